// Users as lists show them. Removed users and what they wrote are left out.
import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Person } from '../entities.ts';
import type {} from './tables.ts';

/** The columns that queries joining `users` and `profiles` select of a user. */
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

/** The username replaces a missing name. */
export function nameOf({ full_name, username }: { full_name: string; username: string }): string {
  return full_name || username;
}

/** The company replaces a missing designation. */
export function toPerson(row: PersonRow, images: Addresses): Person {
  return { id: row.person_id, fullName: nameOf(row), designation: row.designation || row.company, avatar: images.addressOf(row.avatar) };
}

/** All users who are not removed. */
export function people(db: Queries) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(personColumns)
    .where('users.removed_at', 'is', null);
}

/** The ids of removed users; few, since the retention job deletes them soon. */
export function removedPeople(db: Queries) {
  return db.selectFrom('users').select('id').where('removed_at', 'is not', null);
}
