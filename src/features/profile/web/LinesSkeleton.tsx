import { Skeleton } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './Lines.module.css';

/** Placeholder of a card's list. */
export function LinesSkeleton({ count }: { count: number }) {
  const t = useTexts('kit');
  return (
    <div className={classes.lines} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
        <Skeleton key={place} height={40} />
      ))}
    </div>
  );
}
