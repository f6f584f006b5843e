// Event streams end immediately when their session ends.
import { beforeAll, describe, test } from 'vitest';
import { createAccount } from '#features/auth/server/testAccount.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, type TestServer } from '#kit/server/testing/testServer.ts';
import { openStreamWith } from './testEvents.ts';

const server = serverForFile({ demo: true });
let url: string;
beforeAll(async () => {
  url = await server.app.listen({ port: 0 });
});

type Account = Awaited<ReturnType<typeof createAccount>>;

async function signIn({ email, password }: Pick<Account, 'email' | 'password'>) {
  const answer = await server.call('POST /jwt/login', { email, password });
  return answer.json() as { accessToken: string; refreshToken: string };
}

const open = ({ accessToken }: { accessToken: string }) => openStreamWith(url, { authorization: `Bearer ${accessToken}` });

type Ending = { account: Account; own: Awaited<ReturnType<typeof signIn>>; admin: Awaited<ReturnType<TestServer['as']>> };
const endings: Record<string, (ending: Ending) => Promise<unknown>> = {
  'is signed out': ({ own }) => server.call('POST /api/auth/logout', { refreshToken: own.refreshToken }),
  'is ended by its user': async ({ account }) => (await server.as(account))('DELETE /api/auth/sessions'),
  'has its refresh token used twice': async ({ own }) => {
    await server.call('POST /jwt/refresh-token', { refreshToken: own.refreshToken });
    await server.call('POST /jwt/refresh-token', { refreshToken: own.refreshToken });
  },
  'is ended by a new password': async ({ account }) => {
    const change = await server.as(account);
    await change('POST /api/auth/change-password', { currentPassword: account.password, newPassword: 'outra senha comprida' });
  },
  'is the oldest of more than fifty': async ({ account }) => {
    const session = (await server.database.read
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', account.id)
      .executeTakeFirst()) as never;
    const others = Array.from({ length: 49 }, (_, index) => ({
      ...(session as object),
      id: `more-${index}`,
      last_used_at: '2100-01-01T00:00:00.000Z',
    }));
    await server.database.write((db) =>
      db
        .insertInto('sessions')
        .values(others as never)
        .execute(),
    );
    await server.as(account);
  },
  'belongs to a user who gets another role': ({ account, admin }) => admin(`PATCH /api/users/${account.id}`, { role: 'admin' }),
  'belongs to a user who is disabled': ({ account, admin }) => admin(`PATCH /api/users/${account.id}`, { status: 'inactive' }),
  'belongs to a user who is removed': ({ account, admin }) => admin(`DELETE /apps/users/delete?id=${account.id}`),
  'belongs to a user who is made an admin by e-mail': ({ account, admin }) => admin('POST /api/auth/admins', { email: account.email }),
};

describe('a stream ends immediately if its session', () => {
  test.each(Object.entries(endings))('%s', async (_, end) => {
    const account = await createAccount(server);
    const own = await signIn(account);
    const stream = await open(own);
    await end({ account, own, admin: await server.as(demoAdmin) });
    await stream.endsImmediately();
  });
});

test('the other streams of the account stay open, and sessions that end right after each other end theirs immediately', async () => {
  const account = await createAccount(server);
  const [first, second, third] = [await signIn(account), await signIn(account), await signIn(account)];
  const streams = [await open(first), await open(second), await open(third)] as const;
  await server.call('POST /api/auth/logout', { refreshToken: first.refreshToken });
  await server.call('POST /api/auth/logout', { refreshToken: second.refreshToken });
  await streams[0].endsImmediately();
  await streams[1].endsImmediately();
  const call = await server.as(account);
  await call('PUT /api/notifications', { isRead: true });
  await streams[2].receives('notifications');
  await call('DELETE /api/auth/sessions');
  await streams[2].endsImmediately();
});
