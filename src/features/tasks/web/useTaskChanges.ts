import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { messageOf, toast } from '#kit/web/toast/toast.ts';
import type { Task, TaskFacts } from '../entities.ts';
import { calls } from './calls.ts';
import { withMovedTask, withPatchedTasks } from './list/taskLists.ts';
import { changeLists } from './list/useTaskPages.ts';

export type TaskChanges = {
  /** Completes or reopens tasks, and offers to undo it. */
  complete(tasks: readonly TaskFacts[], isCompleted: boolean): Promise<boolean>;
  mark(task: TaskFacts, isImportant: boolean): Promise<boolean>;
  /** Deletes them, and offers to undo it. */
  remove(tasks: readonly TaskFacts[]): Promise<boolean>;
  restore(task: TaskFacts): Promise<boolean>;
  /** @param failed called if it stays where it was */
  move(task: TaskFacts, after: number | null, failed: () => void): Promise<boolean>;
};

type Attempt = { show: () => void; send: () => Promise<unknown>; takeBack: () => void };

/** Changes of tasks: shown optimistically, sent one after the other, and reverted on failure. */
export function useTaskChanges(): TaskChanges {
  const t = useTexts('tasks');
  const format = useFormat();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    // The topic's name, so that events wait until the change is saved.
    mutationKey: ['tasks', 'change'],
    mutationFn: ({ send }: Attempt) => send(),
    scope: { id: 'tasks' },
    meta: { handlesFailure: true },
    onMutate: async ({ show }) => {
      await queryClient.cancelQueries({ queryKey: ['tasks'] });
      show();
    },
    onError: (_error, { takeBack }) => takeBack(),
    onSettled: () => {
      // The last change refetches everything.
      if (queryClient.isMutating({ mutationKey: ['tasks'] }) === 1) void queryClient.invalidateQueries({ queryKey: ['tasks'] });
    },
  });

  return useMemo(() => {
    const attempt = (change: Attempt): Promise<boolean> =>
      mutateAsync(change).then(
        () => true,
        (error) => {
          toast.failure(error);
          return false;
        },
      );
    const patch = (tasks: readonly TaskFacts[], changed: Partial<TaskFacts>, send: () => Promise<unknown>) => {
      const before = new Map(tasks.map((task) => [task.id, pick(task, changed)]));
      const ids = new Set(before.keys());
      return attempt({
        show: () => showChange(queryClient, ids, (task) => ({ ...task, ...changed })),
        send,
        takeBack: () => showChange(queryClient, ids, (task) => ({ ...task, ...before.get(task.id) })),
      });
    };
    const setCompleted = (tasks: readonly TaskFacts[], isCompleted: boolean) =>
      patch(tasks, { isCompleted }, () => calls.complete.send({ body: { taskIds: tasks.map(({ id }) => id), isCompleted } }));
    const mark = (task: TaskFacts, isImportant: boolean) =>
      patch([task], { isImportant }, () => calls.update.send({ body: { task: { id: task.id, isImportant } } }));
    const setDeleted = (tasks: readonly TaskFacts[], isDeleted: boolean) =>
      patch(tasks, { isDeleted }, () => calls.removeMany.send({ body: { taskIds: tasks.map(({ id }) => id), isDeleted } }));
    return {
      complete: async (tasks, isCompleted) => {
        // Undoing must not change those that were in this state before.
        const changed = tasks.filter((task) => task.isCompleted !== isCompleted);
        if (changed.length === 0) return true;
        const isDone = await setCompleted(changed, isCompleted);
        const words = { count: changed.length, figure: format.number(changed.length), title: changed[0]?.title ?? '' };
        const message = t(isCompleted ? 'done' : 'opened', words);
        if (isDone) toast.undo(message, () => void setCompleted(changed, !isCompleted));
        return isDone;
      },
      mark,
      remove: async (tasks) => {
        const isGone = await setDeleted(tasks, true);
        const words = { count: tasks.length, figure: format.number(tasks.length), title: tasks[0]?.title ?? '' };
        if (isGone) toast.undo(t('removed', words), () => void setDeleted(tasks, false));
        return isGone;
      },
      restore: async (task) => {
        const isBack = await setDeleted([task], false);
        if (isBack) toast.success(t('restored', { title: task.title }));
        return isBack;
      },
      move: async (task, after, failed) => {
        let before: Map<readonly unknown[], unknown> | undefined;
        try {
          await mutateAsync({
            show: () => {
              before = new Map(queryClient.getQueriesData({ queryKey: calls.listPage.key() }));
              changeLists(queryClient, (pages) => withMovedTask(pages, task.id, after));
            },
            send: () => calls.move.send({ params: { id: task.id }, body: { after } }),
            takeBack: () => before?.forEach((pages, queryKey) => void queryClient.setQueryData(queryKey, pages)),
          });
          return true;
        } catch (error) {
          failed();
          toast.danger(`${t('drag.failed', { title: task.title })} ${messageOf(error)}`);
          return false;
        }
      },
    };
  }, [mutateAsync, queryClient, format, t]);
}

/** In every cached list and in the editor. */
function showChange(queryClient: QueryClient, ids: ReadonlySet<number>, change: <T extends TaskFacts>(task: T) => T): void {
  changeLists(queryClient, (pages) => withPatchedTasks(pages, ids, change));
  for (const id of ids) queryClient.setQueryData<Task>(calls.show.key({ params: { id } }), (task) => task && change(task));
}

function pick(task: TaskFacts, names: Partial<TaskFacts>): Partial<TaskFacts> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, task[name as keyof TaskFacts]]));
}
