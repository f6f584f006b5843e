import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import type { Status } from '../../entities.ts';
import classes from './StatusAvatar.module.css';

type StatusAvatarProps = {
  person: { fullName: string; avatar: string; status: Status };
  size?: number;
  /** The status stands beside it in words. */
  hasStatusText?: boolean;
};

/** Somebody's picture with a dot that shows whether they are there, and says it to whoever sees no dot. */
export function StatusAvatar({ person: { fullName, avatar, status }, size = 40, hasStatusText: isSaid }: StatusAvatarProps) {
  const t = useTexts('chat');
  return (
    <span className={classes.frame} style={{ '--size': `${size}px` } as CSSProperties}>
      <Avatar name={fullName} src={avatar} size={size} />
      <span className={classes.dot} data-status={status} aria-hidden />
      {!isSaid && <VisuallyHidden>{`${t(`status.${status}`)}. `}</VisuallyHidden>}
    </span>
  );
}

/** The dot alone, where the word stands beside it. */
export function StatusDot({ status }: { status: Status }) {
  return <span className={classes.mark} data-status={status} aria-hidden />;
}
