import { afterEach, expect, test, vi } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { createLink } from './links/links.ts';
import { purgeEndedSessions, purgeExpiredLinks, purgeExpiredTokens, purgeOldAttempts } from './retention.ts';
import { createAccount, password } from './testAccount.ts';

const server = serverForFile();
afterEach(() => {
  vi.useRealTimers();
});

test('purges expired tokens, sessions, attempts and links only', async () => {
  const { id, email } = await createAccount(server);
  const login = (rememberMe: boolean) => server.call('POST /jwt/login', { email, password, rememberMe });
  const ids = async (table: 'sessions' | 'attempts' | 'account_links' | 'refresh_tokens') =>
    (await server.database.read.selectFrom(table).selectAll().execute()).length;
  const counts = async () => [await ids('sessions'), await ids('refresh_tokens'), await ids('attempts'), await ids('account_links')];
  const purgeAll = async () => {
    const tidied = [];
    for (const step of [purgeExpiredTokens, purgeEndedSessions, purgeOldAttempts, purgeExpiredLinks])
      tidied.push(await server.database.write((db) => step(db, 100)));
    return tidied;
  };
  await login(true);
  await login(false);
  await server.call('POST /jwt/login', { email, password: 'wrong' });
  await server.database.write((db) => createLink(db, { id }, 'reset'));
  expect(await purgeAll()).toEqual([0, 0, 0, 0]);
  expect(await counts()).toEqual([2, 2, 2, 1]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  expect(await purgeAll()).toEqual([2, 1, 2, 1]);
  expect(await counts()).toEqual([1, 0, 0, 0]);
  vi.setSystemTime(Date.now() + 31 * 86_400_000);
  expect(await purgeAll()).toEqual([0, 1, 0, 0]);
});
