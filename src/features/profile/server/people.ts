// People as lines show them. Whoever was removed is nowhere to be seen, nor is what they wrote.
import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Person } from '../entities.ts';
import type {} from './tables.ts';

/** What queries that join `users` and `profiles` select of somebody. */
export const personColumns = [
  'users.id as person_id',
  'users.username',
  'users.full_name',
  'users.avatar',
  'users.company',
  'profiles.designation',
] as const;

export type PersonRow = {
  person_id: number;
  username: string;
  full_name: string;
  avatar: string | null;
  company: string;
  designation: string | null;
};

export type Addresses = Pick<Images, 'addressOf'>;

/** Who has not said their name is known by the one they sign in with. */
export function nameOf({ full_name, username }: { full_name: string; username: string }): string {
  return full_name || username;
}

/** Who has not said what they do is known by where they do it. */
export function toPerson(row: PersonRow, images: Addresses): Person {
  return { id: row.person_id, fullName: nameOf(row), designation: row.designation || row.company, avatar: images.addressOf(row.avatar) };
}

/** Everybody who has not been removed. */
export function people(db: Queries) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(personColumns)
    .where('users.removed_at', 'is', null);
}

/** The ids of those who have been removed; they are few, as they go for good soon. */
export function removedPeople(db: Queries) {
  return db.selectFrom('users').select('id').where('removed_at', 'is not', null);
}
