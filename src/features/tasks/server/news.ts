// What maker and assignee of a task hear of what the other does with it.
import { startOfDayInBrasilia } from '#brasil/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { TaskNews } from '../news.ts';
import { findPerson } from './people.ts';
import type { TaskRow } from './places.ts';
import { type News, type NewsKind, newsKinds, type Telling } from './ports.ts';

/** `before` is null of a new one. */
export type Change = { row: TaskRow; before: TaskRow | null };

/**
 * Tells of tasks that are new, or were changed by `actor`.
 * @returns who has news
 */
export async function tellOfChanges(db: Queries, telling: Telling, actor: number, changes: readonly Change[]): Promise<number[]> {
  const by = (await findPerson(db, actor))?.name ?? '';
  const told = await takeBackWhatEnded(db, telling, changes);
  for (const { row, before } of changes)
    if (before && (row.title !== before.title || row.due_on !== before.due_on)) {
      const { title, due } = newsOf(row, by);
      told.push(...(await telling.renew(db, newsKinds, String(row.id), { title, due })));
    }
  const news = changes.flatMap((change) => newsOfChange(actor, by, change));
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

/** Whether what was told of its day is true no more, or not for whom it was told. */
export function isDueNoMore(row: TaskRow, before: TaskRow): boolean {
  return row.due_on !== before.due_on || row.is_deleted || row.is_completed || row.assignee_id !== before.assignee_id;
}

/** What was said is true no more: that it is somebody's to do, that it was given back, that it falls due, that it is done. */
async function takeBackWhatEnded(db: Queries, telling: Telling, changes: readonly Change[]): Promise<number[]> {
  const told: number[] = [];
  const takeBack = async (kinds: readonly NewsKind[], isOver: (row: TaskRow, before: TaskRow) => boolean) => {
    const ended = changes.filter(({ row, before }) => before && isOver(row, before)).map(({ row }) => String(row.id));
    if (ended.length > 0) told.push(...(await telling.takeBack(db, kinds, ended)));
  };
  await takeBack(['tasks.due'], (row, before) => before.told_due_on !== null && isDueNoMore(row, before));
  await takeBack(['tasks.given', 'tasks.returned'], (row, before) => givenTo(row) !== givenTo(before));
  await takeBack(['tasks.completed'], (row, before) => row.is_completed !== before.is_completed);
  return told;
}

function newsOfChange(actor: number, by: string, { row, before }: Change): News[] {
  const about = String(row.id);
  const data = newsOf(row, by);
  const [had, has] = [givenTo(before), givenTo(row)];
  if (actor === row.user_id) return has !== null && has !== had ? [{ userIds: [has], kind: 'tasks.given', data, about }] : [];
  const kinds = [
    ...(before && has !== had ? (['tasks.returned'] as const) : []),
    ...(before && row.is_completed && !before.is_completed ? (['tasks.completed'] as const) : []),
  ];
  return kinds.map((kind) => ({ userIds: [row.user_id], kind, data, about }));
}
