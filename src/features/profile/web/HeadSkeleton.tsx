import { Group, Skeleton } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import classes from './Profile.module.css';

/** Placeholder of the top of the page. */
export function HeadSkeleton() {
  const t = useTexts('kit');
  return (
    <div className={`${surface.surface} ${classes.head}`} role="status" aria-label={t('loading')}>
      <Skeleton className={classes.cover} radius={0} />
      <Group gap="8px 16px" align="end" px={{ base: 'md', sm: 'lg' }} mb="xs">
        <span className={classes.avatar}>
          <Skeleton circle height={112} />
        </span>
        <div>
          <Skeleton width={176} height={26} mt={{ sm: 'sm' }} mb={2} />
          <Skeleton width={128} height={20} />
        </div>
      </Group>
      <div className={classes.tabs}>
        <Skeleton width={280} height={20} my={12} mx={12} />
      </div>
    </div>
  );
}
