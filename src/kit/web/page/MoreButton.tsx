import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTexts } from '../locale/i18n.ts';

type MoreButtonProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  label?: string;
};

/** Fetches a list's next page, while there is one. */
export function MoreButton({ query, label }: MoreButtonProps) {
  const t = useTexts('common');
  if (!query.hasNextPage) return null;
  return (
    <Button mt="md" variant="light" size="xs" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {label ?? t('more')}
    </Button>
  );
}
