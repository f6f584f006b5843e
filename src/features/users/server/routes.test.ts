import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buscaOfAccount } from '#features/auth/server/tables.ts';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import type { User } from '../contract.ts';

let server: TestServer;
let admin: Call;
let client: Call;

beforeAll(async () => {
  server = await testServer({ demo: true });
  [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
});
afterAll(() => server.close());

const table = () => server.database.read.selectFrom('users');
const idOf = async (email: string) => (await table().select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const list = async (query = '', call: Call = client): Promise<{ users: User[]; total: number }> => {
  const answer = await call(`GET /api/users/list/data?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const names = async (query: string) => (await list(query)).users.map(({ fullName }) => fullName);
const person = (values: object = {}) => ({
  fullName: 'Rui Barreto',
  username: 'rui',
  email: 'rui@example.com',
  status: 'active',
  ...values,
});
async function add(values?: object): Promise<User> {
  const answer = await admin('POST /apps/users/add-user', person(values));
  expect(answer.statusCode).toBe(201);
  return answer.json().user;
}
const remove = (id: number, call = admin) => call(`DELETE /apps/users/delete?id=${id}`);
const edit = (id: number, body: object, call = admin) => call(`PATCH /api/users/${id}`, body);
const faults = (answer: { json(): { faults?: { path: string }[] } }) => answer.json().faults?.map(({ path }) => path);
/** Moves a removal into the past. */
const removedBefore = (id: number, minutes: number) =>
  server.database.write((db) =>
    db
      .updateTable('users')
      .set({ removed_at: new Date(Date.now() - minutes * 60_000).toISOString() })
      .where('id', '=', id)
      .execute(),
  );
/** An account that administers and can sign in with the password of the demonstration's. */
async function addAdmin(values: object): Promise<User> {
  const user = await add({ role: 'admin', ...values });
  const { password } = await table().select('password').where('email', '=', demoAdmin.email).executeTakeFirstOrThrow();
  await server.database.write((db) => db.updateTable('users').set({ password }).where('id', '=', user.id).execute());
  return user;
}

describe('the list', () => {
  test('shows the demonstration’s fifty people as the specification does, the newest first', async () => {
    const { users, total } = await list('', admin);
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
    const all = await client('GET /api/users/list/all-data');
    expect(all.json()).toHaveLength(50);
    expect((await client('GET /api/users/count')).json()).toEqual({ total: 50, active: 38, pending: 6, admins: 3 });
  });

  test('narrows by all three filters at once; an empty one narrows nothing', async () => {
    const { users } = await list('role=editor&currentPlan=company&status=active&q=&perPage=50');
    expect(users.length).toBeGreaterThan(2);
    for (const user of users) expect(user).toMatchObject({ role: 'editor', currentPlan: 'company', status: 'active' });
    expect((await list('role=&currentPlan=&status=&q=&perPage=10&page=1')).total).toBe(50);
    expect((await client('GET /api/users/list/data?role=boss')).statusCode).toBe(400);
  });

  test.each([
    ['q=EULALIA', ['Eulália Brandão']],
    ['q=adelia.m', ['Adélia Monteverde']],
    ['q=zenaide@', []],
    ['q=example', []],
    ['q=%25', []],
    ['q=vilas-bo', ['Heitor Vilas-Boas']],
  ])('finds by «%s» in name and username, blind to accents and case', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('is put in order by name as people read it, and told in pages', async () => {
    expect(await names('sort=fullName&order=asc&perPage=3')).toEqual(['Abelardo Tinoco', 'Adélia Monteverde', 'Baltazar Quintino']);
    expect(await names('sort=fullName&order=desc&perPage=1')).toEqual(['Zuleica Nogueira']);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`page=${page}`)));
    expect(new Set(pages.flatMap(({ users }) => users.map(({ id }) => id))).size).toBe(50);
    expect((await list('page=9')).users).toEqual([]);
  });

  test('answers for one; without the key where there is none', async () => {
    const id = await idOf(demoClient.email);
    expect((await client(`GET /api/users/user?id=${id}`)).json().user).toMatchObject({ id, fullName: 'Tiago Nunes', role: 'subscriber' });
    const none = await client('GET /api/users/user?id=999999');
    expect([none.statusCode, none.json()]).toEqual([200, {}]);
    expect((await client(`GET /api/users/${id}`)).json()).toMatchObject({
      user: { id },
      ability: [{ action: 'read', subject: 'ACL' }, { subject: 'Auth' }, { subject: 'standard' }],
    });
    expect((await client('GET /api/users/999999')).statusCode).toBe(404);
  });
});

test('whoever does not administer changes nothing, nor reads what is personal', async () => {
  const id = await idOf(demoClient.email);
  const details = (await admin(`GET /api/users/${id}/details`)).json();
  const answers = await Promise.all([
    client('POST /apps/users/add-user', person()),
    remove(id, client),
    edit(id, { role: 'admin' }, client),
    client(`POST /api/users/${id}/restore`),
    client(`GET /api/users/${id}/details`),
    client(`PUT /api/users/${id}/details`, { ...details, has_two_step: undefined }),
    client(`DELETE /api/users/${id}/avatar`),
    client(`POST /api/users/${id}/invite`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
  expect((await server.call('GET /api/users/list/all-data')).statusCode).toBe(401);
});

describe('adding', () => {
  test('writes addresses small, comes first, and leaves sign-in to an invitation', async () => {
    const user = await add({ email: 'Rui@Example.com', role: 'editor', currentPlan: 'team', company: 'Barreto' });
    expect(user).toMatchObject({ email: 'rui@example.com', role: 'editor', currentPlan: 'team', company: 'Barreto', status: 'active' });
    expect((await list('perPage=1')).users[0]).toEqual(user);
    expect((await server.call('POST /jwt/login', { email: 'rui@example.com', password: '' })).statusCode).toBe(400);
    expect((await remove(user.id)).body).toBe('');
  });

  test('refuses a name that somebody has, however it is spelt, also when both come at once', async () => {
    const user = await add({ username: 'Ângelo' });
    const taken = await admin('POST /apps/users/add-user', person({ email: 'RUI@example.com', username: 'ÂNGELO' }));
    expect([taken.statusCode, faults(taken)]).toEqual([400, ['body.email', 'body.username']]);
    expect(taken.json().faults[0].message).toMatch(/já pertence/);
    // Another accent is another name.
    const other = await add({ username: 'angelo', email: 'angelo@example.com' });
    expect(faults(await edit(other.id, { username: 'ÂnGelo' }))).toEqual(['body.username']);
    await Promise.all([remove(user.id), remove(other.id)]);
    const both = await Promise.all([1, 2].map(() => admin('POST /apps/users/add-user', person())));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    await remove(both.find(({ statusCode }) => statusCode === 201)?.json().user.id);
  });

  test('sends whoever is pending an invitation, which lets them in once they have chosen a password', async () => {
    const user = await add({ status: 'pending' });
    const mail = await server.database.read.selectFrom('mails').selectAll().where('recipient', '=', user.email).executeTakeFirstOrThrow();
    expect(mail.body).toContain('/invitation');
    const invited = await admin(`POST /api/users/${user.id}/invite`);
    expect(invited.statusCode).toBe(200);
    const token = new URL(invited.json().link).hash.slice(1);
    const password = 'correct horse battery';
    expect((await server.call('POST /api/auth/choose-password', { token, password })).statusCode).toBe(200);
    await server.as({ email: user.email, password });
    expect((await list('perPage=1')).users[0]?.status).toBe('active');
    expect((await admin(`POST /api/users/${user.id}/invite`)).json()).toMatchObject({ type: 'conflict' });
    await remove(user.id);
  });

  test.each([{ fullName: '   ' }, { username: 'a b' }, { email: 'rui' }, { role: 'boss' }, { fullName: 'x'.repeat(121) }])(
    'refuses %o',
    async (wrong) => {
      expect((await admin('POST /apps/users/add-user', person(wrong))).statusCode).toBe(400);
    },
  );
});

describe('changing', () => {
  test('holds at once: the role decides what one may do, and whoever is disabled is out', async () => {
    const user = await addAdmin({});
    const them = await server.as({ email: user.email, password: demoAdmin.password });
    expect((await them('GET /api/users/1/details')).statusCode).toBe(200);
    expect((await edit(user.id, { role: 'author', fullName: 'Rui B.' })).json().user).toMatchObject({ role: 'author', fullName: 'Rui B.' });
    expect((await them('GET /api/users/1/details')).statusCode).toBe(403);
    expect(await names('q=rui+b.')).toEqual(['Rui B.']);
    await edit(user.id, { status: 'inactive' });
    expect((await them('GET /api/users/count')).statusCode).toBe(401);
    await edit(user.id, { status: 'active' });
    expect((await them('GET /api/users/count')).statusCode).toBe(401);
    await server.as({ email: user.email, password: demoAdmin.password });
    expect((await edit(999_999, { role: 'author' })).statusCode).toBe(404);
    await remove(user.id);
  });

  test('keeps details, and the log says which changed and not what they are', async () => {
    const id = await idOf(demoClient.email);
    const { has_two_step, ...empty } = (await admin(`GET /api/users/${id}/details`)).json();
    expect(has_two_step).toBe(false);
    const details = { ...empty, dob: '1990-02-28', mobile: '+55 11 5550-0101', contactOptions: ['email'] };
    details.address.city = 'Campinas';
    expect((await admin(`PUT /api/users/${id}/details`, details)).statusCode).toBe(200);
    expect((await admin(`GET /api/users/${id}/details`)).json()).toEqual({ ...details, has_two_step });
    expect((await admin(`PUT /api/users/${id}/details`, { ...details, dob: '31/12/1990' })).statusCode).toBe(400);
    const [event] = await server.database.read.selectFrom('audit_events').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(event).toMatchObject({ kind: 'userEdited', actor_name: 'Helena Prado', subject_type: 'user', subject_id: id });
    expect(event?.details).toEqual({ fields: ['dob', 'mobile', 'contactOptions', 'address'] });
    expect((await admin('GET /api/users/999999/details')).statusCode).toBe(404);
  });
});

test('the last account that administers and can sign in stays what it is', async () => {
  const [first, second] = [await addAdmin({}), await addAdmin({ username: 'deputy', email: 'deputy@example.com' })];
  const as = ({ email }: User) => server.as({ email, password: demoAdmin.password });
  const [chief, deputy] = [await as(first), await as(second)];
  expect((await remove(first.id, chief)).json()).toMatchObject({ type: 'conflict', detail: expect.stringContaining('própria conta') });
  const setRole = (role: 'admin' | 'author', email: string) =>
    server.database.write((db) => db.updateTable('users').set({ role, status: 'active' }).where('email', '=', email).execute());
  await setRole('author', demoAdmin.email);
  const both = await Promise.all([edit(second.id, { role: 'editor' }, chief), edit(first.id, { status: 'inactive' }, deputy)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.any(Number)]);
  // Whoever was quicker, one of them is left.
  const left = await table()
    .select('email')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('password', '<>', '')
    .execute();
  expect(left).toHaveLength(1);
  await Promise.all([setRole('admin', first.email), setRole('author', second.email)]);
  const last = await as(first);
  for (const change of [{ role: 'editor' }, { status: 'inactive' }, { status: 'pending' }])
    expect((await edit(first.id, change, last)).json()).toMatchObject({ type: 'last-admin', status: 409 });
  await setRole('admin', demoAdmin.email);
  await Promise.all([remove(first.id), remove(second.id)]);
});

describe('removing', () => {
  test('frees the names, hides and signs out, and can be taken back for ten minutes', async () => {
    const user = await addAdmin({});
    const them = await server.as({ email: user.email, password: demoAdmin.password });
    await remove(user.id);
    expect((await them('GET /api/users/count')).statusCode).toBe(401);
    expect((await server.call('POST /jwt/login', { email: user.email, password: demoAdmin.password })).statusCode).toBe(400);
    expect((await client(`GET /api/users/user?id=${user.id}`)).json()).toEqual({});
    expect(await names('q=rui')).toEqual([]);
    expect((await client('GET /api/main-search/data?q=rui')).json().searchArr[2].data).toEqual([]);
    expect((await remove(user.id)).statusCode).toBe(404);
    expect((await edit(user.id, { status: 'active' })).statusCode).toBe(404);

    const heir = await add();
    const conflict = await admin(`POST /api/users/${user.id}/restore`);
    expect([conflict.statusCode, faults(conflict)]).toEqual([409, ['body.email', 'body.username']]);
    await remove(heir.id);
    await removedBefore(user.id, 9);
    expect((await admin(`POST /api/users/${user.id}/restore`)).statusCode).toBe(200);
    expect((await client(`GET /api/users/user?id=${user.id}`)).json()).toEqual({ user });
    await server.as({ email: user.email, password: demoAdmin.password });
    expect((await admin(`POST /api/users/${user.id}/restore`)).statusCode).toBe(404);

    await remove(user.id);
    await removedBefore(user.id, 11);
    expect((await admin(`POST /api/users/${user.id}/restore`)).json()).toMatchObject({ type: 'undo-expired', status: 410 });
  });

  test('is found again by its name after it was taken back', async () => {
    const user = await add({ username: 'volta', email: 'volta@example.com' });
    await remove(user.id);
    await admin(`POST /api/users/${user.id}/restore`);
    const row = await table().select(['full_name', 'username', 'email', 'busca']).where('id', '=', user.id).executeTakeFirstOrThrow();
    expect(row.busca).toBe(buscaOfAccount(row));
    expect(await names('q=volta')).toEqual(['Rui Barreto']);
    await remove(user.id);
  });
});
