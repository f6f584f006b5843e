import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTexts } from '../locale/i18n.ts';

type MoreButtonProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
};

/** Fetches a list's next page, while there is one. */
export function MoreButton({ query }: MoreButtonProps) {
  const t = useTexts('common');
  if (!query.hasNextPage) return null;
  return (
    <Button mt="md" variant="light" size="xs" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t('more')}
    </Button>
  );
}
