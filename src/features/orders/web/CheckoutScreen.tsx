import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CartItem } from '#features/shop/contract.ts';
import detail from '#kit/web/detail/Detail.module.css';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';
import { focusFirst } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import type { Address } from '../entities.ts';
import { faultOfReference } from '../payment.ts';
import { pricesOf, toCents } from '../prices.ts';
import { calls, shopCalls } from './calls.ts';
import { ADDRESS_FORM } from './checkout/AddressForm.tsx';
import { AddressStage } from './checkout/AddressStage.tsx';
import { CartStage, EmptyCart, UnsureOrder } from './checkout/CartStage.tsx';
import classes from './checkout/Checkout.module.css';
import { faultsOfCart } from './checkout/cartFaults.ts';
import { PaymentStage } from './checkout/PaymentStage.tsx';
import { StageList } from './checkout/StageList.tsx';
import { isBegun } from './checkout/typedAddress.ts';
import { type Checkout, useCheckout } from './checkout/useCheckout.ts';
import { usePlaceOrder } from './checkout/usePlaceOrder.ts';
import { checkoutSearch, type Stage } from './checkoutSearch.ts';
import { PriceList } from './PriceList.tsx';

type Wish = (productId: number) => Promise<unknown>;

/** The checkout in three steps. @param wish adds a product to the wishlist */
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
        <CheckoutSkeleton />
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
  const [faults, setFaults] = useState<{ reference?: string; addressId?: string }>({});
  const refuse = (found: typeof faults) => {
    setFaults(found);
    focusFirst(found);
  };
  const { place, retry, isBusy } = usePlaceOrder(checkout, products, {
    refused: (words, etapa) => {
      setRefused(words);
      set({ etapa });
    },
    referenceRefused: (reference) => refuse({ reference }),
  });
  const { addressId, typed, method, reference } = checkout.state;
  const address = addresses.find(({ id }) => id === addressId);
  const cartFaults = faultsOfCart(products);
  const isCartReady = products.length > 0 && Object.keys(cartFaults).length === 0;
  const isTyping = isBegun(typed, addresses);
  const open: Stage[] = ['carrinho', ...(isCartReady ? (['endereco'] as const) : [])];
  // An incomplete address must be saved or discarded first.
  if (isCartReady && address && !isTyping) open.push('pagamento');
  const stage = open.includes(query.etapa) ? query.etapa : (open.at(-1) as Stage);

  useEffect(() => {
    if (stage !== query.etapa && !isBusy) set({ etapa: stage }, { replace: true });
  }, [stage, query.etapa, set, isBusy]);

  // A single address is chosen automatically.
  const only = addresses.length === 1 ? addresses[0]?.id : undefined;
  const { set: keep } = checkout;
  useEffect(() => {
    if (only !== undefined && !address && !typed) keep({ addressId: only });
  }, [only, address, typed, keep]);

  const change: Checkout['set'] = (changed) => {
    setFaults({});
    checkout.set(changed);
  };
  const goTo = (etapa: Stage) => {
    setRefused([]);
    void navigate({ to: '/apps/ecommerce/checkout', search: { etapa } });
  };
  const toAddress = () => {
    if (isCartReady) goTo('endereco');
    else focusFirst(cartFaults);
  };
  const toPayment = () => {
    if (!address) return refuse({ addressId: t('fault.address') });
    if (typed) change({ typed: undefined });
    goTo('pagamento');
  };
  const order = () => {
    const wrong = faultOfReference(method, reference);
    if (wrong) return refuse({ reference: t(`fault.reference.${wrong}`) });
    setFaults({});
    if (!isBusy) place();
  };
  if (products.length === 0) return isBusy ? <CheckoutSkeleton /> : retry ? <UnsureOrder retry={retry} /> : <EmptyCart />;
  const priced = products.map(({ price, ...item }) => ({ ...item, priceCents: toCents(price) }));
  const own = { ...checkout, set: change };
  // An open address form is saved first.
  const isFormNext = isTyping || (!address && (typed !== undefined || addresses.length === 0));
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
            <AddressStage checkout={own} addresses={addresses} fault={faults.addressId} goOn={() => goTo('pagamento')} />
          ) : (
            <PaymentStage checkout={own} address={address} fault={faults.reference} />
          )
        }
        side={
          <DetailCard title={t('price.title')}>
            <PriceList prices={pricesOf(priced)} isOpen />
            {stage === 'carrinho' && (
              <>
                <Button {...nextButton} onClick={toAddress}>
                  {t('checkout.toAddress')}
                </Button>
                <Button fullWidth mt="xs" variant="subtle" renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>
                  {t('checkout.goOn')}
                </Button>
              </>
            )}
            {stage === 'endereco' && (
              <Button {...nextButton} {...(isFormNext ? { type: 'submit', form: ADDRESS_FORM } : { onClick: toPayment })}>
                {t('checkout.toPayment')}
              </Button>
            )}
            {stage === 'pagamento' && (
              <Button {...nextButton} loading={isBusy} onClick={order}>
                {t('checkout.order')}
              </Button>
            )}
          </DetailCard>
        }
      />
    </>
  );
}

const nextButton = { fullWidth: true, size: 'md', mt: 'md' } as const;

/** About as high as the checkout. */
function CheckoutSkeleton() {
  return (
    <>
      <Skeleton height={72} />
      <DetailColumns
        isSkeleton
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
