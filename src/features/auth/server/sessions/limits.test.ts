import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { createAccount, password } from '../testAccount.ts';

const server = serverForFile({ env: { SESSION_IDLE_HOURS: '2', SESSION_MAX_HOURS: '12' } });
let email = '';
beforeEach(async () => {
  ({ email } = await createAccount(server));
});
afterEach(() => {
  vi.useRealTimers();
});

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((each) => each.startsWith('remember=')) ?? '';
const login = (rememberMe: boolean) => server.call('POST /jwt/login', { email, password, rememberMe });
const resume = (cookie: string) => server.call('POST /api/auth/resume', undefined, { cookie: cookie.split(';')[0] ?? '' });
const refresh = (refreshToken: string) => server.call('POST /jwt/refresh-token', { refreshToken });
const list = (accessToken: string) => server.call('GET /api/auth/sessions', undefined, { authorization: `Bearer ${accessToken}` });
const later = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

test('a remembered browser is signed out two hours after its last use', async () => {
  let cookie = cookieOf(await login(true));
  expect(cookie).toContain('Max-Age=7200;');
  for (let uses = 0; uses < 3; uses++) {
    later(119);
    const back = await resume(cookie);
    expect(back.statusCode).toBe(200);
    cookie = cookieOf(back);
  }
  later(121);
  expect((await resume(cookie)).statusCode).toBe(401);
});

test('a session that is used all the time ends twelve hours after the sign-in, with each of its tokens', async () => {
  let tokens = (await login(false)).json();
  for (let minutes = 9; minutes < 12 * 60; minutes += 9) {
    later(9);
    const renewed = await refresh(tokens.refreshToken);
    expect(renewed.statusCode).toBe(200);
    tokens = renewed.json();
  }
  expect((await list(tokens.accessToken)).json().sessions).toHaveLength(1);
  later(9.5);
  expect((await list(tokens.accessToken)).statusCode).toBe(401);
  expect((await refresh(tokens.refreshToken)).statusCode).toBe(401);
  const other = (await login(false)).json();
  expect((await list(other.accessToken)).json().sessions).toHaveLength(1);
});

test('the cookie does not outlive the twelve hours either', async () => {
  let cookie = cookieOf(await login(true));
  for (let hours = 1; hours < 12; hours++) {
    later(60);
    cookie = cookieOf(await resume(cookie));
  }
  later(61);
  expect((await resume(cookie)).statusCode).toBe(401);
});

test('a session begun before the settings is measured by them too', async () => {
  const first = await login(true);
  const { accessToken, userData } = first.json();
  const from = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const set = (times: object) =>
    server.database.write((db) => db.updateTable('sessions').set(times).where('user_id', '=', userData.id).execute());
  await set({ last_used_at: from(3), remember_until: from(-700) });
  expect((await list(accessToken)).statusCode).toBe(401);
  expect((await resume(cookieOf(first))).statusCode).toBe(401);
  await set({ last_used_at: from(0), created_at: from(13) });
  expect((await list(accessToken)).statusCode).toBe(401);
  await set({ created_at: from(1) });
  expect((await list(accessToken)).statusCode).toBe(200);
});
