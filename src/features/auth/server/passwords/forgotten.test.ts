import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { createLink } from '../links/links.ts';
import { sessionPasswordOf } from '../queries.ts';
import { reserve } from '../sessions/attempts.ts';
import { findDeviceCounters } from '../sessions/devices.ts';
import { createAccount, forgetPassword, listEvents, password } from '../testAccount.ts';

const other = 'outra senha comprida';

const server = serverForFile({ env: { APP_NAME: 'Pregões', PUBLIC_URL: 'https://certame.example' } });
let account: Awaited<ReturnType<typeof createAccount>>;
beforeEach(async () => {
  account = await createAccount(server);
});
afterEach(() => {
  vi.useRealTimers();
});

const forget = (email: string, language = 'pt') => forgetPassword(server, email, { 'accept-language': language });
const read = (token: string) => server.call('POST /api/auth/read-link', { token });
const choose = (token: string, password = other) => server.call('POST /api/auth/choose-password', { token, password });
const login = (password: string, headers: Record<string, string> = {}) =>
  server.call('POST /jwt/login', { email: account.email, password }, headers);
const mailsTo = (recipient: string) =>
  server.database.read.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute();
const linkFor = async (page = 'reset-password') => {
  const [mail] = await mailsTo(account.email);
  return new RegExp(`^https://certame\\.example/${page}#([\\w-]{43})$`, 'm').exec(mail?.body ?? '')?.[1] ?? '';
};
const change = (values: object) =>
  server.database.write((db) => db.updateTable('users').set(values).where('id', '=', account.id).execute());
const inMinutes = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
const spent = [410, 'link-spent'];

test('settings report that a server without SMTP_URL sends no mail', async () => {
  expect((await server.call('GET /api/settings')).json()).toMatchObject({ sendsMail: false });
});

describe('a forgotten password', () => {
  test('is replaced by a link in an e-mail, which works once and ends all sessions', async () => {
    const session = (await login(password)).json();
    expect((await forget(` ${account.email.toUpperCase()}`)).statusCode).toBe(200);
    const [mail] = await mailsTo(account.email);
    expect(mail).toMatchObject({ subject: 'Pregões: escolha uma nova senha', secret: true, name: 'Alguém' });
    const token = await linkFor();
    expect((await read(token)).json()).toEqual({
      ...{ purpose: 'reset', email: account.email, fullName: 'Alguém', username: account.username },
      expires_at: expect.any(String),
    });
    const guessable = await choose(token, account.email);
    expect(guessable.json()).toMatchObject({ type: 'validation', faults: [{ path: 'body.password' }] });

    const answers = await Promise.all([choose(token), choose(token), choose(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    for (const answer of [await read(token), await choose(token)]) expect([answer.statusCode, answer.json().type]).toEqual(spent);
    expect((await login(password)).statusCode).toBe(400);
    expect((await login(other)).statusCode).toBe(200);
    expect((await server.call('POST /jwt/refresh-token', { refreshToken: session.refreshToken })).statusCode).toBe(401);
    expect(await listEvents(server, 'passwordReset')).toMatchObject([{ actor_id: account.id }]);
  });

  test('gets the same answer for an unknown or inactive account, without an e-mail', async () => {
    for (const values of [{ status: 'inactive' }, { status: 'pending' }, { status: 'active', removed_at: new Date().toISOString() }]) {
      await change(values);
      expect((await forget(account.email)).statusCode).toBe(200);
    }
    const answer = await forget('nobody@x.example');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect([...(await mailsTo(account.email)), ...(await mailsTo('nobody@x.example'))]).toEqual([]);
  });

  test('is mailed in the language of the request; only the last link works', async () => {
    await forget(account.email, 'de');
    const first = await linkFor();
    await forget(account.email, 'fr');
    expect((await mailsTo(account.email)).map(({ subject }) => subject)).toEqual([
      'Pregões : choisissez un nouveau mot de passe',
      'Pregões: Wählen Sie ein neues Passwort',
    ]);
    expect((await read(first)).statusCode).toBe(410);
    expect((await read(await linkFor())).statusCode).toBe(200);
  });

  test('has a link that expires after an hour, or when the account is disabled', async () => {
    await forget(account.email);
    const token = await linkFor();
    await change({ status: 'inactive' });
    expect((await choose(token)).statusCode).toBe(410);
    await change({ status: 'active' });
    inMinutes(59);
    expect((await read(token)).statusCode).toBe(200);
    inMinutes(2);
    expect((await choose(token)).statusCode).toBe(410);
    for (const nonsense of ['', 'x', `${token} `]) expect((await choose(nonsense)).statusCode).toBe(410);
  });

  test('has a link that expires when the e-mail address changes', async () => {
    await forget(account.email);
    const token = await linkFor();
    await change({ email: `other.${account.email}` });
    expect([(await read(token)).statusCode, (await choose(token)).statusCode]).toEqual([410, 410]);
  });

  test('has one link, however many are requested at the same time', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => server.database.write((db) => createLink(db, account, 'reset'))));
    const statuses = await Promise.all(made.map(async ({ path }) => (await read(path.split('#')[1] ?? '')).statusCode));
    expect(statuses.sort()).toEqual([200, 410, 410, 410]);
  });

  test('can be requested five times an hour; a new one lifts the block after failed guesses', async () => {
    const device = { cookie: String((await login(password)).headers['set-cookie']) };
    const inBrowser = await findDeviceCounters(server.database.read, account.id);
    for (let time = 0; time < 10; time++) await reserve(server.database, [...inBrowser, sessionPasswordOf(account.id)]);
    for (let time = 0; time < 11; time++) await login('wrong');
    for (const headers of [{}, device]) expect((await login(password, headers)).statusCode).toBe(429);
    for (let time = 0; time < 5; time++) expect((await forget(account.email)).statusCode).toBe(200);
    const answer = await forget(account.email);
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 3000]).toEqual([429, true]);
    expect((await choose(await linkFor())).statusCode).toBe(200);
    for (const headers of [device, {}]) expect((await login(other, headers)).statusCode).toBe(200);
    await reserve(server.database, [sessionPasswordOf(account.id)]);
  });
});

describe('an invitation', () => {
  test('lets an added user choose a password within seven days', async () => {
    const admin = await server.as(await createAccount(server, { role: 'admin' }));
    await change({ status: 'pending', password: '' });
    expect((await login(password)).statusCode).toBe(400);
    const invited = await admin(`POST /api/users/${account.id}/invite`);
    expect(invited.statusCode).toBe(200);
    const token = await linkFor('invitation');
    expect(invited.json().link).toBe(`https://certame.example/invitation#${token}`);
    inMinutes(7 * 24 * 60 - 1);
    expect((await read(token)).json().purpose).toBe('invitation');
    expect((await choose(token)).statusCode).toBe(200);
    expect((await login(other)).statusCode).toBe(200);
    expect(await listEvents(server, 'invitationAccepted')).toMatchObject([{ actor_id: account.id }]);
  });

  test('makes an admin of an unknown address, and of an existing account', async () => {
    const boss = await createAccount(server, { role: 'admin' });
    const admin = await server.as(boss);
    const invite = async (email: string) => (await admin('POST /api/auth/admins', { email })).json();
    const fresh = await invite('Nova.Chefe@x.example');
    expect(Date.parse(fresh.expires_at)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const token = fresh.link.split('#')[1];
    expect((await read(token)).json()).toMatchObject({ purpose: 'invitation', email: 'nova.chefe@x.example', username: 'nova.chefe' });
    expect((await choose(token)).statusCode).toBe(200);
    const signedIn = (await server.call('POST /jwt/login', { email: 'nova.chefe@x.example', password: other })).json();
    expect(signedIn.userData).toMatchObject({ role: 'admin', ability: [{ action: 'manage', subject: 'all' }] });

    // An account with a password keeps it: with a link, the caller could take it over.
    await change({ status: 'inactive' });
    expect(await invite(account.email)).toEqual({ link: null, expires_at: null });
    expect((await login(password)).json().userData.role).toBe('admin');
    expect(await listEvents(server, 'adminInvited')).toMatchObject([{ subject_id: account.id, actor_id: boss.id }, { actor_id: boss.id }]);
    const client = await server.as(await createAccount(server));
    expect((await client('POST /api/auth/admins', { email: 'x@x.example' })).statusCode).toBe(403);
  });
});
