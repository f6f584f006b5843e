import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './BadgeButton.module.css';

type BadgeButtonProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps> & { count: number };

const mostShown = 99;

/** An icon button with a count at its corner, hidden for zero. Its label must contain the count too. */
export function BadgeButton({ count, children, ...props }: BadgeButtonProps) {
  return (
    <ActionIcon size={44} color="gray" {...props} className={classes.button}>
      {children}
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </ActionIcon>
  );
}
