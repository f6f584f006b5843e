// Finds a user's tasks for the search of everything.
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import type { ListedTask } from '../entities.ts';
import type { TasksOptions } from './ports.ts';
import { listPage } from './queries.ts';

/** Tasks with `q` in their title that the user created or is assigned to: open ones first, each newest first. `at`: when it is due. */
export async function findTasks(
  { database, images, things }: Pick<TasksOptions, 'database' | 'images' | 'things'>,
  userId: number,
  { q, limit }: SearchQuery,
): Promise<FoundEntry[]> {
  const find = (filter: 'open' | 'completed', most: number) =>
    listPage(database.read, { images, things }, userId, { q, filter, tag: '' }, { sort: 'latest', limit: most });
  const open = await find('open', limit);
  const done = open.length < limit ? await find('completed', limit - open.length) : [];
  return [...open, ...done].map((task) => toEntry(task, userId));
}

function toEntry({ id, title, assignee, owner, dueDate, isCompleted, thing }: ListedTask, userId: number): FoundEntry {
  const other = owner.id === userId ? assignee : owner;
  return {
    ...{ title, by: other && other.id !== userId ? other.fullName : '', words: thing?.name ?? '', link: `/apps/todo?task=${id}` },
    ...(dueDate && { at: startOfDayInBrasilia(dueDate) }),
    ...(isCompleted && { state: 'completed' }),
  };
}
