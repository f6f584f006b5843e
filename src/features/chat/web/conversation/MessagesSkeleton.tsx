import { Skeleton, Stack } from '@mantine/core';

/** About the size of the messages. */
export function MessagesSkeleton() {
  return (
    <Stack flex={1} justify="flex-end" aria-busy="true">
      {[44, 64, 44, 84, 44].map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={place} height={height} width="56%" ms={place % 2 ? 'auto' : undefined} />
      ))}
    </Stack>
  );
}
