// What maker and assignee of a task hear of what the other does with it.
import type { Queries } from '#kit/server/database/database.ts';
import { findPerson } from './people.ts';
import type { TaskRow } from './places.ts';
import type { News, Telling } from './ports.ts';

/** What is true as long as the task is somebody's to do. */
const whileGiven = ['tasks.given', 'tasks.due'] as const;

/** What the sentence is made of. */
export type TaskNews = { task: number; title: string; by: string; due: string | null };

/**
 * Tells of a task that is new, or was changed by `actor`.
 * @param before as it was; null of a new one
 * @returns who has news
 */
export async function tellOfChange(db: Queries, telling: Telling, actor: number, row: TaskRow, before: TaskRow | null): Promise<number[]> {
  const by = (await findPerson(db, actor))?.name ?? '';
  const about = String(row.id);
  const data: TaskNews = { task: row.id, title: row.title, by, due: row.due_on };
  const hadToDo = before && !before.is_deleted ? before.assignee_id : null;
  const hasToDo = row.is_deleted ? null : row.assignee_id;
  const told: number[] = [];
  if (before && before.due_on !== row.due_on) told.push(...(await telling.takeBack(db, ['tasks.due'], about)));
  if (hadToDo !== null && hadToDo !== hasToDo) told.push(...(await telling.takeBack(db, whileGiven, about, [hadToDo])));
  const news: News[] = [];
  if (hasToDo !== null && hasToDo !== hadToDo && hasToDo !== actor) news.push({ userIds: [hasToDo], kind: 'tasks.given', data, about });
  // Whoever made it hears of what the assignee does, each time anew.
  if (before && actor !== row.user_id) {
    if (hadToDo === actor && hasToDo !== actor) news.push(...(await again(db, telling, 'tasks.returned', row, data)));
    if (row.is_completed && !before.is_completed) news.push(...(await again(db, telling, 'tasks.completed', row, data)));
  }
  if (before?.is_completed && !row.is_completed) told.push(...(await telling.takeBack(db, ['tasks.completed'], about)));
  if (!before?.is_completed && row.is_completed) told.push(...(await telling.takeBack(db, ['tasks.due'], about)));
  await telling.notifyAll(db, news);
  return [...told, ...news.flatMap(({ userIds }) => userIds)];
}

/** Who was told of the same before is told again. */
async function again(db: Queries, telling: Telling, kind: News['kind'], { id, user_id }: TaskRow, data: TaskNews): Promise<News[]> {
  await telling.takeBack(db, [kind], String(id), [user_id]);
  return [{ userIds: [user_id], kind, data, about: String(id) }];
}
