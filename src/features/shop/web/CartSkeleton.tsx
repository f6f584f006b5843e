import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './CartPanel.module.css';

/** A loading cart with two products. */
export function CartSkeleton() {
  const t = useTexts('kit');
  return (
    <div className={classes.panel} aria-busy>
      <Group px="md" py="sm">
        <Skeleton width={96} height={20} />
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </Group>
      <div className={classes.items}>
        {['first', 'second'].map((line) => (
          <div key={line} className={classes.line}>
            <Skeleton width={64} height={64} />
            <Stack gap={4}>
              <Skeleton width="80%" height={16} />
              <Skeleton width="40%" height={12} />
            </Stack>
            <Group className={classes.sum} gap="xs" justify="space-between" mt="xs">
              <Skeleton width={92} height={34} />
              <Skeleton width={80} height={16} />
            </Group>
          </div>
        ))}
      </div>
      <Stack gap="sm" className={classes.footer}>
        <Skeleton height={24} />
        <Skeleton height={42} />
      </Stack>
    </div>
  );
}
