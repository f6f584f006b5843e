import { Button } from '@mantine/core';
import { IconCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/i18n.ts';

type CartActionProps = {
  name: string;
  isInCart: boolean;
  stock: number;
  add: () => void;
  size?: 'sm' | 'md';
  className?: string | undefined;
  /** What it says instead of «put into the cart». */
  words?: string;
};

/** Puts a product into the cart; what is in it already leads there. */
export function CartAction({ name, isInCart, stock, add, size = 'sm', className, words }: CartActionProps) {
  const t = useTexts('catalogue');
  const iconSize = 18;
  if (isInCart)
    return (
      <Button
        className={className}
        size={size}
        variant="light"
        leftSection={<IconCheck size={iconSize} aria-hidden />}
        renderRoot={(props) => <Link to="/apps/ecommerce/checkout" aria-label={t('cart.seeWith', { name })} {...props} />}
      >
        {t('cart.see')}
      </Button>
    );
  return (
    <Button
      className={className}
      size={size}
      disabled={stock === 0}
      aria-label={`${words ?? t('cart.add')}: ${name}`}
      leftSection={<IconShoppingCartPlus size={iconSize} aria-hidden />}
      onClick={add}
    >
      {stock === 0 ? t('stock.none') : (words ?? t('cart.add'))}
    </Button>
  );
}
