// Friends: one user asks, the other accepts. If both ask, they are friends immediately.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Person, Suggestion } from '../entities.ts';
import { type Addresses, people, toPerson } from './people.ts';

const MOST_REQUESTS = 100;

export async function listFriends(
  db: Queries,
  userId: number,
  { page, perPage }: { page: number; perPage: number },
  images: Addresses,
): Promise<{ friends: Person[]; total: number }> {
  const friends = people(db).innerJoin('friendships', 'friendships.friend_id', 'users.id').where('friendships.user_id', '=', userId);
  const [rows, { total }] = await Promise.all([
    friends
      .orderBy('users.full_name')
      .orderBy('users.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    friends
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { friends: rows.map((row) => toPerson(row, images)), total };
}

export async function listRequests(db: Queries, userId: number, images: Addresses): Promise<{ received: Person[]; sent: Person[] }> {
  const between = (other: 'asker_id' | 'asked_id', self: 'asker_id' | 'asked_id') =>
    people(db)
      .innerJoin('friend_requests', `friend_requests.${other}`, 'users.id')
      .where(`friend_requests.${self}`, '=', userId)
      .orderBy('friend_requests.created_at', 'desc')
      .orderBy('users.id')
      .limit(MOST_REQUESTS)
      .execute();
  const [received, sent] = await Promise.all([between('asker_id', 'asked_id'), between('asked_id', 'asker_id')]);
  return { received: received.map((row) => toPerson(row, images)), sent: sent.map((row) => toPerson(row, images)) };
}

export type Befriended = { areFriends: boolean; isNew: boolean };

/**
 * Asks, or accepts a request; idempotent. Takes the lock `friends`.
 * @throws {Problem} `not-found` if the user does not exist, or is the account itself
 */
export async function befriend(db: Queries, userId: number, otherId: number): Promise<Befriended> {
  const other = await reachable(db).where('users.id', '=', otherId).where('users.id', '!=', userId).executeTakeFirst();
  if (!other) notFound();
  const already = await db
    .selectFrom('friendships')
    .select('friend_id')
    .where('user_id', '=', userId)
    .where('friend_id', '=', otherId)
    .executeTakeFirst();
  if (already) return { areFriends: true, isNew: false };
  const created_at = new Date().toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('friend_requests')
    .where('asker_id', '=', otherId)
    .where('asked_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('friend_requests')
      .values({ asker_id: userId, asked_id: otherId, created_at })
      .onConflict((conflict) => conflict.columns(['asker_id', 'asked_id']).doNothing())
      .executeTakeFirstOrThrow();
    return { areFriends: false, isNew: numInsertedOrUpdatedRows === 1n };
  }
  await db
    .insertInto('friendships')
    .values([
      { user_id: userId, friend_id: otherId, created_at },
      { user_id: otherId, friend_id: userId, created_at },
    ])
    .execute();
  return { areFriends: true, isNew: true };
}

/** Ends a friendship or request between the two, if there is one. */
export async function unfriend(db: Queries, userId: number, otherId: number): Promise<void> {
  await db
    .deleteFrom('friendships')
    .where(({ and, or, eb }) =>
      or([
        and([eb('user_id', '=', userId), eb('friend_id', '=', otherId)]),
        and([eb('user_id', '=', otherId), eb('friend_id', '=', userId)]),
      ]),
    )
    .execute();
  await db
    .deleteFrom('friend_requests')
    .where(({ and, or, eb }) =>
      or([
        and([eb('asker_id', '=', userId), eb('asked_id', '=', otherId)]),
        and([eb('asker_id', '=', otherId), eb('asked_id', '=', userId)]),
      ]),
    )
    .execute();
}

/** Those with most friends in common first; without friends and pending requests. */
export async function listSuggestions(db: Queries, userId: number, most: number, images: Addresses): Promise<Suggestion[]> {
  const mutual = db
    .selectFrom('friendships as own')
    .innerJoin('friendships as theirs', 'theirs.user_id', 'own.friend_id')
    .innerJoin('users as between', 'between.id', 'own.friend_id')
    .select(({ fn }) => ['theirs.friend_id as other', fn.countAll<number>().as('count')])
    .where('own.user_id', '=', userId)
    .where('between.removed_at', 'is', null)
    .groupBy('theirs.friend_id');
  const rows = await reachable(db)
    .leftJoin(mutual.as('mutual'), 'mutual.other', 'users.id')
    .select(({ fn, val }) => fn.coalesce('mutual.count', val(0)).as('mutual'))
    .where('users.id', '!=', userId)
    .where('users.id', 'not in', ({ selectFrom }) => selectFrom('friendships').select('friend_id').where('user_id', '=', userId))
    .where('users.id', 'not in', ({ selectFrom }) => selectFrom('friend_requests').select('asker_id').where('asked_id', '=', userId))
    .where('users.id', 'not in', ({ selectFrom }) => selectFrom('friend_requests').select('asked_id').where('asker_id', '=', userId))
    .orderBy('mutual', 'desc')
    .orderBy('users.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...toPerson(row, images), mutual: Number(row.mutual) }));
}

/** The users who can be suggested. */
function reachable(db: Queries) {
  return people(db).where('users.status', '!=', 'inactive');
}
