import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from '../Profile.module.css';

/** Adds a page or a news item to the favourites, or removes it. */
export function FavoriteButton({ name, favorite, toggle }: { name: string; favorite: boolean; toggle: () => void }) {
  const t = useTexts('profile');
  return (
    <ActionIcon size={36} color="gray" aria-pressed={favorite} aria-label={t('favorite', { name })} onClick={toggle}>
      {favorite ? <IconStarFilled className={classes.marked} size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
    </ActionIcon>
  );
}
