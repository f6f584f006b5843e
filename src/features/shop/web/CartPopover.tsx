import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredPopover } from '#kit/web/popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { CartPanel } from './CartPanel.tsx';

/** The popover of the cart button. */
export function CartPopover({ anchor }: AnchoredProps) {
  const t = useTexts('shop');
  return (
    <AnchoredPopover anchor={anchor} label={t('cart.title')} position="bottom-end" width="min(400px, 100vw - 16px)" padding={0}>
      <CartPanel close={() => anchor.set(false)} />
    </AnchoredPopover>
  );
}
