import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { isPassword } from '../passwords/passwords.ts';
import { createAccount, listEvents, password } from '../testAccount.ts';
import { networkOf, reserve } from './attempts.ts';

const server = serverForFile({ env: { TRUST_PROXY: '127.0.0.1' } });
afterEach(() => {
  vi.useRealTimers();
});

const login = (body: object, address = '203.0.113.1', cookie = '') =>
  server.call('POST /jwt/login', body, { 'x-forwarded-for': address, ...(cookie && { cookie }) });
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): Record<string, string> =>
  Object.fromEntries([headers['set-cookie'] ?? []].flat().map((each) => (String(each).split(';')[0] ?? '').split('=') as [string, string]));
/** The device cookie set at this sign-in. */
const deviceOf = (answer: Awaited<ReturnType<typeof login>>) => {
  expect(answer.statusCode).toBe(200);
  return `device=${cookiesOf(answer).device}`;
};
/** Uses up the attempts of an account in one browser. */
async function guessUntilRefused(email: string, address: string, cookie = '') {
  const answers = await Promise.all(Array.from({ length: 12 }, () => login({ email, password: 'guess' }, address, cookie)));
  expect(statuses(answers)).toEqual({ 400: 10, 429: 2 });
}
const statuses = (answers: { statusCode: number }[]) => {
  const count: Record<number, number> = {};
  for (const { statusCode } of answers) count[statusCode] = (count[statusCode] ?? 0) + 1;
  return count;
};
const inMinutes = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

describe('guessing', () => {
  test('in parallel, a hundred and fifty times, tries at most ten passwords in fifteen minutes, from any address', async () => {
    const account = await createAccount(server);
    const guesses = Array.from({ length: 150 }, (_, index) =>
      // The right one is among those over the limit.
      login({ email: account.email, password: index < 20 ? `guess ${index}` : password }, `203.0.113.${index}`),
    );
    const answers = await Promise.all(guesses);
    expect(statuses(answers)).toEqual({ 400: 10, 429: 140 });
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ type: 'too-many-requests', status: 429 });
    const wait = Number(refused?.headers['retry-after']);
    expect(wait).toBeGreaterThan(600);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await listEvents(server, 'signInBlocked')).toHaveLength(1);

    const right = { email: ` ${account.email.toUpperCase()} `, password };
    expect((await login(right, '2001:db8::1')).statusCode).toBe(429);
    expect((await login({ email: (await createAccount(server)).email, password })).statusCode).toBe(200);
    inMinutes(14);
    expect((await login(right)).statusCode).toBe(429);
    inMinutes(1.1);
    expect((await login(right)).statusCode).toBe(200);
  });

  test('while the clock is a year ahead does not block the account for a year once it is right', async () => {
    const account = await createAccount(server);
    const right = Date.now();
    inMinutes(366 * 24 * 60);
    await guessUntilRefused(account.email, '203.0.113.77');
    vi.setSystemTime(right);
    expect((await login(account, '203.0.113.77')).statusCode).toBe(200);
  });

  test('is also counted for addresses without an account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => login({ email: 'nobody-at-all@x.example', password: 'x' }, '198.51.100.7')),
    );
    expect(statuses(answers)).toEqual({ 400: 10, 429: 4 });
  });

  test('is limited per address over many accounts, and per network for IPv6', async () => {
    const from = (ip: string) => reserve(server.database, [{ rule: 'addressPassword', of: networkOf(ip) }]);
    for (let host = 1; host <= 100; host++) await from(`2001:db8:1:2::${host.toString(16)}`);
    await expect(from('2001:db8:1:2:ffff::1')).rejects.toMatchObject({ type: 'too-many-requests' });
    expect((await login({ email: 'somebody@x.example', password }, '2001:db8:1:2::abcd')).statusCode).toBe(429);
    expect((await login({ email: 'somebody@x.example', password }, '2001:db8:1:3::abcd')).statusCode).toBe(400);
  });

  test("from an office's address does not block users who have signed in from the same browser before", async () => {
    const office = '198.51.100.20';
    const [account, colleague] = [await createAccount(server), await createAccount(server)];
    const from = (body: object, cookie = '') => login(body, office, cookie);
    const { device = '' } = cookiesOf(await from(account));
    const { remember = '' } = cookiesOf(await from({ ...account, rememberMe: true }));
    const signedIn = await server.as(account);
    const places = Array.from({ length: 100 }, () => reserve(server.database, [{ rule: 'addressPassword', of: networkOf(office) }]));
    await Promise.all(places);

    // An unknown browser, or one of another user, learns nothing about who has an account.
    for (const email of [account.email, colleague.email, 'nobody-here@x.example'])
      for (const cookie of ['', 'device=nonsense', `remember=${device}`])
        expect((await from({ email, password }, cookie)).statusCode).toBe(429);
    for (const cookie of [`device=${device}`, `remember=${remember}`]) {
      expect((await from(colleague, cookie)).statusCode).toBe(429);
      expect((await from({ email: 'nobody-here@x.example', password }, cookie)).statusCode).toBe(429);
    }
    const own = { currentPassword: 'wrong', newPassword: 'outra senha comprida' };
    expect((await signedIn('POST /api/auth/change-password', own, { 'x-forwarded-for': office })).statusCode).toBe(400);

    const entered = await from(account, `device=${device}`);
    expect(entered.statusCode).toBe(200);
    // Each sign-in sets a new cookie.
    expect((await from(account, `device=${device}`)).statusCode).toBe(429);
    expect((await from(account, `remember=${remember}`)).statusCode).toBe(200);

    // Such a browser also has ten attempts, which block nobody else.
    const known = `device=${cookiesOf(entered).device}`;
    await guessUntilRefused(account.email, office, known);
    expect((await from(account, known)).statusCode).toBe(429);
    expect((await listEvents(server, 'signInBlocked'))[0]?.details).toMatchObject({ email: account.email, by: 'device' });
    expect((await login(account, '203.0.113.20')).statusCode).toBe(200);
  });

  test("by a stranger blocks neither the owner's known browsers nor password checks within a session", async () => {
    const account = await createAccount(server);
    const device = deviceOf(await login(account));
    const call = await server.as(account);
    await guessUntilRefused(account.email, '203.0.113.40');

    expect((await login(account, '203.0.113.41')).statusCode).toBe(429);
    const known = deviceOf(await login(account, '203.0.113.40', device));
    const { secret } = (await call('POST /api/auth/two-step/begin', { password })).json();
    const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
    expect((await call('POST /api/auth/two-step/confirm', { code: '000000' })).statusCode).toBe(400);
    expect((await call('POST /api/auth/two-step/confirm', { code })).statusCode).toBe(200);

    // The second step applies there as well, and its codes are counted.
    const codes = Array.from({ length: 12 }, () => login({ ...account, code: 'abcdef' }, '203.0.113.40', known));
    expect(statuses(await Promise.all(codes))).toEqual({ 401: 10, 429: 2 });
  });

  test('in a browser shared by several accounts is counted per account, and each account still knows the browser', async () => {
    const [account, colleague] = [await createAccount(server), await createAccount(server)];
    const desk = '203.0.113.50';
    let device = deviceOf(await login(account, desk));
    device = deviceOf(await login(colleague, desk, device));
    const guessed = [account, colleague].flatMap(({ email }) => Array.from({ length: 10 }, () => email));
    await Promise.all(guessed.map((email) => reserve(server.database, [{ rule: 'accountPassword', of: email }])));
    for (const each of [account, colleague, account]) device = deviceOf(await login(each, desk, device));

    await guessUntilRefused(account.email, desk, device);
    // A sign-in to one’s own account sets a new cookie, which gives no more guesses at the other one.
    device = deviceOf(await login(colleague, desk, device));
    expect((await login(account, desk, device)).statusCode).toBe(429);
    const known = server.database.read.selectFrom('known_devices').select('user_id').where('user_id', 'in', [account.id, colleague.id]);
    expect(await known.execute()).toHaveLength(2);
  });

  test('of one’s own current password is counted apart, and a right one clears nothing', async () => {
    const account = await createAccount(server);
    const call = await server.as(account);
    const change = (currentPassword: string) =>
      call('POST /api/auth/change-password', { currentPassword, newPassword: 'outra senha comprida' });
    for (let time = 0; time < 10; time++) expect((await change('wrong')).statusCode).toBe(400);
    expect((await change(password)).statusCode).toBe(429);
    const { email } = account;
    expect((await listEvents(server, 'signInFailed'))[0]).toMatchObject({ actor_id: account.id, details: { email, again: true } });
    expect((await listEvents(server, 'signInBlocked'))[0]?.details).toEqual({ email, again: true, by: 'account' });
    expect((await login(account)).statusCode).toBe(200);

    const other = await createAccount(server);
    for (let time = 0; time < 11; time++) expect((await login(other)).statusCode).toBe(200);
  });
});

describe('a second step', () => {
  test('is requested after the right password, which counts as a guess until the code is right', async () => {
    const account = await createAccount(server);
    const call = await server.as(account);
    const { secret } = (await call('POST /api/auth/two-step/begin', { password })).json();
    const codeOf = (windows: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + windows * 30_000 });
    expect((await call('POST /api/auth/two-step/confirm', { code: codeOf(-1) })).statusCode).toBe(200);

    for (let time = 0; time < 8; time++) {
      const answer = await login(account);
      expect([answer.statusCode, answer.json().type]).toEqual([401, 'second-step']);
    }
    const wrong = await login({ ...account, code: 'abcdef' });
    expect([wrong.statusCode, wrong.json().type]).toEqual([401, 'wrong-code']);
    expect((await login({ ...account, password: 'wrong', code: codeOf(0) })).statusCode).toBe(400);
    // Eleven in all would exceed the limit: the first steps that succeeded are released, the wrong ones are not.
    expect((await login({ ...account, code: codeOf(0) })).statusCode).toBe(429);
    inMinutes(16);
    expect((await login(account)).statusCode).toBe(401);
    expect((await login({ ...account, code: codeOf(0) })).statusCode).toBe(200);
    for (let time = 0; time < 10; time++) expect((await login(account)).statusCode).toBe(401);
    expect((await login(account)).statusCode).toBe(429);
  });
});

describe('passwords', () => {
  test('are hashed a few at a time; requests over the queue limit are refused', async () => {
    const cheap = `$argon2id$v=19$m=8,t=1,p=1$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`;
    const outcomes = await Promise.allSettled(Array.from({ length: 150 }, () => isPassword('x', cheap)));
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(50);
    expect(refused[0]?.reason).toMatchObject({ type: 'too-many-requests', retryAfter: 5 });
    expect(await isPassword('x', cheap)).toBe(false);
  });
});

describe('an address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0001::', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
