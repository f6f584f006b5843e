import { Skeleton } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './Head.module.css';

/** Placeholder of the top of the page. */
export function HeadSkeleton() {
  const t = useTexts('kit');
  return (
    <div className={classes.head} role="status" aria-label={t('loading')}>
      <Skeleton className={classes.cover} radius={0} />
      <div className={classes.who}>
        <span className={classes.avatar}>
          <Skeleton circle height={112} />
        </span>
        <div className={classes.words}>
          <Skeleton width={176} height={26} />
          <Skeleton width={128} height={20} />
        </div>
      </div>
      <div className={classes.parts}>
        <Skeleton width={280} height={20} my={12} mx={12} />
      </div>
    </div>
  );
}
