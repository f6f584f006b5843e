import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import type { Status } from '../../entities.ts';
import classes from './StatusAvatar.module.css';

type StatusAvatarProps = {
  person: { fullName: string; avatar: string; status: Status };
  size?: number;
  /** The status is next to it as text. */
  hasStatusText?: boolean;
};

/** The avatar with a dot that shows the status, and a text for screen readers. */
export function StatusAvatar({ person: { fullName, avatar, status }, size = 40, hasStatusText }: StatusAvatarProps) {
  const t = useTexts('chat');
  return (
    <span className={classes.frame} style={{ '--size': `${size}px` } as CSSProperties}>
      <Avatar name={fullName} src={avatar} size={size} />
      <span className={classes.dot} data-status={status} aria-hidden />
      {!hasStatusText && <VisuallyHidden>{`${t(`status.${status}`)}. `}</VisuallyHidden>}
    </span>
  );
}

/** The dot alone, next to the status as text. */
export function StatusDot({ status }: { status: Status }) {
  return <span className={classes.mark} data-status={status} aria-hidden />;
}
