// Notifications of owner and assignee about each other's changes.
import type {} from '#features/notifications/server/tables.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { TaskNotification } from '../notifications.ts';
import { findPerson } from './people.ts';
import type { TaskRow } from './places.ts';
import { type NewNotification, type NotificationKind, type Notifier, notificationKinds } from './ports.ts';

/** `before` is null for a new task. */
export type Change = { row: TaskRow; before: TaskRow | null };

/** Notifies users of tasks that were created or changed by `actor`. @returns the users whose notifications changed */
export async function notifyOfChanges(db: Queries, notifier: Notifier, actor: number, changes: readonly Change[]): Promise<number[]> {
  const by = (await findPerson(db, actor))?.name ?? '';
  const affected = await withdrawOutdated(db, notifier, changes);
  for (const { row, before } of changes)
    if (before && (row.title !== before.title || row.due_on !== before.due_on)) {
      const { title, due } = notificationData(row, by);
      affected.push(...(await notifier.updateNotifications(db, notificationKinds, String(row.id), { title, due })));
    }
  const notifications = changes.flatMap((change) => notificationsOf(actor, by, change));
  await notifier.notifyAll(db, notifications);
  return [...affected, ...notifications.flatMap(({ userIds }) => userIds)];
}

/** The data of a notification. */
export function notificationData({ id, title, due_on }: Pick<TaskRow, 'id' | 'title' | 'due_on'>, by: string): TaskNotification {
  return { task: id, title, by, due: due_on && startOfDayInBrasilia(due_on) };
}

/** The user whom the owner has assigned the task to, and who was therefore notified. */
function assignedTo(row: TaskRow | null): number | null {
  return row && !row.is_deleted && row.assignee_id !== row.user_id ? row.assignee_id : null;
}

/** Whether the due notification no longer applies, or not to the same user. */
export function isNoLongerDue(row: TaskRow, before: TaskRow): boolean {
  return row.due_on !== before.due_on || row.is_deleted || row.is_completed || row.assignee_id !== before.assignee_id;
}

/** Withdraws notifications that no longer apply: assigned, handed back, due, completed. */
async function withdrawOutdated(db: Queries, notifier: Notifier, changes: readonly Change[]): Promise<number[]> {
  const affected: number[] = [];
  const retract = async (kinds: readonly NotificationKind[], isOver: (row: TaskRow, before: TaskRow) => boolean) => {
    const ended = changes.filter(({ row, before }) => before && isOver(row, before)).map(({ row }) => String(row.id));
    if (ended.length > 0) affected.push(...(await notifier.retractNotifications(db, kinds, ended)));
  };
  await retract(['tasks.due'], (row, before) => before.told_due_on !== null && isNoLongerDue(row, before));
  await retract(['tasks.given', 'tasks.returned'], (row, before) => assignedTo(row) !== assignedTo(before));
  await retract(['tasks.completed'], (row, before) => row.is_completed !== before.is_completed);
  affected.push(...(await withdrawGivenMany(db, notifier, changes)));
  return affected;
}

/**
 * Withdraws what assignees were told of many tasks, once none of them is theirs. Tasks that were created together have the same moment.
 * @returns the users affected
 */
export async function withdrawGivenMany(
  db: Queries,
  notifier: Pick<Notifier, 'retractNotifications'>,
  changes: readonly Change[],
): Promise<number[]> {
  const kind = 'tasks.givenMany';
  const lost = changes.flatMap(({ row, before }) => {
    const had = assignedTo(before);
    return had === null || had === assignedTo(row) ? [] : [{ had, row }];
  });
  if (lost.length === 0) return [];
  const people = [...new Set(lost.map(({ had }) => had))];
  const told = await db
    .selectFrom('notifications')
    .select(['user_id', 'about'])
    .where('kind', '=', kind)
    .where('user_id', 'in', people)
    .execute();
  const affected: number[] = [];
  for (const { user_id, about } of told) {
    const first = await db.selectFrom('tasks').select(['user_id', 'created_at']).where('id', '=', firstOfMany(about)).executeTakeFirst();
    const gone = lost.filter(({ had, row }) => had === user_id && row.user_id === first?.user_id && row.created_at === first.created_at);
    if (!first || gone.length === 0) continue;
    const left = await db
      .selectFrom('tasks')
      .select('id')
      .where('user_id', '=', first.user_id)
      .where('created_at', '=', first.created_at)
      .where('assignee_id', '=', user_id)
      .where('is_deleted', '=', false)
      .where(
        'id',
        'not in',
        gone.map(({ row }) => row.id),
      )
      .limit(1)
      .executeTakeFirst();
    if (!left) affected.push(...(await notifier.retractNotifications(db, [kind], [about])));
  }
  return affected;
}

/** Many tasks are known by the first of them. */
export function aboutMany(rows: readonly Pick<TaskRow, 'id'>[]): string {
  return `many ${Math.min(...rows.map(({ id }) => id))}`;
}

function firstOfMany(about: string): number {
  return Number(about.split(' ')[1]);
}

function notificationsOf(actor: number, by: string, { row, before }: Change): NewNotification[] {
  const about = String(row.id);
  const data = notificationData(row, by);
  const [had, has] = [assignedTo(before), assignedTo(row)];
  if (actor === row.user_id) return has !== null && has !== had ? [{ userIds: [has], kind: 'tasks.given', data, about }] : [];
  const kinds = [
    ...(before && has !== had ? (['tasks.returned'] as const) : []),
    ...(before && row.is_completed && !before.is_completed ? (['tasks.completed'] as const) : []),
  ];
  return kinds.map((kind) => ({ userIds: [row.user_id], kind, data, about }));
}
