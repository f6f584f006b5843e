import { Skeleton } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import classes from './ProductCard.module.css';

/** Loading products of the final size. */
export function ProductGridSkeleton({ view, count }: { view: 'grid' | 'list'; count: number }) {
  const kit = useTexts('kit');
  return (
    <div className={classes.room} role="status" aria-label={kit('loading')}>
      <div className={classes[view]}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is as the other
          <div key={place} className={`${surface.surface} ${classes.card}`}>
            <div className={classes.picture}>
              <Skeleton />
            </div>
            <div className={classes.words}>
              <Skeleton width="40%" height={16} />
              <Skeleton width="90%" height={37} />
              <Skeleton width={88} height={16} />
            </div>
            <div className={classes.deal}>
              <Skeleton width={96} height={26} />
              <Skeleton width="60%" height={20} />
              <Skeleton className={classes.action} height={36} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
