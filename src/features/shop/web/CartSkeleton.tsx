import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './CartPanel.module.css';

/** A loading cart with two products. */
export function CartSkeleton() {
  const t = useTexts('kit');
  return (
    <div className={classes.panel} aria-busy>
      <div className={classes.header}>
        <Skeleton width={96} height={20} />
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </div>
      <div className={classes.items}>
        {['first', 'second'].map((line) => (
          <div key={line} className={classes.line}>
            <Skeleton width={64} height={64} />
            <div className={classes.words}>
              <Skeleton width="80%" height={16} />
              <Skeleton width="40%" height={12} />
            </div>
            <div className={classes.sum}>
              <Skeleton width={92} height={34} />
              <Skeleton width={80} height={16} />
            </div>
          </div>
        ))}
      </div>
      <div className={classes.footer}>
        <Skeleton height={24} />
        <Skeleton height={42} />
      </div>
    </div>
  );
}
