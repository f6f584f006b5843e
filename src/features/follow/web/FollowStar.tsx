import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { FollowKind } from '../contract.ts';
import classes from './FollowStar.module.css';
import { markQuery } from './marks.ts';
import { useFollowing } from './useFollowing.ts';

type FollowStarProps = {
  kind: FollowKind;
  item: number;
  /** Name of the item. */
  name: string;
  /** Size in pixels beside other buttons; in a row it fills its cell. */
  size?: number;
};

/** Shows whether the user follows an item, and toggles it. */
export function FollowStar({ kind, item, name, size }: FollowStarProps) {
  const t = useTexts('follow');
  const { data: mark } = useQuery(markQuery({ kind, item }));
  const { toggle } = useFollowing();
  const isFollowed = Boolean(mark);
  const Star = isFollowed ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      className={classes.star}
      variant={size ? 'default' : 'subtle'}
      color="gray"
      size={size ?? 32}
      aria-pressed={isFollowed}
      aria-label={t('star.follow', { name })}
      data-hint={t(isFollowed ? 'star.stop' : 'star.start')}
      data-in-row={!size || undefined}
      data-follow
      onClick={() => toggle({ kind, item }, name)}
    >
      <Star size={18} />
    </ActionIcon>
  );
}
