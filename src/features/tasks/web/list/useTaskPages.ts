import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { pagesByNumber } from '#kit/web/request/pages.ts';
import { calls } from '../calls.ts';
import type { TasksState } from '../useTasksState.ts';
import type { Page, Pages, View } from './taskLists.ts';

type PagesQuery = TasksState['serverQuery'];

/** Page size. */
const perPage = 50;

/** The tasks of a view, page by page. A changed search or order shows the previous tasks until loaded; a different view does not. */
export function useTaskPages(serverQuery: PagesQuery) {
  return useInfiniteQuery<Page, Error, Pages, readonly unknown[], number>({
    queryKey: [...calls.listPage.key({ query: { ...serverQuery, perPage } }), 'pages'],
    queryFn: ({ pageParam, signal }) => calls.listPage.send({ query: { ...serverQuery, perPage, page: pageParam } }, { signal }),
    ...pagesByNumber(perPage),
    placeholderData: (before, query) => (isSameView(query?.queryKey, serverQuery) ? before : undefined),
  });
}

function isSameView(queryKey: readonly unknown[] | undefined, { filter, tag }: View): boolean {
  const { query } = (queryKey?.[2] ?? {}) as { query?: View };
  return query?.filter === filter && query.tag === tag;
}

/** Changes every cached list of tasks. */
export function changeLists(queryClient: QueryClient, change: (pages: Pages) => Pages): void {
  queryClient.setQueriesData<Pages>({ queryKey: calls.listPage.key() }, (pages) => pages && change(pages));
}
