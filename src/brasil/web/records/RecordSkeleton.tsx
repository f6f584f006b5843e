import { Skeleton } from '@mantine/core';
import { DetailColumns } from '#kit/web/detail/DetailColumns.tsx';

/** Placeholders about as high as the cards of a contract or an ata. */
export function RecordSkeleton() {
  return (
    <DetailColumns
      isSkeleton
      main={
        <>
          <Skeleton height={140} />
          <Skeleton height={360} />
        </>
      }
      side={
        <>
          <Skeleton height={200} />
          <Skeleton height={220} />
        </>
      }
    />
  );
}
