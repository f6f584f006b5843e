import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCipher } from '#kit/server/secrets/cipher.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';
import { createAccount, listEvents, password } from '../testAccount.ts';
import { checkSecondStep } from './twoStep.ts';

const PERIOD = 30;

const server = serverForFile({ demo: true, env: { APP_NAME: 'Pregões & Cia' } });
afterAll(() => {
  vi.useRealTimers();
});

type TestUser = Awaited<ReturnType<typeof createUser>>;
/** A new account, signed in. */
async function createUser() {
  const { id, email } = await createAccount(server);
  const call = await server.as({ email, password });
  const check = (code: unknown) => server.database.write((db) => checkSecondStep(db, makeCipher([]), { id }, code));
  const state = async () => (await call('GET /api/auth/two-step')).json();
  return { id, email, call, check, state };
}

/** The code an app with this secret shows; `windows` from now. */
const codeOf = (secret: string, windows = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + windows * PERIOD * 1000 });
const begin = async ({ call }: TestUser) => (await call('POST /api/auth/two-step/begin', { password })).json();
/** Turns it on with the previous window's code, so that the current and next ones stay unused. */
async function turnOn(account: TestUser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await begin(account);
  const confirmed = await account.call('POST /api/auth/two-step/confirm', { code: codeOf(secret, -1) });
  expect(confirmed.statusCode).toBe(200);
  return { secret, recoveryCodes: confirmed.json().recoveryCodes };
}

/** The same account in a session of another browser. */
const elsewhere = async (one: TestUser): Promise<TestUser> => ({ ...one, call: await server.as({ email: one.email, password }) });

let account: TestUser;
beforeEach(async () => {
  account = await createUser();
  // In the middle of a window, so that none ends during a test.
  const window = PERIOD * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / window) + 0.5) * window });
});

describe('the second step', () => {
  test('is not required before a first code has proved that the app has the secret', async () => {
    expect(await account.state()).toEqual({ isOn: false, isOffered: true, isRequired: false, recoveryCodesLeft: 0 });
    const { secret, uri } = await begin(account);
    const { searchParams, pathname } = new URL(uri);
    expect(decodeURIComponent(pathname)).toContain(`Pregões & Cia:${account.email}`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ issuer: 'Pregões & Cia', secret, algorithm: 'SHA1', digits: '6', period: '30' },
    });
    expect(await account.check(codeOf(secret))).toBe('notNeeded');
    const wrong = await account.call('POST /api/auth/two-step/confirm', { code: '000 000' }, { 'accept-language': 'en' });
    expect([wrong.statusCode, wrong.json().faults]).toEqual([
      400,
      [{ path: 'body.code', message: 'is not the code that the app shows now' }],
    ]);
    expect((await account.state()).isOn).toBe(false);
    const code = codeOf(secret);
    const confirmed = await account.call('POST /api/auth/two-step/confirm', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(new Set(confirmed.json().recoveryCodes).size).toBe(10);
    expect(await account.state()).toEqual({ isOn: true, isOffered: true, isRequired: false, recoveryCodesLeft: 10 });
    expect(await account.check(code)).toBe('wrong');
  });

  test('set up in two tabs of a session shows the same key in both for ten minutes, and another key in other sessions', async () => {
    const { secret } = await begin(account);
    expect((await account.call('POST /api/auth/two-step/begin', { password: 'not the password' })).statusCode).toBe(400);
    expect((await begin(account)).secret).toBe(secret);
    const other = (await begin(await elsewhere(account))).secret;
    expect(other).not.toBe(secret);
    // The key shown in another session is never used for this one.
    const own = (await begin(account)).secret;
    expect([secret, other]).not.toContain(own);
    const begun_at = new Date(Date.now() - 11 * 60_000).toISOString();
    await server.database.write((db) => db.updateTable('two_step').set({ begun_at }).where('user_id', '=', account.id).execute());
    const later = (await begin(account)).secret;
    expect(later).not.toBe(own);
    expect((await account.call('POST /api/auth/two-step/confirm', { code: codeOf(own) })).statusCode).toBe(400);
    expect((await account.call('POST /api/auth/two-step/confirm', { code: codeOf(later) })).statusCode).toBe(200);
    expect((await account.call('POST /api/auth/two-step/begin', { password })).statusCode).toBe(409);
  });

  test.each([[undefined], [null], [''], [' '], [123456]])('requires a code when %s is given', async (code) => {
    await turnOn(account);
    expect(await account.check(code)).toBe('missing');
  });

  test('accepts the current code and those of the adjacent windows, each once, and none older than the last accepted one', async () => {
    const { secret } = await turnOn(account);
    expect(await account.check(codeOf(secret, -2))).toBe('wrong');
    expect(await account.check(codeOf(secret, 2))).toBe('wrong');
    expect(await account.check(codeOf(secret))).toBe('right');
    expect(await account.check(codeOf(secret))).toBe('wrong');
    expect(await account.check(codeOf(secret, 1))).toBe('right');
    expect(await account.check(codeOf(secret))).toBe('wrong');
  });

  test('accepts the code of the previous window', async () => {
    const { secret } = await turnOn(account);
    await server.database.write((db) => db.updateTable('two_step').set({ last_step: 0 }).where('user_id', '=', account.id).execute());
    expect(await account.check(codeOf(secret, -1))).toBe('right');
  });

  test('accepts a code sent several times in parallel only once', async () => {
    const { secret, recoveryCodes } = await turnOn(account);
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => account.check(code)));
      expect(answers.toSorted()).toEqual(['right', 'wrong', 'wrong', 'wrong', 'wrong']);
    }
  });

  test('rejects the codes of another account', async () => {
    const other = await createUser();
    const [mine, theirs] = [await turnOn(account), await turnOn(other)];
    expect(await account.check(codeOf(theirs.secret))).toBe('wrong');
    expect(await account.check(theirs.recoveryCodes[0])).toBe('wrong');
    expect(await other.check(codeOf(theirs.secret))).toBe('right');
    expect(await other.state()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await account.check(codeOf(mine.secret))).toBe('right');
  });
});

describe('signing in', () => {
  const login = async (code?: string) => {
    const answer = await server.call('POST /jwt/login', { email: account.email, password, code });
    return answer.statusCode === 200 ? 'in' : answer.json().type;
  };

  test('requires the code after the password, and accepts a right one', async () => {
    const { secret } = await turnOn(account);
    expect([await login(), await login('000000'), await login(codeOf(secret)), await login(codeOf(secret))]).toEqual([
      'second-step',
      'wrong-code',
      'in',
      'wrong-code',
    ]);
  });

  test('with a recovery code is logged, and changes of the second step are logged and mailed', async () => {
    const { recoveryCodes } = await turnOn(account);
    expect(await login(recoveryCodes[0])).toBe('in');
    await account.call('POST /api/auth/two-step/recovery-codes', { password });
    await account.call('POST /api/auth/two-step/end', { password });
    expect(await login()).toBe('in');
    const mails = await server.database.read
      .selectFrom('mails')
      .select(['subject', 'secret'])
      .where('recipient', '=', account.email)
      .orderBy('id')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Pregões & Cia: verificação em duas etapas ativada',
      'Pregões & Cia: novos códigos de recuperação',
      'Pregões & Cia: verificação em duas etapas desativada',
    ]);
    expect(mails.every(({ secret }) => !secret)).toBe(true);
    for (const kind of ['twoStepOn', 'recoveryCodeUsed', 'recoveryCodesMade', 'twoStepOff'])
      expect((await listEvents(server, kind))[0]).toMatchObject({ actor_id: account.id });
  });
});

describe('a recovery code', () => {
  test('works once, ignoring case and spaces', async () => {
    const { recoveryCodes } = await turnOn(account);
    const [first, second, third] = recoveryCodes as [string, string, string];
    expect(first).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect(await account.check(first)).toBe('right');
    expect(await account.check(first)).toBe('wrong');
    expect(await account.check(` ${second.toUpperCase().replaceAll('-', ' ')} `)).toBe('right');
    expect(await account.check(third.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe('right');
    expect(await account.state()).toMatchObject({ recoveryCodesLeft: 7 });
  });

  test('is stored as a hash only', async () => {
    const { recoveryCodes } = await turnOn(account);
    const rows = await server.database.read.selectFrom('recovery_codes').selectAll().where('user_id', '=', account.id).execute();
    expect(rows).toHaveLength(10);
    for (const { hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const stored = JSON.stringify(rows);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  test('is invalid after new ones were generated, or after the second step was turned off and on again', async () => {
    const { recoveryCodes: old } = await turnOn(account);
    const renewed = (await account.call('POST /api/auth/two-step/recovery-codes', { password })).json().recoveryCodes;
    expect(await account.check(old[0])).toBe('wrong');
    expect(await account.check(renewed[0])).toBe('right');
    expect((await account.call('POST /api/auth/two-step/end', { password })).statusCode).toBe(200);
    expect(await account.state()).toEqual({ isOn: false, isOffered: true, isRequired: false, recoveryCodesLeft: 0 });
    expect(await account.check('')).toBe('notNeeded');
    await turnOn(account);
    expect(await account.check(renewed[1])).toBe('wrong');
  });
});

describe('access to two-step verification', () => {
  test.each(['begin', 'end', 'recovery-codes'])('with a wrong password %s changes nothing', async (step) => {
    const { secret } = step === 'begin' ? { secret: '' } : await turnOn(account);
    const before = await account.state();
    const refused = await account.call(`POST /api/auth/two-step/${step}`, { password: 'outra' });
    expect([refused.statusCode, refused.json().faults]).toEqual([400, [{ path: 'body.password', message: 'senha incorreta' }]]);
    expect(await account.state()).toEqual(before);
    if (secret) expect(await account.check(codeOf(secret))).toBe('right');
  });

  test('is blocked for some time after ten wrong passwords', async () => {
    await turnOn(account);
    const end = (given: string) => account.call('POST /api/auth/two-step/end', { password: given });
    const answers = await Promise.all(Array.from({ length: 12 }, () => end('outra')));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    const refused = await end(password);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await account.state()).isOn).toBe(true);
  });

  test('refuses to begin while it is on, to renew codes while it is off, and replaces an unconfirmed beginning', async () => {
    expect((await account.call('POST /api/auth/two-step/recovery-codes', { password })).statusCode).toBe(409);
    const first = await begin(await elsewhere(account));
    const { secret } = await turnOn(account);
    expect(secret).not.toBe(first.secret);
    expect(await account.check(codeOf(first.secret))).toBe('wrong');
    expect((await account.call('POST /api/auth/two-step/begin', { password })).statusCode).toBe(409);
    expect((await account.call('POST /api/auth/two-step/confirm', { code: codeOf(secret) })).statusCode).toBe(400);
    expect(await account.check(codeOf(secret))).toBe('right');
  });

  test('lets only admins remove it from another user, and logs it', async () => {
    await turnOn(account);
    const admin = await server.as(demoAdmin);
    const path = `DELETE /api/users/${account.id}/two-step`;
    expect((await (await server.as(demoClient))(path)).statusCode).toBe(403);
    expect((await account.state()).isOn).toBe(true);
    expect((await admin(path)).statusCode).toBe(200);
    expect(await account.state()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    const lastMail = server.database.read.selectFrom('mails').select('body').where('recipient', '=', account.email).orderBy('id', 'desc');
    expect((await lastMail.executeTakeFirst())?.body).toContain('Um administrador de Pregões & Cia desativou');
    expect((await admin(path)).statusCode).toBe(409);
    expect((await admin('DELETE /api/users/999999/two-step')).statusCode).toBe(404);
    expect(await listEvents(server, 'twoStepReset')).toMatchObject([{ subject_id: account.id, actor_name: 'Helena Prado' }]);
  });

  test('is refused for demo accounts, whose passwords are public', async () => {
    const call = await server.as(demoClient);
    expect((await call('GET /api/auth/two-step')).json()).toEqual({
      isOn: false,
      isOffered: false,
      isRequired: false,
      recoveryCodesLeft: 0,
    });
    const refused = await call('POST /api/auth/two-step/begin', { password: demoClient.password }, { 'accept-language': 'de' });
    expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('Demokonten')]);
  });

  test('is refused without a session', async () => {
    for (const route of ['GET /api/auth/two-step', ...['begin', 'confirm', 'end'].map((step) => `POST /api/auth/two-step/${step}`)])
      expect((await server.call(route, { password, code: '000000' })).statusCode).toBe(401);
  });
});
