import { Skeleton } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import classes from './ProductScreen.module.css';

/** A loading product. */
export function ProductSkeleton() {
  const kit = useTexts('kit');
  return (
    <div role="status" aria-label={kit('loading')}>
      <div className={`${surface.surface} ${classes.offer}`}>
        <div className={classes.picture}>
          <Skeleton />
        </div>
        <div className={classes.words}>
          <Skeleton width="40%" height={20} />
          <Skeleton width="30%" height={36} />
          <Skeleton width="50%" height={20} />
          <Skeleton height={72} />
          <Skeleton height={72} />
          <Skeleton width="70%" height={44} />
        </div>
      </div>
    </div>
  );
}
