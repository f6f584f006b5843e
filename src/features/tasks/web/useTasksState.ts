import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type ListState, useListState } from '#kit/web/search/listState.ts';
import { tags } from '../entities.ts';
import type { View } from './list/taskLists.ts';
import { tasksSearch } from './tasksSearch.ts';

export const filters = ['open', 'important', 'completed', 'deleted'] as const;

export type TasksState = ListState<typeof tasksSearch> & {
  view: View;
  /** The part of the URL that the server is queried with. */
  serverQuery: View & {
    q: string;
    from?: string | undefined;
    to?: string | undefined;
    overdue: boolean;
    sortBy: ListState<typeof tasksSearch>['query']['sortBy'];
  };
  /** Opens the editor for a task or a new one. */
  open(task: number | 'new'): void;
};

/** State of the screen in its URL. An unknown filter or tag redirects to all tasks. */
export function useTasksState(): TasksState {
  const { filter, tag } = useParams({ strict: false }) as { filter?: string; tag?: string };
  const list = useListState(tasksSearch);
  const navigate = useNavigate();
  const view: View = { filter: filters.find((one) => one === filter) ?? '', tag: tags.find((one) => one === tag) ?? '' };
  const isUnknown = view.filter !== (filter ?? '') || view.tag !== (tag ?? '');
  useEffect(() => {
    if (isUnknown) void navigate({ to: '/apps/todo', search: (search) => search, replace: true });
  }, [isUnknown, navigate]);
  const { q, sortBy, from, to, overdue } = list.query;
  return {
    ...list,
    view,
    serverQuery: { ...view, q, sortBy, from, to, overdue },
    open: (task) => list.set({ task: String(task), thing: undefined }),
  };
}
