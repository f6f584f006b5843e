import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { createAccount, listEvents, password } from '../testAccount.ts';

const server = serverForFile({ env: { TRUST_PROXY: '127.0.0.1' } });
let account: Awaited<ReturnType<typeof createAccount>>;
beforeEach(async () => {
  account = await createAccount(server);
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = { headers: Record<string, unknown> };
const cookieOf = ({ headers }: Answer) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((each) => /^(__Host-)?remember=/.test(each)) ?? '';
/** As a browser sends it back. */
const sentBack = (answer: Answer) => ({ cookie: cookieOf(answer).split(';')[0] ?? '' });
const login = (rememberMe: unknown = true, headers = {}) =>
  server.call('POST /jwt/login', { email: account.email, password, rememberMe }, headers);
const resume = (headers: Record<string, string> = {}) => server.call('POST /api/auth/resume', undefined, headers);
const days = (count: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + count * 86_400_000 });
const refused = { error: 'Invalid refresh token' };

describe('a remembered browser', () => {
  test('gets a cookie that scripts cannot read, other sites cannot send and the database does not contain', async () => {
    const answer = await login();
    expect(cookieOf(answer)).toMatch(/^remember=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
    for (const other of [false, null, 'true', 1]) expect(cookieOf(await login(other))).toBe('');
    const rows = await server.database.read.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(sentBack(answer).cookie.slice('remember='.length));
  });

  test('gets a cookie that no other subdomain can plant, over HTTPS', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const answer = await login(true, https);
    expect(cookieOf(answer)).toMatch(/^__Host-remember=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const { cookie } = sentBack(answer);
    expect((await resume({ ...https, cookie: cookie.replace('__Host-', '') })).statusCode).toBe(401);
    const back = await resume({ ...https, cookie });
    expect([back.statusCode, cookieOf(back).startsWith('__Host-remember=')]).toEqual([200, true]);
  });

  test('resumes the same session when the tokens have expired, with a new cookie each time', async () => {
    const first = await login();
    days(29);
    const back = await resume(sentBack(first));
    expect(back.statusCode).toBe(200);
    expect(back.json().userData).toEqual(first.json().userData);
    expect(cookieOf(back)).not.toBe(cookieOf(first));
    const headers = { authorization: `Bearer ${back.json().accessToken}` };
    const { sessions } = (await server.call('GET /api/auth/sessions', undefined, headers)).json();
    expect(sessions).toMatchObject([{ isCurrent: true, isRemembered: true }]);
    expect((await server.call('POST /jwt/refresh-token', { refreshToken: back.json().refreshToken })).statusCode).toBe(200);

    days(29);
    expect((await resume(sentBack(back))).statusCode).toBe(200);
  });

  test('is signed out, like the holder of a copy, when a cookie is used twice, which is logged', async () => {
    const copied = sentBack(await login());
    const back = await resume(copied);
    days(0.001);
    const again = await resume(copied);
    expect([again.statusCode, again.json()]).toEqual([401, refused]);
    expect(cookieOf(again)).toMatch(/^remember=; Max-Age=0;/);
    expect((await resume(sentBack(back))).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${back.json().accessToken}` };
    expect((await server.call('GET /api/auth/sessions', undefined, headers)).statusCode).toBe(401);
    expect((await listEvents(server, 'tokenReused'))[0]).toMatchObject({ subject_id: account.id });
  });

  test('is opened by the cookie before for ten seconds, and ended by it afterwards', async () => {
    for (const [seconds, status] of [
      [9, 200],
      [11, 401],
    ] as const) {
      const first = sentBack(await login());
      await resume(first);
      days(seconds / 86_400);
      expect((await resume(first)).statusCode).toBe(status);
      vi.useRealTimers();
    }
  });

  test('resumes one session from several tabs at the same time, with one new cookie that none of them clears', async () => {
    const first = await login();
    const answers = await Promise.all([1, 2, 3, 4].map(() => resume(sentBack(first))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const cookies = answers.filter((answer) => cookieOf(answer) !== '');
    expect(cookies).toHaveLength(1);
    days(1);
    expect((await resume(sentBack(cookies[0] as Answer))).statusCode).toBe(200);
  });

  test('expires after thirty days', async () => {
    const first = await login();
    days(30.1);
    expect((await resume(sentBack(first))).statusCode).toBe(401);
  });

  test.each([[undefined], ['remember='], ['remember=nonsense'], ['remember=%E0%A4%A'], ['other=1; remember="x"']])(
    'is not who comes with %s',
    async (cookie) => {
      const answer = await resume(cookie === undefined ? {} : { cookie });
      expect([answer.statusCode, answer.json()]).toEqual([401, refused]);
    },
  );

  test('is released when another user signs in there', async () => {
    const first = await login();
    const second = await login(true, sentBack(first));
    expect((await resume(sentBack(first))).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${second.json().accessToken}` };
    expect((await server.call('GET /api/auth/sessions', undefined, headers)).json().sessions).toHaveLength(1);

    const other = await createAccount(server);
    const theirs = await server.call('POST /jwt/login', { email: other.email, password }, sentBack(second));
    expect(cookieOf(theirs)).toMatch(/^remember=; Max-Age=0;/);
    expect((await resume(sentBack(second))).statusCode).toBe(401);
    expect((await server.call('GET /api/auth/sessions', undefined, headers)).statusCode).toBe(401);
  });

  test('does not resume once signed out, disabled, or ended elsewhere', async () => {
    const out = await login();
    const left = await server.call('POST /api/auth/logout', {}, sentBack(out));
    expect(cookieOf(left)).toMatch(/^remember=; Max-Age=0;/);
    expect((await resume(sentBack(out))).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${out.json().accessToken}` };
    expect((await server.call('GET /api/auth/sessions', undefined, headers)).statusCode).toBe(401);

    const byToken = await login();
    await server.call('POST /api/auth/logout', { refreshToken: byToken.json().refreshToken });
    expect((await resume(sentBack(byToken))).statusCode).toBe(401);

    const disabled = await login();
    await server.database.write((db) => db.updateTable('users').set({ status: 'inactive' }).where('id', '=', account.id).execute());
    // The account may be enabled again; and a missing cookie may be one that another tab is about to get.
    for (const answer of [await resume(sentBack(disabled)), await resume()])
      expect([answer.statusCode, cookieOf(answer)]).toEqual([401, '']);
  });
});
