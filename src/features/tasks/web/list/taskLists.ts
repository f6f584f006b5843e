// The cached pages of tasks, and optimistic changes of them.
import type { InfiniteData } from '@tanstack/react-query';
import type { Static } from '#kit/schema.ts';
import type { tasks } from '../../contract.ts';
import type { ListedTask, TaskFacts } from '../../entities.ts';

export type Page = Static<typeof tasks.listPage.reply>;
export type Pages = InfiniteData<Page, number>;

/** A filter or a tag; the URL names at most one of both. */
export type View = { filter: '' | 'open' | 'important' | 'completed' | 'deleted'; tag: '' | TaskFacts['tags'][number] };

/** The tasks of all pages without duplicates: one that moved up meanwhile may be on two pages. */
export function tasksOf(pages: Pages): ListedTask[] {
  return [...new Map(pages.pages.flatMap((page) => page.tasks).map((task) => [task.id, task])).values()];
}

/** Whether a task belongs to a view; after an optimistic change it may not. */
export function belongsInView(task: TaskFacts, { filter, tag }: View): boolean {
  if (task.isDeleted !== (filter === 'deleted')) return false;
  if (filter === 'open' && task.isCompleted) return false;
  if (filter === 'important' && !task.isImportant) return false;
  if (filter === 'completed' && !task.isCompleted) return false;
  return tag === '' || task.tags.includes(tag);
}

/** The pages with some tasks changed. */
export function withPatchedTasks(pages: Pages, ids: ReadonlySet<number>, change: (task: ListedTask) => ListedTask): Pages {
  if (!tasksOf(pages).some(({ id }) => ids.has(id))) return pages;
  return withTasks(pages, (tasks) => tasks.map((task) => (ids.has(task.id) ? change(task) : task)));
}

/** The pages with a task moved behind another, or to the top if `after` is null. */
export function withMovedTask(pages: Pages, id: number, after: number | null): Pages {
  const all = tasksOf(pages);
  const task = all.find((one) => one.id === id);
  if (!task) return pages;
  const others = all.filter((one) => one !== task);
  const place = after === null ? 0 : others.findIndex((one) => one.id === after) + 1;
  const inOrder = others.toSpliced(place, 0, task);
  let from = 0;
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      const until = index === pages.pages.length - 1 ? inOrder.length : from + page.tasks.length;
      const tasks = inOrder.slice(from, until);
      from = until;
      return { ...page, tasks };
    }),
  };
}

/** The task before the drop position, not counting the dragged one. */
export function predecessorAt(tasks: readonly TaskFacts[], id: number, place: number): number | null {
  return tasks.filter((task) => task.id !== id)[place - 1]?.id ?? null;
}

function withTasks(pages: Pages, change: (tasks: ListedTask[]) => ListedTask[]): Pages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, tasks: change(page.tasks) })) };
}
