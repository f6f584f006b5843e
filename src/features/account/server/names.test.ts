import { describe, expect, test } from 'vitest';
import { type Call, demoClient } from '#kit/server/testing/testServer.ts';
import { faults, lastLogged, password, settingsOf, testPeople } from './testPeople.ts';

const people = testPeople();

const edit = (call: Call, body: object) => call('PATCH /api/account/general', body);

describe('the names', () => {
  test('are changed, searchable, and logged by field', async () => {
    const { call } = await people.registerUser();
    expect((await edit(call, { fullName: ' Ana Souza ', company: 'Sol' })).statusCode).toBe(200);
    expect((await settingsOf(call)).general).toMatchObject({ fullName: 'Ana Souza', company: 'Sol' });
    expect(await lastLogged(people.server)).toEqual({ kind: 'accountEdited', details: { fields: ['fullName', 'company'] } });
    const found = await call('GET /api/users/list/data?q=ana+souza');
    expect(found.json().users.map(({ fullName }: { fullName: string }) => fullName)).toContain('Ana Souza');
  });

  test('are refused if taken, ignoring case, also when two requests come at the same time', async () => {
    const [one, two] = [await people.registerUser(), await people.registerUser()];
    const answer = await edit(one.call, {
      username: two.username.toUpperCase(),
      email: two.email.toUpperCase(),
      currentPassword: password,
    });
    expect([answer.statusCode, faults(answer)?.sort()]).toEqual([400, ['body.email', 'body.username']]);
    const both = await Promise.all([one, two].map(({ call }) => edit(call, { username: 'disputado' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(both.flatMap((other) => (other.statusCode === 400 ? faults(other) : []))).toEqual(['body.username']);
  });

  test('the e-mail changes only with the password, and the old address is notified', async () => {
    const { call, email } = await people.registerUser();
    const wanted = { email: `Novo.${email}` };
    expect(faults(await edit(call, wanted))).toEqual(['body.currentPassword']);
    expect(faults(await edit(call, { ...wanted, currentPassword: 'outra senha' }))).toEqual(['body.currentPassword']);
    expect((await settingsOf(call)).general.email).toBe(email);
    expect((await edit(call, { ...wanted, currentPassword: password })).statusCode).toBe(200);
    await people.server.as({ email: `novo.${email}`, password });
    const mail = await people.server.database.read
      .selectFrom('mails')
      .select('body')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain(`novo.${email}`);
  });

  test('password attempts are limited', async () => {
    const { call, email } = await people.registerUser();
    const guesses: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      guesses.push((await edit(call, { email: `x${email}`, currentPassword: `senha ${guess}` })).statusCode);
    expect(guesses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  test('the e-mail of a demo account cannot change, since the account is shared', async () => {
    const call = await people.server.as(demoClient);
    expect((await settingsOf(call)).general.mayChangeEmail).toBe(false);
    const answer = await edit(call, { email: 'meu@example.com', currentPassword: demoClient.password });
    expect(answer.statusCode).toBe(403);
  });

  test('unknown or empty fields are refused', async () => {
    const { call } = await people.registerUser();
    for (const body of [{ fullName: '  ' }, { username: 'a b' }, { email: 'x' }, { role: 'admin' }, { company: 'x'.repeat(121) }])
      expect((await edit(call, body)).statusCode).toBe(400);
  });
});
