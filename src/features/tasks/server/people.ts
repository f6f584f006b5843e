// Who can be assigned a task, and how people are shown.
import type {} from '#features/auth/server/tables.ts';
import { type Language, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { BodyFaults } from '#kit/server/http/bodyFaults.ts';
import type { Images } from '#kit/server/images.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { Assignee } from '../entities.ts';
import type { TaskRow } from './places.ts';
import { noAssignee } from './sentFaults.ts';
import type { SentAssignee } from './sentTask.ts';
import type {} from './tables.ts';

export type Person = { id: number; full_name: string; username: string; avatar: string | null };
type AssigneeColumns = Pick<TaskRow, 'assignee_id' | 'assignee_name' | 'assignee_key'>;

const assigneeColumns = ({ assignee_id, assignee_name, assignee_key }: AssigneeColumns): AssigneeColumns => ({
  assignee_id,
  assignee_name,
  assignee_key,
});
const unassigned: AssigneeColumns = { assignee_id: null, assignee_name: null, assignee_key: null };

/**
 * Resolves the assignee. A name means the account with that name, if there is exactly one; any other name is stored as text.
 * @param before the current assignee, who may stay even if they cannot sign in at the moment
 * @throws {Problem} `validation` if the account does not exist or is not active
 */
export async function resolveAssignee(
  db: Queries,
  sent: SentAssignee,
  before: AssigneeColumns | null,
  language: Language,
): Promise<AssigneeColumns> {
  if (sent === null) return unassigned;
  if ('name' in sent) {
    const known = before && (await findPerson(db, before.assignee_id))?.name;
    if (before && (known ?? before.assignee_name) === sent.name) return assigneeColumns(before);
    const [one, ...others] = await activePeople(db)
      .where((is) => isLike(is.ref('busca'), `${likePart(sent.name)}\n%`))
      .limit(2)
      .execute();
    if (one && others.length === 0) return { ...unassigned, assignee_id: one.id };
    return { ...unassigned, assignee_name: sent.name, assignee_key: fold(sent.name) };
  }
  if (before?.assignee_id === sent.id) return assigneeColumns(before);
  const person = await activePeople(db).where('id', '=', sent.id).executeTakeFirst();
  if (person) return { ...unassigned, assignee_id: sent.id };
  const faults = new BodyFaults('task', language);
  faults.addText(['assigneeId'], noAssignee);
  faults.throwIfAny();
  return unassigned;
}

/** @throws {Problem} `validation` if the account cannot be assigned a task */
export async function mustBeActive(db: Queries, id: number, path: string, language: Language): Promise<void> {
  if ((await findActive(db, [id])).length === 0) throw new Problem('validation', undefined, [{ path, message: noAssignee[language] }]);
}

/** Those of these accounts that can be assigned a task, in this order. */
export async function findActive(db: Queries, ids: readonly number[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const people = new Map((await activePeople(db).where('id', 'in', ids).execute()).map((person) => [person.id, person]));
  return ids.flatMap((id) => people.get(id) ?? []);
}

/** The display name of an account; undefined if there is none. */
export async function findPerson(db: Queries, id: number | null): Promise<{ name: string } | undefined> {
  if (id === null) return undefined;
  const row = await db
    .selectFrom('users')
    .select(['full_name', 'username'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && { name: row.full_name || row.username };
}

/** As the calls return it. */
export function toAssignee({ id, full_name, username, avatar }: Person, images: Pick<Images, 'addressOf'>): Assignee {
  return { id, fullName: full_name || username, avatar: images.addressOf(avatar) ?? '' };
}

function activePeople(db: Queries) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'username', 'avatar'])
    .where('removed_at', 'is', null)
    .where('status', '=', 'active');
}
