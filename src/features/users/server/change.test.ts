import { describe, expect, test } from 'vitest';
import { demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';
import { faults, person, testPeople } from './testPeople.ts';

const people = testPeople();

describe('adding', () => {
  test('lower-cases the e-mail, lists the user first, and needs an invitation to sign in', async () => {
    const user = await people.add({ email: 'Rui@Example.com', role: 'editor', currentPlan: 'team', company: 'Barreto' });
    expect(user).toMatchObject({ email: 'rui@example.com', role: 'editor', currentPlan: 'team', company: 'Barreto', status: 'active' });
    expect((await people.list('perPage=1')).users[0]).toEqual(user);
    expect((await people.server.call('POST /jwt/login', { email: 'rui@example.com', password: '' })).statusCode).toBe(400);
    expect((await people.remove(user.id)).body).toBe('');
  });

  test('refuses a taken name, ignoring case, also when two requests come at the same time', async () => {
    const user = await people.add({ username: 'Ângelo' });
    const taken = await people.admin('POST /apps/users/add-user', person({ email: 'RUI@example.com', username: 'ÂNGELO' }));
    expect([taken.statusCode, faults(taken)]).toEqual([400, ['body.email', 'body.username']]);
    expect(taken.json().faults[0].message).toMatch(/já pertence/);
    // Another accent makes another name.
    const other = await people.add({ username: 'angelo', email: 'angelo@example.com' });
    expect(faults(await people.edit(other.id, { username: 'ÂnGelo' }))).toEqual(['body.username']);
    await Promise.all([people.remove(user.id), people.remove(other.id)]);
    const both = await Promise.all([1, 2].map(() => people.admin('POST /apps/users/add-user', person())));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    await people.remove(both.find(({ statusCode }) => statusCode === 201)?.json().user.id);
  });

  test('matches usernames ignoring case, also very long ones', async () => {
    const fullName = '\u{fdfa}'.repeat(100);
    const user = await people.add({ fullName, username: 'casing', email: 'casing@example.com' });
    const other = await people.admin('POST /apps/users/add-user', person({ fullName, username: 'CASING' }));
    expect(faults(other)).toEqual(['body.username']);
    expect((await people.list('q=casing')).users).toEqual([user]);
    await people.remove(user.id);
    const sigma = await people.add({ username: 'ΜΆΓΟΣ' });
    expect(faults(await people.admin('POST /apps/users/add-user', person({ username: 'μάγοσ', email: 'x@example.com' })))).toEqual([
      'body.username',
    ]);
    await people.remove(sigma.id);
  });

  test('sends a pending user an invitation, with which they choose a password and sign in', async () => {
    const user = await people.add({ status: 'pending' });
    const mail = await people.server.database.read
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', user.email)
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain('/invitation');
    const invited = await people.admin(`POST /api/users/${user.id}/invite`);
    expect(invited.statusCode).toBe(200);
    const token = new URL(invited.json().link).hash.slice(1);
    const password = 'correct horse battery';
    expect((await people.server.call('POST /api/auth/choose-password', { token, password })).statusCode).toBe(200);
    await people.server.as({ email: user.email, password });
    expect((await people.list('perPage=1')).users[0]?.status).toBe('active');
    expect((await people.admin(`POST /api/users/${user.id}/invite`)).json()).toMatchObject({ type: 'conflict' });
    await people.remove(user.id);
  });

  test.each([{ fullName: '   ' }, { username: 'a b' }, { email: 'rui' }, { role: 'boss' }, { fullName: 'x'.repeat(121) }])(
    'refuses %o',
    async (wrong) => {
      expect((await people.admin('POST /apps/users/add-user', person(wrong))).statusCode).toBe(400);
    },
  );
});

describe('changing', () => {
  test('takes effect immediately: a role changes abilities, and a disabled user is signed out', async () => {
    const user = await people.addAdmin({});
    const them = await people.server.as({ email: user.email, password: demoAdmin.password });
    expect((await them('GET /api/users/1/details')).statusCode).toBe(200);
    expect((await people.edit(user.id, { role: 'author', fullName: 'Rui B.' })).json().user).toMatchObject({
      role: 'author',
      fullName: 'Rui B.',
    });
    expect((await them('GET /api/users/1/details')).statusCode).toBe(403);
    expect(await people.names('q=rui+b.')).toEqual(['Rui B.']);
    await people.edit(user.id, { status: 'inactive' });
    expect((await them('GET /api/users/count')).statusCode).toBe(401);
    await people.edit(user.id, { status: 'active' });
    expect((await them('GET /api/users/count')).statusCode).toBe(401);
    await people.server.as({ email: user.email, password: demoAdmin.password });
    expect((await people.edit(999_999, { role: 'author' })).statusCode).toBe(404);
    await people.remove(user.id);
  });

  test('saves details, and logs the names of changed fields without values', async () => {
    const id = await people.idOf(demoClient.email);
    const { has_two_step, ...empty } = (await people.admin(`GET /api/users/${id}/details`)).json();
    expect(has_two_step).toBe(false);
    const details = { ...empty, dob: '1990-02-28', mobile: '+55 11 5550-0101', contactOptions: ['email'] };
    details.address.city = 'Campinas';
    expect((await people.admin(`PUT /api/users/${id}/details`, details)).statusCode).toBe(200);
    expect((await people.admin(`GET /api/users/${id}/details`)).json()).toEqual({ ...details, has_two_step });
    expect((await people.admin(`PUT /api/users/${id}/details`, { ...details, dob: '31/12/1990' })).statusCode).toBe(400);
    const [event] = await people.server.database.read.selectFrom('audit_events').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(event).toMatchObject({ kind: 'userEdited', actor_name: 'Helena Prado', subject_type: 'user', subject_id: id });
    expect(event?.details).toEqual({ fields: ['dob', 'mobile', 'contactOptions', 'address'] });
    expect((await people.admin('GET /api/users/999999/details')).statusCode).toBe(404);
  });

  test("validates details as the account's own settings do, so that the user can save them again", async () => {
    const user = await people.addAdmin();
    const { has_two_step: _, ...empty } = (await people.admin(`GET /api/users/${user.id}/details`)).json();
    const put = (details: object) => people.admin(`PUT /api/users/${user.id}/details`, { ...empty, ...details });
    const wrong = {
      ...{ website: 'javascript:alert(1)', mobile: 'ramal abc', dob: '0001-01-01' },
      socialLinks: { ...empty.socialLinks, twitter: 'javascript:alert(1)', quora: 'http://quora.com/x' },
    };
    expect(faults(await put(wrong))?.sort()).toEqual([
      'body.dob',
      'body.mobile',
      'body.socialLinks.quora',
      'body.socialLinks.twitter',
      'body.website',
    ]);
    const saved = (await put({ website: 'exemplo.com.br', socialLinks: { ...empty.socialLinks, twitter: '@rui' } })).json();
    expect(saved).toMatchObject({ website: 'https://exemplo.com.br/', socialLinks: { twitter: 'https://x.com/rui' } });
    const own = await people.server.as({ email: user.email, password: demoAdmin.password });
    const { info } = (await own('GET /api/account')).json();
    expect((await own('PUT /api/account/info', { ...info, bio: 'Leio editais.' })).statusCode).toBe(200);
    await people.remove(user.id);
  });
});

test('an admin cannot give up their own role, and of two simultaneous changes one admin is left', async () => {
  const id = await people.idOf(demoAdmin.email);
  const other = await people.addAdmin({ username: 'deputy', email: 'deputy@example.com' });
  const deputy = await people.server.as({ email: other.email, password: demoAdmin.password });
  for (const change of [{ role: 'editor' }, { status: 'inactive' }, { status: 'pending' }, { email: 'elsewhere@example.com' }])
    expect((await people.edit(other.id, change, deputy)).json()).toMatchObject({
      type: 'conflict',
      detail: expect.stringContaining('própri'),
    });
  expect((await people.edit(other.id, { role: 'admin', status: 'active', company: 'Sol' }, deputy)).statusCode).toBe(200);
  expect((await people.remove(other.id, deputy)).json()).toMatchObject({
    type: 'conflict',
    detail: expect.stringContaining('própria conta'),
  });
  // Demo accounts cannot change, so these two admins change each other.
  const second = await people.addAdmin({ username: 'second', email: 'second@example.com' });
  const them = await people.server.as({ email: second.email, password: demoAdmin.password });
  await people.server.database.write((db) => db.updateTable('users').set({ status: 'inactive' }).where('id', '=', id).execute());
  const both = await Promise.all([people.edit(other.id, { role: 'editor' }, them), people.edit(second.id, { status: 'inactive' }, deputy)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.any(Number)]);
  const left = await people
    .table()
    .select('email')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('password', '<>', '')
    .where('removed_at', 'is', null)
    .execute();
  expect(left).toHaveLength(1);
  await people.server.database.write((db) => db.updateTable('users').set({ status: 'active' }).where('id', '=', id).execute());
});
