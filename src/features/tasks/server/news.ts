// What maker and assignee of a task hear of what the other does with it.
import { startOfDayInBrasilia } from '#kit/brasilia.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { TaskNews } from '../news.ts';
import { findPerson } from './people.ts';
import type { TaskRow } from './places.ts';
import type { News, Telling } from './ports.ts';

/** `before` is null of a new one. */
export type Change = { row: TaskRow; before: TaskRow | null };

/**
 * Tells of tasks that are new, or were changed by `actor`.
 * @returns who has news
 */
export async function tellOfChanges(db: Queries, telling: Telling, actor: number, changes: readonly Change[]): Promise<number[]> {
  const by = (await findPerson(db, actor))?.name ?? '';
  const told: number[] = [];
  const news: News[] = [];
  for (const { row, before } of changes) {
    told.push(...(await takeBackWhatEnded(db, telling, row, before)));
    if (before) await renewGiven(db, telling, row, before);
    news.push(...(await newsOfChange(db, telling, actor, by, { row, before })));
  }
  await telling.notifyAll(db, news);
  return [...told, ...news.flatMap(({ userIds }) => userIds)];
}

/** What the sentences are made of. */
export function newsOf({ id, title, due_on }: Pick<TaskRow, 'id' | 'title' | 'due_on'>, by: string): TaskNews {
  return { task: id, title, by, due: due_on && startOfDayInBrasilia(due_on) };
}

/** Who has a task to do by somebody else's wish, who therefore was told of it. */
function givenTo(row: TaskRow | null): number | null {
  return row && !row.is_deleted && row.assignee_id !== row.user_id ? row.assignee_id : null;
}

/** What was said is true no more: that it is somebody's to do, that it falls due, that it is done. */
async function takeBackWhatEnded(db: Queries, telling: Telling, row: TaskRow, before: TaskRow | null): Promise<number[]> {
  if (!before) return [];
  const about = String(row.id);
  const isDueNoMore = row.due_on !== before.due_on || row.is_deleted || row.is_completed || row.assignee_id !== before.assignee_id;
  const told = before.told_due_on !== null && isDueNoMore ? await telling.takeBack(db, ['tasks.due'], about) : [];
  const had = givenTo(before);
  if (had !== null && had !== givenTo(row)) told.push(...(await telling.takeBack(db, ['tasks.given'], about, [had])));
  if (had !== null && before.is_completed && !row.is_completed) told.push(...(await telling.takeBack(db, ['tasks.completed'], about)));
  return told;
}

/** Who was given it reads what it is called by now. */
async function renewGiven(db: Queries, telling: Telling, row: TaskRow, before: TaskRow): Promise<void> {
  if (givenTo(row) === null || (row.title === before.title && row.due_on === before.due_on)) return;
  const maker = (await findPerson(db, row.user_id))?.name ?? '';
  await telling.renew(db, ['tasks.given'], String(row.id), newsOf(row, maker));
}

async function newsOfChange(db: Queries, telling: Telling, actor: number, by: string, { row, before }: Change): Promise<News[]> {
  const about = String(row.id);
  const data = newsOf(row, by);
  const [had, has] = [givenTo(before), givenTo(row)];
  if (actor === row.user_id) return has !== null && has !== had ? [{ userIds: [has], kind: 'tasks.given', data, about }] : [];
  const kinds = [
    ...(before && has !== had ? (['tasks.returned'] as const) : []),
    ...(before && row.is_completed && !before.is_completed ? (['tasks.completed'] as const) : []),
  ];
  // Whoever made it hears of it each time anew.
  if (kinds.length > 0) await telling.takeBack(db, kinds, about, [row.user_id]);
  return kinds.map((kind) => ({ userIds: [row.user_id], kind, data, about }));
}
