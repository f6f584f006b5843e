import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './WishButton.module.css';

type WishButtonProps = { name: string; isInWishlist: boolean; toggle: () => void };

/** The heart button: adds a product to the wishlist or removes it. */
export function WishButton({ name, isInWishlist, toggle }: WishButtonProps) {
  const t = useTexts('catalogue');
  const Icon = isInWishlist ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      className={classes.heart}
      variant="default"
      size={40}
      aria-pressed={isInWishlist}
      aria-label={t('wish.of', { name })}
      data-hint={isInWishlist ? t('wish.remove') : t('wish.add')}
      onClick={toggle}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
