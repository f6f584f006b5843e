import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Sending.module.css';

/** Expands and collapses a part of a card; `region` is its id, if it is always rendered. */
export function FoldButton({
  region,
  isShown,
  toggle,
  children,
}: {
  region?: string;
  isShown: boolean;
  toggle: () => void;
  children: ReactNode;
}) {
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.fold}
        aria-expanded={isShown}
        aria-controls={region}
        rightSection={<IconChevronDown size={16} aria-hidden />}
        onClick={toggle}
      >
        {children}
      </Button>
    </div>
  );
}
