import { UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './GutterTab.module.css';

type GutterTabProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** Where at the window's edge. */
  at: 'middle' | 'end';
  /** Its accessible name and its hint. */
  label: string;
  /** A phone has no gutter: there it floats over the content, or is hidden. */
  phone: 'floating' | 'hidden';
};

/** A button in the gutter at the window's edge, where it covers no content. Its only child is an icon. */
export function GutterTab({ at, label, phone, ...button }: GutterTabProps) {
  return <UnstyledButton className={classes.tab} data-at={at} data-phone={phone} aria-label={label} data-hint={label} {...button} />;
}
