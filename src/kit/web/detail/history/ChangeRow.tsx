import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../locale/i18n.ts';
import classes from './History.module.css';

type ChangeRowProps = {
  /** What changed. */
  label: ReactNode;
  /** Emphasised, such as a moved deadline. */
  isUrgent?: boolean;
  /** From what to what. */
  children: ReactNode;
};

/** A change in a record's history. */
export function ChangeRow({ label, isUrgent, children }: ChangeRowProps) {
  return (
    <li className={classes.change} data-urgent={isUrgent || undefined}>
      <span className={classes.label}>{label}</span>
      <span>{children}</span>
    </li>
  );
}

/** The value before and after; an empty one is said to be empty. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useTexts('common');
  return (
    <>
      <span className={classes.before}>{before || t('history.empty')}</span>{' '}
      <IconArrowRight className={classes.arrow} size={14} aria-hidden />
      <VisuallyHidden>{t('history.to')} </VisuallyHidden>
      <strong>{after || t('history.empty')}</strong>
    </>
  );
}
