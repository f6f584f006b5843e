import { describe, expect, test } from 'vitest';
import { keysOfAccount } from '#features/auth/server/tables.ts';
import { demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';
import { person, testPeople } from './testPeople.ts';

const people = testPeople();

describe('the list', () => {
  test('shows the fifty demo users as specified, the newest first', async () => {
    const { users, total } = await people.list('', people.admin);
    expect([users.length, total]).toEqual([10, 50]);
    expect(users.map(({ id }) => id)).toEqual(users.map(({ id }) => id).sort((a, b) => b - a));
    expect(users[0]).toEqual({
      id: expect.any(Number),
      fullName: 'Zuleica Nogueira',
      company: 'Nogueira Tecnologia Educacional',
      username: 'zuleica',
      country: 'Brasil',
      contact: expect.any(String),
      email: 'zuleica@educacional.example.com',
      avatar: '',
      role: 'admin',
      currentPlan: 'team',
      status: 'pending',
    });
    const all = await people.client('GET /api/users/list/all-data');
    expect(all.json()).toHaveLength(50);
  });

  test('has as many users as each of its counts says', async () => {
    const figures = (await people.client('GET /api/users/count')).json();
    expect(figures).toEqual({ total: 50, active: 38, pending: 6, inactive: 6, admins: 3 });
    const queries = { total: '', active: 'status=active', pending: 'status=pending', inactive: 'status=inactive', admins: 'role=admin' };
    for (const [figure, query] of Object.entries(queries)) expect((await people.list(query)).total, figure).toBe(figures[figure]);
    // The overview has the same counts.
    const { total, active, pending, inactive } = figures;
    expect((await people.client('GET /api/dashboards/summary')).json().users).toEqual({ total, active, pending, inactive });
  });

  test('combines all three filters; an empty one filters nothing', async () => {
    const { users } = await people.list('role=editor&currentPlan=company&status=active&q=&perPage=50');
    expect(users.length).toBeGreaterThan(2);
    for (const user of users) expect(user).toMatchObject({ role: 'editor', currentPlan: 'company', status: 'active' });
    expect((await people.list('role=&currentPlan=&status=&q=&perPage=10&page=1')).total).toBe(50);
    expect((await people.client('GET /api/users/list/data?role=boss')).statusCode).toBe(400);
  });

  test.each([
    ['q=EULALIA', ['Eulália Brandão']],
    ['q=adelia.m', ['Adélia Monteverde']],
    ['q=zenaide@', []],
    ['q=example', []],
    ['q=%25', []],
    ['q=vilas-bo', ['Heitor Vilas-Boas']],
  ])('finds by «%s» in name and username, blind to accents and case', async (query, expected) => {
    expect(await people.names(query)).toEqual(expected);
  });

  test('is sorted by name, ignoring case and accents, in pages', async () => {
    expect(await people.names('sort=fullName&order=asc&perPage=3')).toEqual(['Abelardo Tinoco', 'Adélia Monteverde', 'Baltazar Quintino']);
    expect(await people.names('sort=fullName&order=desc&perPage=1')).toEqual(['Zuleica Nogueira']);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => people.list(`page=${page}`)));
    expect(new Set(pages.flatMap(({ users }) => users.map(({ id }) => id))).size).toBe(50);
    expect((await people.list('page=9')).users).toEqual([]);
  });

  test('is sorted by company and country, ignoring case and accents, and by username if there is no name', async () => {
    const places = [
      ['Zeta', 'Área'],
      ['Água Limpa', 'zona'],
      ['algodão', 'Égide'],
    ] as const;
    const added = await Promise.all(
      places.map(([company, country], place) =>
        people.add(person({ company, country, username: `lugar${place}`, email: `lugar${place}@example.com` })),
      ),
    );
    await people.server.database.write((db) =>
      db
        .updateTable('users')
        .set({ full_name: '', ...keysOfAccount({ full_name: '', username: 'lugar0', email: '', company: 'Zeta', country: 'Área' }) })
        .where('id', '=', added[0]?.id ?? 0)
        .execute(),
    );
    const ordered = async (sort: 'company' | 'country') =>
      (await people.list(`q=lugar&sort=${sort}&order=asc`)).users.map((user) => user[sort]);
    expect(await ordered('company')).toEqual(['Água Limpa', 'algodão', 'Zeta']);
    expect(await ordered('country')).toEqual(['Área', 'Égide', 'zona']);
    expect((await people.list('q=lugar&sort=fullName&order=asc')).users[0]).toMatchObject({ username: 'lugar0', fullName: '' });
    const found = (await people.client('GET /api/main-search/data?q=lugar0')).json().searchArr[2].data;
    expect(found).toMatchObject([{ title: 'lugar0' }]);
    await Promise.all(added.map(({ id }) => people.remove(id)));
  });

  test('returns one user; without the key if there is none', async () => {
    const id = await people.idOf(demoClient.email);
    expect((await people.client(`GET /api/users/user?id=${id}`)).json().user).toMatchObject({
      id,
      fullName: 'Tiago Nunes',
      role: 'subscriber',
    });
    const none = await people.client('GET /api/users/user?id=999999');
    expect([none.statusCode, none.json()]).toEqual([200, {}]);
    expect((await people.client(`GET /api/users/${id}`)).json()).toMatchObject({
      user: { id },
      ability: [{ action: 'read', subject: 'ACL' }, { subject: 'Auth' }, { subject: 'standard' }],
    });
    type Shown = { permissions: { area: string }[] };
    const of = async (person: number, area: string) =>
      ((await people.client(`GET /api/users/${person}`)).json() as Shown).permissions.find((permission) => permission.area === area);
    expect(await of(id, 'licitacoes')).toEqual({ area: 'licitacoes', read: true, create: false, edit: false, remove: false });
    expect(await of(id, 'tasks')).toEqual({ area: 'tasks', read: true, create: true, edit: true, remove: true });
    const admin = await people.idOf(demoAdmin.email);
    expect(await of(admin, 'licitacoes')).toEqual({ area: 'licitacoes', read: true, create: true, edit: true, remove: true });
    expect(await of(admin, 'audit')).toEqual({ area: 'audit', read: true });
    for (const unknownId of ['999999', 'nope', '0', '1.5']) {
      const answer = await people.client(`GET /api/users/${unknownId}`);
      expect([answer.statusCode, answer.json().type]).toEqual([404, 'not-found']);
    }
  });
});

test('a client can change nothing and read no personal details', async () => {
  const id = await people.idOf(demoClient.email);
  const details = (await people.admin(`GET /api/users/${id}/details`)).json();
  const answers = await Promise.all([
    people.client('POST /apps/users/add-user', person()),
    people.remove(id, people.client),
    people.edit(id, { role: 'admin' }, people.client),
    people.client(`POST /api/users/${id}/restore`),
    people.client(`GET /api/users/${id}/details`),
    people.client(`PUT /api/users/${id}/details`, { ...details, has_two_step: undefined }),
    people.client(`DELETE /api/users/${id}/avatar`),
    people.client(`POST /api/users/${id}/invite`),
    people.client('GET /api/users/usage'),
    people.client(`GET /api/users/${id}/usage`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
  expect((await people.server.call('GET /api/users/list/all-data')).statusCode).toBe(401);
});
