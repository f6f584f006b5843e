import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import type { Notification, notifications } from '../contract.ts';
import { calls } from './calls.ts';

type Page = Reply<typeof notifications.list>;
type Pages = InfiniteData<Page, number | undefined>;
type Count = Reply<typeof notifications.count>;

const listKey = calls.list.key();
const countKey = calls.count.key();

/** The user's loaded notifications, the newest first. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam: before, signal }) => calls.list.send({ query: { before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ notifications, hasMore }) => (hasMore ? notifications.at(-1)?.id : undefined),
  });
}

type Change = (notification: Notification) => Notification | undefined;

/** Optimistic updates, reverted on failure. Afterwards the server's event makes every tab refetch. */
export function useNotificationActions() {
  const queryClient = useQueryClient();
  const changing = <Variables>(changeOf: (variables: Variables) => Change) => ({
    scope: { id: 'notifications' },
    onMutate: async (variables: Variables) => {
      await queryClient.cancelQueries({ queryKey: ['notifications'] });
      const before = { list: queryClient.getQueryData<Pages>(listKey), count: queryClient.getQueryData<Count>(countKey) };
      const change = changeOf(variables);
      const all = before.list?.pages.flatMap((page) => page.notifications) ?? [];
      const less = countUnread(all) - countUnread(all.flatMap((one) => change(one) ?? []));
      queryClient.setQueryData<Pages>(listKey, (list) => list && { ...list, pages: list.pages.map((page) => changed(page, change)) });
      queryClient.setQueryData<Count>(countKey, (count) => count && { ...count, unread: Math.max(0, count.unread - less) });
      return before;
    },
    onError: (_error: unknown, _variables: Variables, before: { list?: Pages; count?: Count } | undefined) => {
      queryClient.setQueryData(listKey, before?.list);
      queryClient.setQueryData(countKey, before?.count);
      return queryClient.invalidateQueries({ queryKey: ['notifications'] });
    },
  });
  const mark = useMutation({
    ...calls.mark.mutation(),
    ...changing<Parameters<typeof calls.mark.send>[0]>(
      ({ params, body }) =>
        (one) =>
          one.id === params.id ? { ...one, isRead: body.isRead } : one,
    ),
  });
  const markAll = useMutation({
    ...calls.markAll.mutation(),
    ...changing<Parameters<typeof calls.markAll.send>[0]>(({ body }) => (one) => ({ ...one, isRead: body.isRead })),
    // There may be more than the loaded pages.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: countKey }),
  });
  const remove = useMutation({
    ...calls.remove.mutation(),
    ...changing<Parameters<typeof calls.remove.send>[0]>(
      ({ params }) =>
        (one) =>
          one.id === params.id ? undefined : one,
    ),
  });
  return {
    mark: ({ id }: Notification, isRead: boolean) => mark.mutate({ params: { id }, body: { isRead } }),
    /** Only those shown when the button was pressed. */
    markAllRead: (newest: Notification | undefined) => markAll.mutate({ body: { isRead: true, upTo: newest?.id } }),
    remove: ({ id }: Notification) => remove.mutate({ params: { id } }),
  };
}

function changed(page: Page, change: Change): Page {
  return { ...page, notifications: page.notifications.flatMap((one) => change(one) ?? []) };
}

function countUnread(all: readonly Notification[]): number {
  return all.filter(({ isRead }) => !isRead).length;
}
