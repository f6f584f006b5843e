// The caller's profile and cover picture.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images, PreparedImage } from '#kit/server/images.ts';
import type { Profile } from '../entities.ts';
import { type Addresses, people, toPerson } from './people.ts';

/** @throws {Problem} `not-found` for commands on this machine, which have no account */
export async function readProfile(db: Queries, userId: number, images: Addresses): Promise<Profile> {
  const row = await people(db)
    .select(['users.username', 'users.email', 'users.created_at', 'profiles.cover', 'profiles.bio', 'profiles.lives', 'profiles.website'])
    .select(({ selectFrom, fn }) => [
      selectFrom('friendships')
        .innerJoin('users as friends', 'friends.id', 'friendships.friend_id')
        .whereRef('friendships.user_id', '=', 'users.id')
        .where('friends.removed_at', 'is', null)
        .select(fn.countAll<number>().as('count'))
        .as('friends'),
      selectFrom('profile_photos')
        .whereRef('profile_photos.user_id', '=', 'users.id')
        .where('profile_photos.removed_at', 'is', null)
        .select(fn.countAll<number>().as('count'))
        .as('photos'),
      selectFrom('friend_requests')
        .innerJoin('users as askers', 'askers.id', 'friend_requests.asker_id')
        .whereRef('friend_requests.asked_id', '=', 'users.id')
        .where('askers.removed_at', 'is', null)
        .select(fn.countAll<number>().as('count'))
        .as('requests'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) notFound();
  return {
    ...toPerson(row, images),
    username: row.username,
    email: row.email,
    cover: images.addressOf(row.cover),
    bio: row.bio ?? '',
    lives: row.lives ?? '',
    website: row.website ?? '',
    joined_at: row.created_at,
    friends: row.friends ?? 0,
    photos: row.photos ?? 0,
    requests: row.requests ?? 0,
  };
}

/** @returns the picture's id */
export async function putCover(db: Queries, userId: number, image: PreparedImage, images: Images): Promise<string> {
  await removeCover(db, userId, images);
  const cover = await images.save(db, userId, image);
  await db
    .insertInto('profiles')
    .values({ user_id: userId, cover })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ cover }))
    .execute();
  return cover;
}

export async function removeCover(db: Queries, userId: number, images: Pick<Images, 'remove'>): Promise<void> {
  const before = await db.selectFrom('profiles').select('cover').where('user_id', '=', userId).executeTakeFirst();
  if (!before?.cover) return;
  await db.updateTable('profiles').set({ cover: null }).where('user_id', '=', userId).execute();
  await images.remove(db, before.cover);
}
