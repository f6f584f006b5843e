// Changes of tasks. All of them hold one lock, because owner and assignee change the same tasks and the order of both.
import { sql } from 'kysely';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Language, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { BodyFaults } from '#kit/server/http/bodyFaults.ts';
import { enforceQuotasOf } from '#kit/server/limits/quotas.ts';
import { isNoLongerDue } from './notifications.ts';
import { findPerson, resolveAssignee } from './people.ts';
import { syncPlaces, type TaskRow } from './places.ts';
import { makersOnly, wrongThing } from './sentFaults.ts';
import type { TaskFields, ThingRef } from './sentTask.ts';
import { isThere } from './things.ts';

export const WRITE_LOCK = 'tasks';

export async function createTask(db: Queries, userId: number, fields: TaskFields, language: Language): Promise<TaskRow> {
  const now = new Date().toISOString();
  if (fields.thing) await assertExists(db, fields.thing, language);
  const row = await db
    .insertInto('tasks')
    .values({
      ...{ user_id: userId, title: fields.title, due_on: fields.dueOn, description: fields.description },
      ...(await resolveAssignee(db, fields.assignee, null, language)),
      ...{ tags: JSON.stringify(fields.tags) as never, is_completed: fields.isCompleted, is_important: fields.isImportant },
      ...{ is_deleted: fields.isDeleted, thing: fields.thing?.kind ?? null, thing_id: fields.thing?.id ?? null, is_demo: false },
      ...{ created_at: now, updated_at: now, completed_at: fields.isCompleted ? now : null, told_due_on: initialNotifiedDue(fields.dueOn) },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await syncPlaces(db, row);
  return row;
}

/** The tasks with these ids, in a fixed order. @throws {Problem} `not-found` if the user does not see all of them */
export async function findSeen(db: Queries, userId: number, ids: readonly number[]): Promise<TaskRow[]> {
  const rows = await db
    .selectFrom('tasks')
    .innerJoin('task_places', 'task_places.task_id', 'tasks.id')
    .selectAll('tasks')
    .where('task_places.user_id', '=', userId)
    .where('task_places.is_hidden', '=', false)
    .where('tasks.id', 'in', ids)
    .orderBy('tasks.id')
    .execute();
  return rows.length === new Set(ids).size ? rows : notFound();
}

/** The title of a task, if `userId` sees it. */
export async function findTitle(db: Queries, userId: number, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('tasks')
    .innerJoin('task_places', 'task_places.task_id', 'tasks.id')
    .select('tasks.title')
    .where('task_places.user_id', '=', userId)
    .where('task_places.is_hidden', '=', false)
    .where('tasks.id', '=', id)
    .executeTakeFirst();
  return row?.title;
}

/**
 * Changes a task as `userId`, who sees it; a request without changes changes nothing. A changed task no longer belongs to the demo data.
 * @throws {Problem} `forbidden` for what only the owner may do, `validation`
 */
export async function updateTask(
  db: Queries,
  userId: number,
  before: TaskRow,
  fields: Partial<TaskFields>,
  language: Language,
): Promise<TaskRow> {
  const now = new Date().toISOString();
  const { assignee: sentAssignee, thing } = await withoutHidden(db, before, fields);
  const assignee = sentAssignee === undefined ? {} : await resolveAssignee(db, sentAssignee, before, language);
  const sent = {
    ...(fields.title !== undefined && { title: fields.title }),
    ...(fields.dueOn !== undefined && { due_on: fields.dueOn }),
    ...(fields.description !== undefined && { description: fields.description }),
    ...(fields.isCompleted !== undefined && { is_completed: fields.isCompleted }),
    ...(fields.isImportant !== undefined && { is_important: fields.isImportant }),
    ...(fields.isDeleted !== undefined && { is_deleted: fields.isDeleted }),
    ...(thing !== undefined && { thing: thing?.kind ?? null, thing_id: thing?.id ?? null }),
    ...(fields.tags !== undefined && { tags: fields.tags }),
    assignee_id: before.assignee_id,
    assignee_name: before.assignee_name,
    ...assignee,
  };
  const isSame = Object.entries(sent).every(([name, value]) => JSON.stringify(value) === JSON.stringify(before[name as keyof TaskRow]));
  if (isSame) return before;
  assertAllowed(userId, before, sent);
  if (thing && (sent.thing !== before.thing || sent.thing_id !== before.thing_id)) await assertExists(db, thing, language);
  // Its text counts towards the owner's quota, even if the assignee writes it.
  if (userId !== before.user_id) await enforceQuotasOf(db, before.user_id);
  const isTurned = fields.isCompleted !== undefined && fields.isCompleted !== before.is_completed;
  const row = await db
    .updateTable('tasks')
    .set({
      ...sent,
      ...(sent.tags && { tags: JSON.stringify(sent.tags) as never }),
      ...nextNotifiedDue(before, { ...before, ...sent }),
      ...(isTurned && { completed_at: fields.isCompleted ? now : null }),
      ...{ is_demo: false, updated_at: now },
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await syncPlaces(db, row);
  return row;
}

/** Completes or reopens these tasks. @returns those that changed */
export async function completeTasks(db: Queries, rows: readonly TaskRow[], isCompleted: boolean): Promise<TaskRow[]> {
  const ids = rows.filter((row) => row.is_completed !== isCompleted).map(({ id }) => id);
  if (ids.length === 0) return [];
  const now = new Date().toISOString();
  await db.updateTable('task_places').set({ is_completed: isCompleted }).where('task_id', 'in', ids).execute();
  const today = dayInBrasilia(new Date());
  return db
    .updateTable('tasks')
    .set({ is_completed: isCompleted, completed_at: isCompleted ? now : null, updated_at: now, is_demo: false })
    .$if(isCompleted, (query) => query.set({ told_due_on: sql`case when due_on < ${today} then due_on end` }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
}

/** A due date in the past or today is not notified if it was chosen on that day or later. */
export function initialNotifiedDue(dueOn: string | null): string | null {
  return dueOn !== null && dueOn <= dayInBrasilia(new Date()) ? dueOn : null;
}

/** A due notification is withdrawn when the task ends; if it is reopened or reassigned by that day, it is sent again. */
function nextNotifiedDue(before: TaskRow, now: TaskRow): Partial<Pick<TaskRow, 'told_due_on'>> {
  if (now.due_on !== before.due_on) return { told_due_on: initialNotifiedDue(now.due_on) };
  if (!isNoLongerDue(now, before) || (now.due_on !== null && now.due_on < dayInBrasilia(new Date()))) return {};
  return { told_due_on: null };
}

/**
 * Clients get null for a deleted notice and a removed account. Both may be restored, so a null that is sent back with a whole task must not
 * clear them.
 */
async function withoutHidden(
  db: Queries,
  before: TaskRow,
  fields: Partial<TaskFields>,
): Promise<Pick<Partial<TaskFields>, 'assignee' | 'thing'>> {
  const { thing: kind, thing_id: id } = before;
  const isThingHidden = fields.thing === null && kind !== null && id !== null && !(await isThere(db, { kind, id }));
  const isAssigneeHidden = fields.assignee === null && before.assignee_id !== null && !(await findPerson(db, before.assignee_id));
  return {
    ...(fields.thing !== undefined && !isThingHidden && { thing: fields.thing }),
    ...(fields.assignee !== undefined && !isAssigneeHidden && { assignee: fields.assignee }),
  };
}

/** An assignee may do everything except delete the task or assign it to another user. */
function assertAllowed(userId: number, before: TaskRow, sent: Partial<TaskRow>): void {
  if (before.user_id === userId) return;
  const isPassedOn = sent.assignee_id !== before.assignee_id && (sent.assignee_id !== null || sent.assignee_name !== null);
  const isRemoved = sent.is_deleted !== undefined && sent.is_deleted !== before.is_deleted;
  if (isPassedOn || isRemoved) throw new Problem('forbidden', makersOnly);
}

async function assertExists(db: Queries, thing: ThingRef, language: Language): Promise<void> {
  if (await isThere(db, thing)) return;
  const faults = new BodyFaults('task', language);
  faults.addText(['thing'], wrongThing);
  faults.throwIfAny();
}
