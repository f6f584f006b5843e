import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { BadgeButton } from '#kit/web/page/BadgeButton.tsx';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { calls } from './calls.ts';

const fetchPanel = () => import('./CartPopover.tsx');
const CartPopover = lazy(async () => ({ default: (await fetchPanel()).CartPopover }));

/** Shows the number of products in the cart, and opens the cart. */
export function CartButton() {
  const t = useTexts('shop');
  const { data } = useQuery(calls.readCart.query());
  const count = data?.products.length ?? 0;
  return (
    <Opener opens="dialog" fetch={fetchPanel} panel={(anchor) => <CartPopover anchor={anchor} />}>
      <BadgeButton count={count} aria-label={count > 0 ? t('cart.open', { count }) : t('cart.openEmpty')} data-hint={t('cart.title')}>
        <IconShoppingCart size={20} aria-hidden />
      </BadgeButton>
    </Opener>
  );
}
