import { Button, Stack } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CartItem } from '#features/shop/contract.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { CartRow } from './CartRow.tsx';
import { useFaultWords } from './cartFaults.ts';
import { useCartChanges } from './useCartChanges.ts';

type CartStageProps = { products: readonly CartItem[]; wish: (productId: number) => Promise<unknown> };

/** The products to order and their quantities. */
export function CartStage({ products, wish }: CartStageProps) {
  const t = useTexts('orders');
  const changes = useCartChanges(wish);
  const faultWords = useFaultWords();
  const faults = products.flatMap((item) => {
    const words = faultWords(item);
    return words === undefined ? [] : [`${item.name}: ${words}`];
  });
  return (
    <DetailCard title={t('cart.title')} aside={<span className={textStyles.minor}>{t('cart.products', { count: products.length })}</span>}>
      <Stack component="ul" gap={0}>
        {products.map((item) => (
          <CartRow key={item.id} item={item} changes={changes} />
        ))}
      </Stack>
      {/* Announces products that sell out meanwhile. */}
      <p className={textStyles.visuallyHidden} role="status">
        {faults.join(' ')}
      </p>
    </DetailCard>
  );
}

/** Shown if the cart is empty. */
export function EmptyCart() {
  const t = useTexts('orders');
  return (
    <EmptyState icon={<IconShoppingCart />} title={t('cart.empty')} hint={t('cart.emptyHint')}>
      <Button variant="light" renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>
        {t('toShop')}
      </Button>
      <Button variant="subtle" renderRoot={(props) => <Link to="/pedidos" {...props} />}>
        {t('cart.toOrders')}
      </Button>
    </EmptyState>
  );
}

/** Shown if the cart is empty after an order without a reply. @param retry repeats the request, which cannot place a second order */
export function UnsureOrder({ retry }: { retry: () => void }) {
  const t = useTexts('orders');
  return (
    <div role="alert">
      <EmptyState icon={<IconShoppingCart />} title={t('unsure.title')} hint={t('unsure.hint')}>
        <Button onClick={retry}>{t('unsure.ask')}</Button>
        <Button variant="subtle" renderRoot={(props) => <Link to="/pedidos" {...props} />}>
          {t('cart.toOrders')}
        </Button>
      </EmptyState>
    </div>
  );
}
