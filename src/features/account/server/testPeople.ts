// Accounts for tests of the settings.
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import type { Call, TestServer } from '#kit/server/testing/testServer.ts';
import type { Settings } from '../contract.ts';

export type TestUser = { call: Call; email: string; username: string };
export const password = 'uma senha comprida';

/** For a test file: a demo server to register users on. */
export function testPeople(): { server: TestServer; registerUser(): Promise<TestUser> } {
  const server = serverForFile({ demo: true });
  let made = 0;
  return {
    server,
    registerUser: async () => {
      const username = `pessoa${++made}`;
      const email = `${username}@example.com`;
      const { statusCode, body } = await server.call('POST /jwt/register', { email, username, password });
      if (statusCode !== 200) throw new Error(body);
      return { call: await server.as({ email, password }), email, username };
    },
  };
}

export const settingsOf = async (call: Call): Promise<Settings> => (await call('GET /api/account')).json();

/** The paths of the faults in an answer. */
export const faults = (answer: { json(): { faults?: { path: string }[] } }) => answer.json().faults?.map(({ path }) => path);

/** The latest audit event. */
export async function lastLogged({ database }: TestServer) {
  const { kind, details } = await database.read
    .selectFrom('audit_events')
    .select(['kind', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { kind, details };
}

/** The values of a new account. */
export const noInfo = { bio: '', dob: null, country: '', website: '', phone: '' };
export const noLinks = { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' };
