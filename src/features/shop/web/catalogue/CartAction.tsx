import { Button } from '@mantine/core';
import { IconCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';

type CartActionProps = {
  name: string;
  isInCart: boolean;
  stock: number;
  add: () => void;
  /** A less prominent button for lists. */
  isCalm?: boolean;
  className?: string | undefined;
};

/** Adds a product to the cart; if it is there already, links to the cart. */
export function CartAction({ name, isInCart, stock, add, isCalm, className }: CartActionProps) {
  const t = useTexts('catalogue');
  const size = isCalm ? 'sm' : 'md';
  if (isInCart)
    return (
      <Button
        className={className}
        size={size}
        variant="default"
        leftSection={<IconCheck size={18} aria-hidden />}
        renderRoot={(props) => <Link to="/apps/ecommerce/checkout" aria-label={t('cart.seeWith', { name })} {...props} />}
      >
        {t('cart.see')}
      </Button>
    );
  return (
    <Button
      className={className}
      size={size}
      variant={isCalm ? 'light' : 'filled'}
      disabled={stock === 0}
      aria-label={`${stock === 0 ? t('stock.none') : t('cart.add')}: ${name}`}
      leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
      onClick={add}
    >
      {stock === 0 ? t('stock.none') : t('cart.add')}
    </Button>
  );
}
