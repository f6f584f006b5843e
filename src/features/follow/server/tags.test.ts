import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Follow } from '../contract.ts';
import type { FollowTag, Tagging } from '../tags.ts';

const { server, admin, client } = testDemo();
let notices: number[];
beforeAll(async () => {
  const { licitacoes } = (await client('GET /api/licitacoes/open?perPage=5')).json() as { licitacoes: { id: number }[] };
  notices = licitacoes.map(({ id }) => id);
});
beforeEach(() =>
  server.database.write(async (db) => {
    await db.deleteFrom('follows').execute();
    await db.deleteFrom('follow_tags').execute();
  }),
);

const create = async (call: Call, name: string, color = 'blue'): Promise<number> =>
  (await call('POST /api/follows/tags', { name, color })).json().id;
const tags = async (call: Call): Promise<FollowTag[]> => (await call('GET /api/follows/tags')).json().tags;
const list = async (call: Call, query = ''): Promise<Follow[]> => (await call(`GET /api/follows${query}`)).json().follows;
const tag = (changes: Partial<Tagging>[], call: Call = client) => call('PUT /api/follows/tags', { kind: 'licitacao', changes });
const at = (place: number) => notices[place] as number;

test('tags are created, renamed, coloured and removed, and are the user’s own', async () => {
  const id = await create(client, '  Limpeza   urbana ');
  expect(await tags(client)).toEqual([{ id, name: 'Limpeza urbana', color: 'blue', total: 0 }]);
  expect(await tags(admin)).toEqual([]);
  expect((await client('POST /api/follows/tags', { name: 'LIMPEZA urbana' })).json().faults).toEqual([
    { path: 'body.name', message: 'você já tem uma etiqueta com este nome' },
  ]);
  expect((await client('POST /api/follows/tags', { name: ' ' })).statusCode).toBe(400);
  expect((await client('POST /api/follows/tags', { name: 'x', color: 'pink' })).statusCode).toBe(400);
  const other = await create(client, 'Água');
  expect((await client(`PUT /api/follows/tags/${id}`, { name: 'agua' })).statusCode).toBe(400);
  await client(`PUT /api/follows/tags/${id}`, { name: 'limpeza URBANA', color: 'red' });
  expect(await tags(client)).toMatchObject([
    { id: other, name: 'Água' },
    { id, name: 'limpeza URBANA', color: 'red' },
  ]);
  await tag([{ item: at(0), add: [id, other] }]);
  expect((await tags(client)).map(({ total }) => total)).toEqual([1, 1]);
  expect((await client(`DELETE /api/follows/tags/${id}`)).statusCode).toBe(200);
  expect((await list(client))[0]?.tags).toEqual([other]);
  expect((await client(`DELETE /api/follows/tags/${id}`)).statusCode).toBe(404);
});

test('an account has a hundred tags at most', async () => {
  for (let n = 0; n < 100; n++) await create(client, `Etiqueta ${n}`);
  expect((await client('POST /api/follows/tags', { name: 'Mais uma' })).json().faults).toMatchObject([{ path: 'body.name' }]);
});

test('many are tagged in one step, followed if they were not, and undoing leaves them as they were', async () => {
  const [own, other] = [await create(client, 'Nossa'), await create(client, 'Outra')];
  await client(`PUT /api/follows/licitacao/${at(1)}`, { stage: 'won', priority: 'high', note: 'Guardar.', tags: [other] });
  const before = await list(client);
  const done = (await tag([at(0), at(1), 999_999].map((item) => ({ item, add: [own], remove: [other] })))).json();
  expect(done).toMatchObject({ done: 2, skipped: [{ item: 999_999, why: 'missing' }] });
  const now = new Map((await list(client)).map((follow) => [follow.item, follow]));
  expect(now.get(at(0))).toMatchObject({ stage: 'interested', tags: [own] });
  expect(now.get(at(1))).toMatchObject({ stage: 'won', priority: 'high', note: 'Guardar.', tags: [own] });
  expect((await tag([{ item: at(0), add: [own] }])).json()).toMatchObject({ done: 0, skipped: [{ item: at(0), why: 'same' }] });
  expect((await tag(done.before)).json()).toMatchObject({ done: 2 });
  expect(await list(client)).toEqual(before);
  expect(await list(admin)).toEqual([]);
});

test('undoing does not unfollow what was changed meanwhile', async () => {
  const own = await create(client, 'Nossa');
  const { before } = (await tag([{ item: at(0), add: [own] }])).json();
  await client(`PUT /api/follows/licitacao/${at(0)}`, { note: 'Escrita depois.' });
  await tag(before);
  expect(await list(client)).toMatchObject([{ item: at(0), note: 'Escrita depois.', tags: [] }]);
});

test('nothing is tagged if one of the tags is not the user’s', async () => {
  const [own, theirs] = [await create(client, 'Nossa'), await create(admin, 'Deles')];
  const refused = await tag([
    { item: at(0), add: [own] },
    { item: at(1), add: [own, theirs] },
  ]);
  expect(refused.json().faults).toEqual([{ path: 'body.changes.1.add.1', message: 'esta etiqueta não existe mais' }]);
  expect(await list(client)).toEqual([]);
  // A single change leaves it out.
  expect((await client(`PUT /api/follows/licitacao/${at(0)}`, { tags: [own, theirs] })).json().tags).toEqual([own]);
  expect((await tags(admin))[0]?.total).toBe(0);
});

test('list and board are filtered by tags', async () => {
  const [own, other] = [await create(client, 'Nossa'), await create(client, 'Outra')];
  await tag([
    { item: at(0), add: [own] },
    { item: at(1), add: [other] },
    { item: at(2), add: [own, other] },
  ]);
  const items = async (query: string) => (await list(client, query)).map(({ item }) => item).toSorted((a, b) => a - b);
  const sorted = (...places: number[]) => places.map(at).toSorted((a, b) => a - b);
  expect(await items(`?tag=${own}`)).toEqual(sorted(0, 2));
  expect(await items(`?tag=${own}&tag=${other}`)).toEqual(sorted(0, 1, 2));
  expect(await items('?tag=')).toEqual([]);
  const { columns } = (await client(`GET /api/follows/board?tag=${other}`)).json() as { columns: { follows: Follow[] }[] };
  expect(columns.flatMap(({ follows }) => follows.map(({ item }) => item)).toSorted((a, b) => a - b)).toEqual(sorted(1, 2));
});

test('unfollowing many and undoing gives back tags, note, day and place', async () => {
  const own = await create(client, 'Nossa');
  for (const place of [0, 1, 2])
    await client(`PUT /api/follows/licitacao/${at(place)}`, { note: ['Amostra', 'Zebrado', 'Frete'][place], tags: [own] });
  const board = async () =>
    ((await client('GET /api/follows/board')).json() as { columns: { follows: Follow[] }[] }).columns.flatMap(({ follows }) =>
      follows.map(({ item, note, created_at, tags: has }) => ({ item, note, created_at, has })),
    );
  const before = await board();
  const undo = (await client('PUT /api/follows', { kind: 'licitacao', changes: [{ item: at(1), stage: null }] })).json().before;
  expect(await board()).toHaveLength(2);
  await client('PUT /api/follows', { kind: 'licitacao', changes: undo });
  expect(await board()).toEqual(before);
  // The words of the note are found again.
  expect(await list(client, '?q=zebrado')).toHaveLength(1);
});

test('a thousand are tagged at once', async () => {
  const own = await create(client, 'Nossa');
  const all = await server.database.read.selectFrom('licitacoes').select('id').orderBy('id').limit(1000).execute();
  const done = (await tag(all.map(({ id: item }) => ({ item, add: [own] })))).json();
  expect(done.done).toBe(all.length);
  expect((await tag(done.before)).json().done).toBe(all.length);
  expect(await list(client)).toEqual([]);
});

test('forty thousand unknown tags are refused, or left out where they are given back', async () => {
  const add = (at: number) => Array.from({ length: 40 }, (_, n) => at * 40 + n + 1_000_000);
  const refused = await tag(Array.from({ length: 1000 }, (_, n) => ({ item: n + 1, add: add(n) })));
  expect(refused.json().faults).toMatchObject([{ path: 'body.changes.0.add.0' }]);
  const changes = Array.from({ length: 1000 }, (_, n) => ({ item: n + 1, stage: 'interested', tags: add(n) }));
  const { done } = (await client('PUT /api/follows', { kind: 'licitacao', changes })).json();
  expect(done).toBeGreaterThan(0);
});
