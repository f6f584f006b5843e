import { describe, expect, test } from 'vitest';
import type { PageEntry } from '#features/bookmarks/contract.ts';
import { syncPages } from '#features/bookmarks/server/syncPages.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { linkOf, needOf } from '#kit/page.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { type Call, demoAdmin } from '#kit/server/testing/testServer.ts';
import { pages as unsorted } from '../pages.ts';

const pages = unsorted.toSorted((one, other) => one.id - other.id);

const { server, admin, client } = testDemo();

type Answer = { suggestions: PageEntry[]; bookmarks: PageEntry[] };
const read = async (call: Call, language = 'pt'): Promise<Answer> =>
  (await call('GET /api/bookmarks/data', undefined, { 'accept-language': language })).json();
const marked = async (call: Call) => (await read(call)).bookmarks.map(({ target }) => target);
const numberOf = (target: string) => pages.find((page) => page.target === target)?.id;
const toggle = (call: Call, target: string) => call('POST /api/bookmarks/update', { id: numberOf(target) });

describe('the pages a user may open', () => {
  test('are all for admins, and the general ones for others', async () => {
    const targets = async (call: Call) => (await read(call)).suggestions.map(({ target }) => target);
    expect(await targets(admin)).toEqual(pages.map(({ target }) => target));
    expect(await targets(client)).toEqual(pages.filter((page) => needOf(page) !== 'administers').map(({ target }) => target));
  });

  test('have the specified fields, with titles in the requested language', async () => {
    const [first] = (await read(client)).suggestions;
    expect(first).toEqual({
      id: 1,
      target: 'licitacoes',
      isBookmarked: true,
      title: 'Licitações',
      icon: 'file-text',
      link: '/apps/invoice/list',
    });
    for (const [language, title] of Object.entries(pages[0]?.titles ?? {}))
      expect((await read(client, language)).suggestions[0]).toEqual({ ...first, title });
  });

  test('with a list use only filters that the list accepts', async () => {
    const lists = pages.map(linkOf).filter((link) => link.startsWith('/apps/invoice/list?'));
    expect(lists.length).toBeGreaterThan(5);
    for (const link of lists) {
      const search = new URL(link, 'http://localhost').searchParams;
      for (const name of search.keys()) expect(Object.keys(licitacoes.list.query.properties), link).toContain(name);
      expect((await client(`GET /api/licitacoes?${search}`)).statusCode, link).toBe(200);
    }
  });
});

describe('bookmarks', () => {
  test('of the demonstration are four', async () => {
    expect(await marked(admin)).toEqual(['licitacoes', 'encerrando', 'precos', 'pregoes']);
  });

  test('are toggled, listed in the order they were added, and private', async () => {
    const before = await marked(admin);
    const answer = await toggle(client, 'licitacoes');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    await toggle(client, 'leiloes');
    await toggle(client, 'licitacoes');
    expect(await marked(client)).toEqual(['encerrando', 'precos', 'pregoes', 'leiloes', 'licitacoes']);
    const { suggestions, bookmarks } = await read(client);
    expect(bookmarks).toEqual(bookmarks.map(({ id }) => suggestions.find((page) => page.id === id)));
    expect(suggestions.filter(({ isBookmarked }) => isBookmarked)).toHaveLength(5);
    expect(await marked(admin)).toEqual(before);
  });

  test('toggled twice at the same time stay unchanged', async () => {
    const before = await marked(admin);
    const answers = await Promise.all(Array.from({ length: 6 }, () => toggle(admin, 'api')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await marked(admin)).toEqual(before);
  });

  test('on an unknown page, or one the user may not open, get the same error', async () => {
    for (const id of [9_007_199_254_740_991, 999, numberOf('importar')]) {
      const answer = await client('POST /api/bookmarks/update', { id });
      expect([answer.statusCode, answer.json().type]).toEqual([404, 'not-found']);
    }
    expect((await client('POST /api/bookmarks/update', { id: '1' })).statusCode).toBe(400);
    expect((await client('POST /api/bookmarks/update')).statusCode).toBe(400);
  });

  test('of an account with fewer abilities now are no longer listed', async () => {
    await toggle(admin, 'importar');
    await server.database.write((db) => db.updateTable('users').set({ role: 'subscriber' }).where('email', '=', demoAdmin.email).execute());
    expect(await marked(admin)).not.toContain('importar');
    await server.database.write((db) => db.updateTable('users').set({ role: 'admin' }).where('email', '=', demoAdmin.email).execute());
    expect(await marked(admin)).toContain('importar');
  });
});

test('the pages follow the catalogue at each start; bookmarks of remaining pages stay', async () => {
  const { database } = server;
  const all = () => database.read.selectFrom('pages').selectAll().orderBy('id').execute();
  const [before, marks] = [await all(), await marked(client)];
  await database.write(async (db) => {
    const stranger = { id: 500, target: 'gone', titles: JSON.stringify({}) as never, words: '', icon: '', link: '', need: '' as const };
    await db.insertInto('pages').values(stranger).execute();
    await db.updateTable('pages').set({ words: '', icon: 'moved' }).where('target', '=', 'encerrando').execute();
    await db.deleteFrom('pages').where('target', '=', 'acesso').execute();
  });
  await Promise.all([syncPages(database, pages), syncPages(database, pages)]);
  expect(await all()).toEqual(before);
  expect(await marked(client)).toEqual(marks);
});
