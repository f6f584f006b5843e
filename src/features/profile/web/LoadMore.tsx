import { Button, Loader } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';

type LoadMoreProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The list it extends. */
  list: RefObject<HTMLElement | null>;
  /** How many are shown. */
  length: number;
  label: string;
};

/** Fetches the next page. After the last one the button disappears, and the first new row takes its focus. */
export function LoadMore({ query, list, length, label }: LoadMoreProps) {
  const askedAfter = useRef<number>(undefined);
  const { hasNextPage, isFetchingNextPage } = query;
  useEffect(() => {
    const first = askedAfter.current;
    if (first === undefined || length <= first) return;
    askedAfter.current = undefined;
    if (hasNextPage) return;
    const row = list.current?.children[first];
    const target = row?.matches('[tabindex]') ? row : row?.querySelector('[tabindex], a, button');
    (target as HTMLElement | null | undefined)?.focus();
  }, [length, hasNextPage, list]);
  if (!hasNextPage) return null;
  const showMore = () => {
    askedAfter.current = length;
    query.fetchNextPage();
  };
  return (
    // Not `loading`, which would remove its focus.
    <Button
      variant="default"
      leftSection={isFetchingNextPage && <Loader size={16} />}
      style={{ justifySelf: 'center' }}
      onClick={isFetchingNextPage ? undefined : showMore}
    >
      {label}
    </Button>
  );
}
