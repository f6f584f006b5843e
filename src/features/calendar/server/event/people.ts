// Guests with accounts: they see the event, and are notified.
import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Guest } from '../../entities.ts';
import type {} from '../tables.ts';

/** Name and picture of an account. */
export type Person = { id: number; name: string; avatar: string | null };

/** Per statement: databases limit the number of parameters. */
const EVENTS_AT_ONCE = 500;

/** The guests with accounts, by event. */
export async function findPeople(db: Queries, eventIds: readonly number[]): Promise<Map<number, Person[]>> {
  const found = new Map<number, Person[]>();
  for (let at = 0; at < eventIds.length; at += EVENTS_AT_ONCE) {
    const rows = await people(db)
      .innerJoin('calendar_guests', 'calendar_guests.user_id', 'users.id')
      .select('calendar_guests.event_id')
      .where('calendar_guests.event_id', 'in', eventIds.slice(at, at + EVENTS_AT_ONCE))
      .execute();
    for (const { event_id, ...row } of rows) found.set(event_id, [...(found.get(event_id) ?? []), personOf(row)]);
  }
  return found;
}

/** The name of an account; empty when it no longer exists. */
export async function nameOf(db: Queries, id: number): Promise<string> {
  const row = await people(db).where('users.id', '=', id).executeTakeFirst();
  return row ? personOf(row).name : '';
}

/** Those of these accounts that may sign in. */
export async function onlyActive(db: Queries, ids: readonly number[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await people(db)
    .where('users.id', 'in', ids)
    .where('users.removed_at', 'is', null)
    .where('users.status', '=', 'active')
    .execute();
  return rows.map(personOf);
}

/**
 * Makes the event visible to exactly those of its guests who have accounts.
 * @returns the guests with the accounts' own names, and which are new, kept and removed
 */
export async function syncGuests(
  db: Queries,
  { id, user_id }: { id: number; user_id: number },
  guests: readonly Guest[],
): Promise<{ guests: Guest[]; invited: number[]; kept: number[]; dropped: number[] }> {
  const before = (await findPeople(db, [id])).get(id) ?? [];
  const ids = guests.map(({ value }) => idOf(value)).filter((guest) => guest !== undefined && guest !== user_id) as number[];
  // An existing guest who temporarily cannot sign in stays one, but does not become one.
  const accounts = [...(await onlyActive(db, ids)), ...before.filter((person) => ids.includes(person.id))];
  const byId = new Map(accounts.map((person) => [person.id, person]));
  const isBefore = (guest: number) => before.some((person) => person.id === guest);
  const [kept, invited] = [[...byId.keys()].filter(isBefore), [...byId.keys()].filter((guest) => !isBefore(guest))];
  const dropped = before.map((person) => person.id).filter((guest) => !byId.has(guest));
  if (dropped.length > 0) await db.deleteFrom('calendar_guests').where('event_id', '=', id).where('user_id', 'in', dropped).execute();
  if (invited.length > 0)
    await db
      .insertInto('calendar_guests')
      .values(invited.map((guest) => ({ event_id: id, user_id: guest })))
      .execute();
  const named = guests.map((guest) => {
    const person = byId.get(idOf(guest.value) ?? 0);
    return person ? { value: String(person.id), label: person.name } : guest;
  });
  return { guests: named, invited, kept, dropped };
}

/** Guests as returned: accounts with their current name and picture. */
export function toGuests(guests: readonly Guest[], accounts: readonly Person[], images: Pick<Images, 'addressOf'>): Guest[] {
  return guests.map((guest) => {
    const person = accounts.find(({ id }) => String(id) === guest.value);
    return person ? { value: guest.value, label: person.name, avatar: images.addressOf(person.avatar) } : guest;
  });
}

/** An account as a select's option. */
export function toOption({ id, name, avatar }: Person, images: Pick<Images, 'addressOf'>): Guest {
  return { value: String(id), label: name, avatar: images.addressOf(avatar) };
}

/** Display name of an account. */
export function displayName({ full_name, username }: { full_name: string; username: string }): string {
  return full_name || username;
}

function people(db: Queries) {
  return db.selectFrom('users').select(['users.id', 'users.full_name', 'users.username', 'users.avatar']);
}

function personOf({ id, avatar, ...names }: { id: number; full_name: string; username: string; avatar: string | null }): Person {
  return { id, name: displayName(names), avatar };
}

/** The account id of an option: without signs and leading zeros, within the range of databases. */
function idOf(value: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}
