// Seeds the demonstration's feed. Skips what missing users did.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '#kit/server/database/database.ts';
import { saveImage } from '#kit/server/images.ts';
import { demoFriendships, demoNews, demoPages, demoPolls, demoPosts, demoProfiles } from './demoContent.ts';
import type {} from './tables.ts';

const HOUR_MS = 3_600_000;
/** Drawn by scripts/drawDemoPictures.mjs. */
const pictures = join(import.meta.dirname, 'demoPictures');
/** Each account's photos, the oldest first, and its cover. */
const albums = [
  { photos: ['dawn', 'dunes', 'rain', 'dusk', 'road', 'forest', 'town', 'bay', 'plateau'], cover: 'forestCover' },
  { photos: ['forest', 'rain', 'dawn', 'town', 'dunes', 'plateau'], cover: 'bayCover' },
] as const;

type Ids = ReadonlyMap<string, number>;

/** Seeds posts, comments and polls, and the profiles of the accounts with these addresses. */
export async function seedProfile(db: Queries, emails: readonly string[]): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'username', 'email']).where('removed_at', 'is', null).execute();
  const ids: Ids = new Map(users.map(({ username, id }) => [username, id]));
  const owners = emails.map((email) => users.find((user) => user.email === email)?.id);
  const photos = await seedAlbums(db, owners);
  await seedPages(db, ids);
  await seedFriends(db, ids, owners);
  await seedPosts(db, ids, photos);
  await seedPolls(db, ids);
}

async function seedAlbums(db: Queries, owners: readonly (number | undefined)[]): Promise<Map<number, number[]>> {
  const photos = new Map<number, number[]>();
  for (const [place, user_id] of owners.entries()) {
    const album = albums[place];
    const profile = demoProfiles[place];
    if (!user_id || !album || !profile) continue;
    const { designation, lives, website, bio } = profile;
    const fields = { designation, lives, website, bio, cover: await storePicture(db, user_id, album.cover) };
    await db
      .insertInto('profiles')
      .values({ user_id, ...fields })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields).where('profiles.bio', '=', ''))
      .execute();
    const photoIds: number[] = [];
    for (const [index, scene] of album.photos.entries()) {
      const image_id = await storePicture(db, user_id, scene);
      const created_at = hoursAgo((album.photos.length - index) * 50);
      const { id } = await db
        .insertInto('profile_photos')
        .values({ user_id, image_id, created_at, ...unremoved })
        .returning('id')
        .executeTakeFirstOrThrow();
      photoIds.push(id);
    }
    photos.set(user_id, photoIds);
  }
  return photos;
}

async function storePicture(db: Queries, userId: number, name: string): Promise<string> {
  return saveImage(db, userId, { bytes: await readFile(join(pictures, `${name}.webp`)) });
}

async function seedPages(db: Queries, ids: Ids): Promise<void> {
  for (const { favoriteOf, ...page } of demoPages) {
    const { id: page_id } = await db.insertInto('suggested_pages').values(page).returning('id').executeTakeFirstOrThrow();
    await insertAll(
      db,
      'page_favorites',
      known(ids, favoriteOf).map((user_id) => ({ page_id, user_id })),
    );
  }
  for (const { favoriteOf, hoursAgo: hours, ...news } of demoNews) {
    const row = { ...news, created_at: hoursAgo(hours) };
    const { id: news_id } = await db.insertInto('short_news').values(row).returning('id').executeTakeFirstOrThrow();
    await insertAll(
      db,
      'news_favorites',
      known(ids, favoriteOf).map((user_id) => ({ news_id, user_id })),
    );
  }
}

async function seedFriends(db: Queries, ids: Ids, owners: readonly (number | undefined)[]): Promise<void> {
  const created_at = hoursAgo(500);
  const pairs = new Map<string, [number, number]>();
  const add = (one: number, other: number) => pairs.set([one, other].sort((a, b) => a - b).join(), [one, other]);
  const requests: { asker_id: number; asked_id: number; created_at: string }[] = [];
  for (const [place, own] of owners.entries()) {
    const profile = demoProfiles[place];
    if (!own || !profile) continue;
    for (const friend of known(ids, profile.friends)) add(own, friend);
    for (const asked_id of known(ids, profile.asks)) requests.push({ asker_id: own, asked_id, created_at: hoursAgo(20) });
    for (const asker_id of known(ids, profile.isAskedBy)) requests.push({ asker_id, asked_id: own, created_at: hoursAgo(11) });
  }
  for (const pair of demoFriendships) {
    const [one, other] = known(ids, pair);
    if (one && other) add(one, other);
  }
  const rows = [...pairs.values()].flatMap(([user_id, friend_id]) => [
    { user_id, friend_id, created_at },
    { user_id: friend_id, friend_id: user_id, created_at },
  ]);
  await insertAll(db, 'friendships', rows);
  await insertAll(db, 'friend_requests', requests);
}

async function seedPosts(db: Queries, ids: Ids, photos: ReadonlyMap<number, number[]>): Promise<void> {
  const likes: { post_id: number; user_id: number; created_at: string }[] = [];
  const commentLikes: { comment_id: number; user_id: number }[] = [];
  for (const { by, hoursAgo: hours, text, photo, likedBy, comments = [] } of demoPosts) {
    const [user_id] = known(ids, [by]);
    if (!user_id) continue;
    const photo_id = (photo !== undefined && photos.get(user_id)?.[photo]) || null;
    const { id: post_id } = await db
      .insertInto('feed_posts')
      .values({ user_id, text, photo_id, created_at: hoursAgo(hours), edited_at: null, ...unremoved })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [place, liker] of known(ids, likedBy).entries())
      likes.push({ post_id, user_id: liker, created_at: hoursAgo(hours / (place + 2)) });
    for (const [place, comment] of comments.entries()) {
      const [commenter] = known(ids, [comment.by]);
      if (!commenter) continue;
      const { id: comment_id } = await db
        .insertInto('feed_comments')
        .values({ post_id, user_id: commenter, text: comment.text, created_at: hoursAgo(hours * (0.9 - place * 0.1)), ...unremoved })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const liker of known(ids, comment.likedBy ?? [])) commentLikes.push({ comment_id, user_id: liker });
    }
  }
  await insertAll(db, 'feed_likes', likes);
  await insertAll(db, 'feed_comment_likes', commentLikes);
}

async function seedPolls(db: Queries, ids: Ids): Promise<void> {
  for (const { by, hoursAgo: hours, question, options } of demoPolls) {
    const [user_id] = known(ids, [by]);
    if (!user_id) continue;
    const { id: poll_id } = await db
      .insertInto('polls')
      .values({ user_id, question, created_at: hoursAgo(hours), closed_at: null, ...unremoved })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [text, voters] of options) {
      const { id: option_id } = await db.insertInto('poll_options').values({ poll_id, text }).returning('id').executeTakeFirstOrThrow();
      const votes = known(ids, voters).map((voter, place) => ({
        poll_id,
        option_id,
        user_id: voter,
        created_at: hoursAgo(hours / (place + 2)),
      }));
      await insertAll(db, 'poll_votes', votes);
    }
  }
}

const unremoved = { removed_at: null, removed_by: null };

function known(ids: Ids, usernames: readonly string[]): number[] {
  return usernames.flatMap((username) => ids.get(username) ?? []);
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString();
}

type JoinTable =
  | 'page_favorites'
  | 'news_favorites'
  | 'friendships'
  | 'friend_requests'
  | 'feed_likes'
  | 'feed_comment_likes'
  | 'poll_votes';

async function insertAll(db: Queries, table: JoinTable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values(rows as never)
    .execute();
}
