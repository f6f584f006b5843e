import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CartItem } from '#features/shop/contract.ts';
import detail from '#kit/web/detail/Detail.module.css';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { Failure } from '#kit/web/Failure.tsx';
import { focusFirst } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { useListState } from '#kit/web/listState.ts';
import { Page } from '#kit/web/Page.tsx';
import type { Address } from '../entities.ts';
import { faultOfReference, type ReferenceFault } from '../payment.ts';
import { pricesOf, toCents } from '../prices.ts';
import { calls, shopCalls } from './calls.ts';
import { AddressStage } from './checkout/AddressStage.tsx';
import { CartStage, EmptyCart } from './checkout/CartStage.tsx';
import classes from './checkout/Checkout.module.css';
import { faultOf } from './checkout/cartFaults.ts';
import { PaymentStage } from './checkout/PaymentStage.tsx';
import { StageList } from './checkout/StageList.tsx';
import { type Checkout, useCheckout } from './checkout/useCheckout.ts';
import { usePlaceOrder } from './checkout/usePlaceOrder.ts';
import { checkoutSearch, type Stage } from './checkoutSearch.ts';
import { PriceList } from './PriceList.tsx';

type Wish = (productId: number) => Promise<unknown>;

/** From the cart to the order, in three steps. @param wish puts a product on the list of wishes */
export function CheckoutScreen({ wish }: { wish: Wish }) {
  const t = useTexts('orders');
  const cart = useQuery(shopCalls.readCart.query());
  const addresses = useQuery(calls.addresses.query());
  const { checkout, query } = useCheckout();
  const failed = [cart, addresses, query].find(({ isError, data }) => isError && data === undefined);
  return (
    <Page title={t('checkout.title')}>
      {cart.data && addresses.data && checkout ? (
        <Stages products={cart.data.products} addresses={addresses.data.addresses} checkout={checkout} wish={wish} />
      ) : failed ? (
        <Failure error={failed.error} retry={() => failed.refetch()} />
      ) : (
        <Bones />
      )}
    </Page>
  );
}

type StagesProps = { products: CartItem[]; addresses: Address[]; checkout: Checkout; wish: Wish };

function Stages({ products, addresses, checkout, wish }: StagesProps) {
  const t = useTexts('orders');
  const navigate = useNavigate();
  const { query, set } = useListState(checkoutSearch);
  const [refused, setRefused] = useState<string[]>([]);
  const [fault, setFault] = useState<ReferenceFault>();
  const place = usePlaceOrder(checkout, products, (words) => {
    setRefused(words);
    set({ etapa: 'carrinho' });
  });
  const address = addresses.find(({ id }) => id === checkout.state.addressId);
  const isCartReady = products.length > 0 && products.every((item) => faultOf(item) === undefined);
  const open: Stage[] = ['carrinho', ...(isCartReady ? (['endereco'] as const) : [])];
  if (isCartReady && address) open.push('pagamento');
  const stage = open.includes(query.etapa) ? query.etapa : (open.at(-1) as Stage);

  useEffect(() => {
    if (stage !== query.etapa && !place.isPending && !place.isSuccess) set({ etapa: stage }, { replace: true });
  }, [stage, query.etapa, set, place.isPending, place.isSuccess]);

  const setPayment: Checkout['set'] = (change) => {
    setFault(undefined);
    checkout.set(change);
  };
  const goTo = (etapa: Stage) => {
    setRefused([]);
    void navigate({ to: '/apps/ecommerce/checkout', search: { etapa } });
  };
  const order = () => {
    const wrong = faultOfReference(checkout.state.method, checkout.state.reference);
    setFault(wrong);
    if (wrong) focusFirst({ reference: wrong });
    else if (!place.isPending && !place.isSuccess) place.mutate();
  };
  if (products.length === 0) return place.isPending || place.isSuccess ? <Bones /> : <EmptyCart />;
  const priced = products.map(({ price, ...item }) => ({ ...item, priceCents: toCents(price) }));
  return (
    <>
      <StageList stage={stage} open={open} />
      {refused.length > 0 && (
        <div className={classes.refused} role="alert">
          <strong>{t('checkout.refused')}</strong>
          <ul>
            {refused.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <DetailColumns
        main={
          stage === 'carrinho' ? (
            <CartStage products={products} wish={wish} />
          ) : stage === 'endereco' || !address ? (
            <AddressStage checkout={checkout} addresses={addresses} />
          ) : (
            <PaymentStage checkout={{ ...checkout, set: setPayment }} address={address} fault={fault && t(`fault.reference.${fault}`)} />
          )
        }
        side={
          <DetailCard title={t('price.title')}>
            <PriceList prices={pricesOf(priced)} isOpen />
            {stage === 'carrinho' && (
              <Button fullWidth size="md" mt="md" disabled={!isCartReady} onClick={() => goTo('endereco')}>
                {t('checkout.toAddress')}
              </Button>
            )}
            {stage === 'endereco' && (
              <Button fullWidth size="md" mt="md" disabled={!address} onClick={() => goTo('pagamento')}>
                {t('checkout.toPayment')}
              </Button>
            )}
            {stage === 'pagamento' && (
              <Button fullWidth size="md" mt="md" loading={place.isPending} onClick={order}>
                {t('checkout.order')}
              </Button>
            )}
            {stage === 'carrinho' && (
              <Button fullWidth mt="xs" variant="subtle" renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>
                {t('checkout.goOn')}
              </Button>
            )}
          </DetailCard>
        }
      />
    </>
  );
}

/** The cart to come, about as high as it will be. */
function Bones() {
  return (
    <>
      <Skeleton height={72} />
      <DetailColumns
        areBones
        main={
          <div className={detail.card}>
            <Skeleton height={320} />
          </div>
        }
        side={
          <div className={detail.card}>
            <Skeleton height={240} />
          </div>
        }
      />
    </>
  );
}
