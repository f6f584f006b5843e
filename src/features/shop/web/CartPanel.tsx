import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { neighbourOf } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { type CartItem, faultInCart } from '../contract.ts';
import { CartLine } from './CartLine.tsx';
import classes from './CartPanel.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { calls } from './calls.ts';
import { useCart } from './useCart.ts';

/** The products in the cart, their total, and the link to the checkout. */
export function CartPanel({ close }: { close: () => void }) {
  const query = useQuery(calls.readCart.query());
  return (
    <Loaded query={query} skeleton={<CartSkeleton />}>
      {({ products }) => (products.length > 0 ? <Filled products={products} close={close} /> : <Empty close={close} />)}
    </Loaded>
  );
}

function Filled({ products, close }: { products: CartItem[]; close: () => void }) {
  const t = useTexts('shop');
  const format = useFormat();
  const cart = useCart();
  const panel = useRef<HTMLElement>(null);
  // Products that cannot be ordered do not count.
  const total = products.reduce((sum, item) => sum + (faultInCart(item) ? 0 : item.price * item.qty), 0);
  const removeFrom = (line: HTMLElement | null, item: CartItem) => {
    // The focused button is removed.
    (neighbourOf(line, '[data-remove]') ?? panel.current?.closest<HTMLElement>('[role=dialog]'))?.focus();
    void cart.remove(item);
  };
  return (
    <section ref={panel} className={classes.panel}>
      <Group component="header" justify="space-between" px="md" py="sm">
        <Title order={2} fz="lg">
          {t('cart.title')}
        </Title>
        <Badge variant="light">{t('cart.items', { count: products.length })}</Badge>
      </Group>
      <ul className={classes.items}>
        {products.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            setQty={(qty) => cart.changeQty(item, qty)}
            remove={(line) => removeFrom(line, item)}
            close={close}
          />
        ))}
      </ul>
      <Stack component="footer" gap="sm" className={classes.footer}>
        <Group component="p" justify="space-between" aria-live="polite">
          {t('cart.subtotal')}
          <Text component="strong" fz="lg" fw={650}>
            {format.money(total)}
          </Text>
        </Group>
        <Button fullWidth size="md" renderRoot={(props) => <Link to="/apps/ecommerce/checkout" onClick={close} {...props} />}>
          {t('cart.checkout')}
        </Button>
      </Stack>
    </section>
  );
}

function Empty({ close }: { close: () => void }) {
  const t = useTexts('shop');
  return (
    <EmptyState icon={<IconShoppingCart />} title={t('cart.empty')} hint={t('cart.emptyHint')}>
      <Button variant="light" data-autofocus renderRoot={(props) => <Link to="/apps/ecommerce/shop" onClick={close} {...props} />}>
        {t('cart.toShop')}
      </Button>
    </EmptyState>
  );
}
