import { Skeleton, Stack } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Placeholder of a card's list. */
export function LinesSkeleton({ count }: { count: number }) {
  const t = useTexts('kit');
  return (
    <Stack gap="sm" role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all of them are alike
        <Skeleton key={place} height={40} />
      ))}
    </Stack>
  );
}
