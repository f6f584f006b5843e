import { beforeAll, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import { purge } from '#kit/server/work/retention.ts';
import type { Comment, Person, Post, Profile } from '../entities.ts';
import { purgeUnusedPictures } from './retention.ts';

const { server, admin, client } = testDemo();
let adminId: number;
let clientId: number;

beforeAll(async () => {
  [adminId, clientId] = [(await profileOf(admin)).id, (await profileOf(client)).id];
});

const profileOf = async (caller: Call): Promise<Profile> => (await caller('GET /api/profile')).json();
const feedOf = async (caller: Call, query = ''): Promise<{ posts: Post[]; hasMore: boolean }> =>
  (await caller(`GET /api/profile/posts${query}`)).json();
const postOf = async (caller: Call, id: number) => (await feedOf(caller, '?limit=50')).posts.find((post) => post.id === id);
const write = async (caller: Call, text: string): Promise<Post> => (await caller('POST /api/profile/posts', { text })).json();
const statusOf = async (answer: ReturnType<Call>) => (await answer).statusCode;
const expire = (table: 'feed_posts' | 'profile_photos') =>
  server.database.write((db) =>
    db
      .updateTable(table as 'feed_posts')
      .set({ removed_at: '2026-01-01T00:00:00.000Z' })
      .where('removed_at', 'is not', null)
      .execute(),
  );

/** The kinds of its audit events, the oldest first. */
const happenedTo = async (type: string, id: number) => {
  const events = server.database.read.selectFrom('audit_events').select('kind').orderBy('id');
  return (await events.where('subject_type', '=', type).where('subject_id', '=', id).execute()).map(({ kind }) => kind);
};

/** A picture of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const send = (caller: Call, route: string) => caller(route, pixel, { 'content-type': 'application/octet-stream' });

test('the specification’s call returns the whole page in nine keys', async () => {
  const data = (await admin('GET /profile/data')).json();
  expect(Object.keys(data)).toEqual([
    'header',
    'userAbout',
    'suggestedPages',
    'twitterFeeds',
    'post',
    'latestPhotos',
    'suggestions',
    'polls',
  ]);
  expect(data.header).toMatchObject({ username: 'Helena Prado', designation: expect.stringContaining('licitações') });
  expect(data.userAbout.joined).toMatch(/^\d+ de [a-zç]+ de \d{4}$/);
  expect([data.suggestedPages, data.twitterFeeds, data.latestPhotos, data.suggestions, data.polls].map(({ length }) => length)).toEqual([
    6, 3, 9, 6, 2,
  ]);
  expect(data.post[0]).toMatchObject({
    username: 'Helena Prado',
    likes: expect.stringMatching(/^\d+$/),
    youLiked: false,
    likedCount: expect.any(Number),
  });
  expect(data.post[0].likedUsers).toHaveLength(5);
  expect(data.suggestions[0].mutualFriend).toMatch(/^\d amigos em comum$/);
  expect(data.polls.map(({ result }: { result: string }) => result)).toEqual(['70%', '30%']);
  for (const address of [data.header.coverImg, ...data.latestPhotos.map(({ img }: { img: string }) => img)])
    expect((await admin(`GET ${address}`)).headers['content-type']).toBe('image/webp');
  const english = (await client('GET /profile/data', undefined, { 'accept-language': 'en' })).json();
  expect(english.userAbout.joined).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/);
  expect(english.post[0].youLiked).toBe(true);
});

describe('the feed', () => {
  test('continues where a page ended, even if posts are added in between', async () => {
    const first = await feedOf(admin, '?limit=3');
    const added = await write(client, 'Cheguei depois.');
    const last = first.posts.at(-1)?.id;
    const second = await feedOf(admin, `?limit=3&before=${last}`);
    const ids = [...first.posts, ...second.posts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    expect(ids).not.toContain(added.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await feedOf(admin, '?limit=1')).posts[0]?.id).toBe(added.id);
  });

  test('stores text unchanged, and refuses blank or too long text', async () => {
    const post = await write(client, '  <b>Prazo</b> até amanhã\n');
    expect(post).toMatchObject({ text: '<b>Prazo</b> até amanhã', isOwn: true, likes: 0, comments: 0, photo: null });
    for (const text of ['', ' \n ', 'x'.repeat(2001), 7]) expect(await statusOf(client('POST /api/profile/posts', { text }))).toBe(400);
  });

  test('lets only the author change a post', async () => {
    const { id } = await write(client, 'Rascunho');
    expect(await statusOf(admin(`PATCH /api/profile/posts/${id}`, { text: 'Outro' }))).toBe(404);
    expect(await statusOf(client(`PATCH /api/profile/posts/${id}`, { text: 'Texto final' }))).toBe(200);
    expect(await postOf(admin, id)).toMatchObject({ text: 'Texto final', edited_at: expect.any(String), isOwn: false });
  });

  test('lets the author or an admin remove a post, which is logged, and the user who removed it restore it', async () => {
    const [own, foreign] = [await write(client, 'Meu'), await write(admin, 'Da administração')];
    expect(await statusOf(client(`DELETE /api/profile/posts/${foreign.id}`))).toBe(404);
    expect(await statusOf(admin(`DELETE /api/profile/posts/${own.id}`))).toBe(200);
    expect(await postOf(client, own.id)).toBeUndefined();
    for (const call of [
      client(`PUT /api/profile/posts/${own.id}/like`, { youLiked: true }),
      client(`GET /api/profile/posts/${own.id}/comments`),
      client(`POST /api/profile/posts/${own.id}/comments`, { text: 'Oi' }),
      client(`POST /api/profile/posts/${own.id}/restore`),
    ])
      expect(await statusOf(call)).toBe(404);
    expect(await statusOf(admin(`POST /api/profile/posts/${own.id}/restore`))).toBe(200);
    expect(await happenedTo('post', own.id)).toEqual(['postRemoved', 'postRestored']);
    expect(await postOf(client, own.id)).toMatchObject({ text: 'Meu' });
    await client(`DELETE /api/profile/posts/${own.id}`);
    await expire('feed_posts');
    expect(await statusOf(client(`POST /api/profile/posts/${own.id}/restore`))).toBe(410);
  });

  test('counts a like once per user', async () => {
    const { id } = await write(client, 'Gostem');
    for (const caller of [admin, admin, client]) await caller(`PUT /api/profile/posts/${id}/like`, { youLiked: true });
    expect(await postOf(client, id)).toMatchObject({ likes: 2, youLiked: true });
    expect((await postOf(client, id))?.likedBy.map(({ fullName }) => fullName)).toEqual(['Tiago Nunes', 'Helena Prado']);
    for (const caller of [client, client]) await caller(`PUT /api/profile/posts/${id}/like`, { youLiked: false });
    expect(await postOf(client, id)).toMatchObject({ likes: 1, youLiked: false });
  });

  test('keeps comments in order, with likes and removal as for posts', async () => {
    const { id } = await write(admin, 'Perguntem');
    const answer = async (caller: Call, text: string): Promise<Comment> =>
      (await caller(`POST /api/profile/posts/${id}/comments`, { text })).json();
    const [first, second, third] = [await answer(client, 'Um'), await answer(admin, 'Dois'), await answer(client, 'Três')];
    const list = async (query = '') => (await client(`GET /api/profile/posts/${id}/comments${query}`)).json();
    const page = await list('?limit=2');
    expect([page.comments.map(({ text }: Comment) => text), page.hasMore]).toEqual([['Um', 'Dois'], true]);
    expect((await list(`?after=${second.id}`)).comments.map(({ text }: Comment) => text)).toEqual(['Três']);
    await admin(`PUT /api/profile/comments/${first.id}/like`, { youLiked: true });
    expect((await list()).comments[0]).toMatchObject({ likes: 1, youLiked: false, isOwn: true });
    expect(await statusOf(client(`DELETE /api/profile/comments/${second.id}`))).toBe(404);
    expect(await statusOf(client(`DELETE /api/profile/comments/${third.id}`))).toBe(200);
    expect(await postOf(client, id)).toMatchObject({ comments: 2 });
    expect(await statusOf(client(`POST /api/profile/comments/${third.id}/restore`))).toBe(200);
    expect(await postOf(client, id)).toMatchObject({ comments: 3 });
    for (const call of [`DELETE /api/profile/comments/${first.id}`, `POST /api/profile/comments/${first.id}/restore`]) await admin(call);
    expect(await happenedTo('comment', first.id)).toEqual(['commentRemoved', 'commentRestored']);
    await admin(`DELETE /api/profile/posts/${id}`);
    expect(await statusOf(client(`PUT /api/profile/comments/${first.id}/like`, { youLiked: true }))).toBe(404);
  });

  test('shows neither removed users nor what they wrote', async () => {
    const before = await feedOf(admin, '?limit=50');
    const author = before.posts.find((post) => ![adminId, clientId].includes(post.author.id))?.author.id as number;
    const remove = (removed_at: string | null) =>
      server.database.write((db) => db.updateTable('users').set({ removed_at }).where('id', '=', author).execute());
    await remove(new Date().toISOString());
    const { posts } = await feedOf(admin, '?limit=50');
    expect(posts.flatMap(({ author: by, likedBy }) => [by, ...likedBy]).map(({ id }) => id)).not.toContain(author);
    await remove(null);
    expect(await feedOf(admin, '?limit=50')).toEqual(before);
  });
});

describe('photos', () => {
  test('belong to one account, and disappear from posts when removed', async () => {
    const answer = await send(client, 'POST /api/profile/photos');
    expect(answer.statusCode).toBe(201);
    const { id, address } = answer.json();
    expect((await client(`GET ${address}`)).headers['content-type']).toBe('image/webp');
    expect((await client('GET /api/profile/photos')).json().photos[0]).toMatchObject({ id });
    expect(await statusOf(admin('POST /api/profile/posts', { text: 'Foto alheia', photoId: id }))).toBe(404);
    expect(await statusOf(admin(`DELETE /api/profile/photos/${id}`))).toBe(404);
    const post = (await client('POST /api/profile/posts', { text: 'Com foto', photoId: id })).json();
    expect(post.photo).toBe(address);
    await client(`DELETE /api/profile/photos/${id}`);
    expect(await postOf(client, post.id)).toMatchObject({ photo: null });
    expect(await statusOf(admin(`POST /api/profile/photos/${id}/restore`))).toBe(404);
    await client(`POST /api/profile/photos/${id}/restore`);
    expect(await postOf(client, post.id)).toMatchObject({ photo: address });
    await client(`DELETE /api/profile/photos/${id}`);
    await expire('profile_photos');
    expect(await statusOf(client(`POST /api/profile/photos/${id}/restore`))).toBe(410);
  });

  test('must be pictures', async () => {
    const answer = await client('POST /api/profile/photos', Buffer.from('<svg/>'), { 'content-type': 'application/octet-stream' });
    expect(answer.statusCode).toBe(415);
  });

  test('can be the cover, one at a time', async () => {
    const { cover } = (await send(client, 'PUT /api/profile/cover')).json();
    expect((await profileOf(client)).cover).toBe(cover);
    expect(await statusOf(client('DELETE /api/profile/cover'))).toBe(200);
    expect((await profileOf(client)).cover).toBeNull();
  });

  test('leave no unused cover behind after simultaneous uploads', async () => {
    const count = async () =>
      (await server.database.read.selectFrom('images').select('id').where('user_id', '=', clientId).execute()).length;
    const before = await count();
    await Promise.all([1, 2, 3, 4, 5].map(() => send(client, 'PUT /api/profile/cover')));
    expect(await count()).toBe(before + 1);
    const orphan = { id: 'unused', user_id: clientId, bytes: pixel, created_at: '2026-01-01T00:00:00.000Z' };
    await server.database.write(async (db) => {
      await db.updateTable('images').set({ created_at: orphan.created_at }).where('user_id', '=', clientId).execute();
      await db.insertInto('images').values(orphan).execute();
    });
    await purge({ database: server.database, name: 'test', steps: [purgeUnusedPictures] }, new AbortController().signal);
    expect(await count()).toBe(before + 1);
  });
});

describe('friends', () => {
  const friendsOf = async (caller: Call): Promise<number[]> =>
    (await caller('GET /api/profile/friends?perPage=100')).json().friends.map(({ id }: Person) => id);
  const requestsOf = async (caller: Call): Promise<{ received: Person[]; sent: Person[] }> =>
    (await caller('GET /api/profile/requests')).json();
  const toldOf = async (caller: Call, kind: string) =>
    (await caller('GET /api/notifications')).json().notifications.filter((one: { kind: string }) => one.kind === kind).length;

  test('are requested, accepted or declined; each user is notified once', async () => {
    await client(`DELETE /api/profile/friends/${adminId}`);
    expect(await friendsOf(admin)).not.toContain(clientId);
    for (const _ of [1, 2]) expect((await client(`PUT /api/profile/friends/${adminId}`)).json()).toEqual({ areFriends: false });
    expect((await requestsOf(admin)).received.map(({ id }) => id)).toContain(clientId);
    expect((await requestsOf(client)).sent.map(({ id }) => id)).toContain(adminId);
    await admin(`DELETE /api/profile/friends/${clientId}`);
    expect((await requestsOf(client)).sent.map(({ id }) => id)).not.toContain(adminId);
    await client(`PUT /api/profile/friends/${adminId}`);
    expect((await admin(`PUT /api/profile/friends/${clientId}`)).json()).toEqual({ areFriends: true });
    expect([await friendsOf(admin), await friendsOf(client)]).toEqual([
      expect.arrayContaining([clientId]),
      expect.arrayContaining([adminId]),
    ]);
    expect([await toldOf(admin, 'profile.friendAsked'), await toldOf(client, 'profile.friendAccepted')]).toEqual([1, 1]);
  });

  test('cannot be oneself or an unknown user', async () => {
    for (const id of [adminId, 999_999]) expect(await statusOf(admin(`PUT /api/profile/friends/${id}`))).toBe(404);
  });

  test('of friends are suggested, those with most friends in common first', async () => {
    const { people } = (await admin('GET /api/profile/suggestions')).json();
    const { received, sent } = await requestsOf(admin);
    const taken = [adminId, ...(await friendsOf(admin)), ...[...received, ...sent].map(({ id }) => id)];
    expect(people.filter(({ id }: Person) => taken.includes(id))).toEqual([]);
    const counts = people.map(({ mutual }: { mutual: number }) => mutual);
    expect(counts[0]).toBeGreaterThan(1);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  });
});

test('writing is rate limited', async () => {
  const { id: post_id } = await write(admin, 'Falem');
  const [user_id, created_at] = [clientId, new Date().toISOString()];
  const many = Array.from({ length: 60 }, () => ({ user_id, text: 'x', created_at, removed_at: created_at, removed_by: user_id }));
  await server.database.write(async (db) => {
    await db
      .insertInto('feed_posts')
      .values(many.map((row) => ({ ...row, photo_id: null, edited_at: null })))
      .execute();
    await db
      .insertInto('feed_comments')
      .values(many.map((row) => ({ ...row, post_id })))
      .execute();
    await db
      .insertInto('profile_photos')
      .values(many.map(({ text: _, ...row }) => ({ ...row, image_id: 'none' })))
      .execute();
  });
  for (const answer of [
    await client('POST /api/profile/posts', { text: 'Mais uma' }),
    await client(`POST /api/profile/posts/${post_id}/comments`, { text: 'Mais uma' }),
    await send(client, 'POST /api/profile/photos'),
  ]) {
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
  }
  expect(await statusOf(admin('POST /api/profile/posts', { text: 'Outra pessoa' }))).toBe(201);
});

test('favourite organisations and news belong to each account', async () => {
  for (const [list, key] of [
    ['pages', 'pages'],
    ['news', 'news'],
  ]) {
    const marked = async (caller: Call) => (await caller(`GET /api/profile/${list}`)).json()[key as string].at(-1);
    const { id, favorite } = await marked(client);
    await client(`PUT /api/profile/${list}/${id}/favorite`, { favorite: !favorite });
    expect((await marked(client)).favorite).toBe(!favorite);
    expect(await statusOf(client(`PUT /api/profile/${list}/999999/favorite`, { favorite: true }))).toBe(404);
  }
});
