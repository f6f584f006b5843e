// Options of `useInfiniteQuery` for lists that grow page by page.
import type { InfiniteData } from '@tanstack/react-query';

/** Pages by number, as long as `total` says that there are more. */
export const pagesByNumber = (perPage: number) => ({
  initialPageParam: 1,
  getNextPageParam: ({ total }: { total: number }, pages: readonly unknown[]) =>
    pages.length * perPage < total ? pages.length + 1 : undefined,
});

/** The items of all pages; pages may overlap when items are added or removed while they are fetched. */
export function itemsOf<Page, Item extends { id: number }>(
  data: Pick<InfiniteData<Page>, 'pages'> | undefined,
  ofPage: (page: Page) => readonly Item[],
): Item[] {
  return [...new Map(data?.pages.flatMap(ofPage).map((item) => [item.id, item])).values()];
}
