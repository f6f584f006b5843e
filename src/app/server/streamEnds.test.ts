// Streams of events end with the session they were opened by, at once.
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '#features/auth/server/testAccount.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, moment, type TestServer } from '#kit/server/testing/testServer.ts';
import { openProduct } from './app.ts';
import { readConfig } from './start/config.ts';

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

/** A stream that is read to its end. */
async function follow(accessToken: string, at = url) {
  const answer = await fetch(`${at}/api/events`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(answer.status).toBe(200);
  let text = '';
  const begun = Promise.withResolvers<void>();
  const over = (async () => {
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      begun.resolve();
    }
  })();
  await begun.promise;
  return {
    /** Resolves at its end; without heartbeats, each of which is a comment, as the first bytes are. */
    endsAtOnce: async () => {
      await over;
      expect(text.match(/^:$/gm)).toHaveLength(1);
    },
    hears: async (topic: string) => {
      while (!text.includes(`{"topic":"${topic}"}`)) await moment();
    },
  };
}

type Ending = { account: Account; own: Awaited<ReturnType<typeof signIn>>; admin: Awaited<ReturnType<TestServer['as']>> };
const endings: Record<string, (ending: Ending) => Promise<unknown>> = {
  'is signed out': ({ own }) => server.call('POST /api/auth/logout', { refreshToken: own.refreshToken }),
  'is ended by its owner': async ({ account }) => (await server.as(account))('DELETE /api/auth/sessions'),
  'ends with a refresh token that comes twice': async ({ own }) => {
    await server.call('POST /jwt/refresh-token', { refreshToken: own.refreshToken });
    await server.call('POST /jwt/refresh-token', { refreshToken: own.refreshToken });
  },
  'ends with a new password': async ({ account }) => {
    const change = await server.as(account);
    await change('POST /api/auth/change-password', { currentPassword: account.password, newPassword: 'outra senha comprida' });
  },
  'makes room for the fifty-first': async ({ account }) => {
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
  'belongs to who gets another role': ({ account, admin }) => admin(`PATCH /api/users/${account.id}`, { role: 'admin' }),
  'belongs to who is disabled': ({ account, admin }) => admin(`PATCH /api/users/${account.id}`, { status: 'inactive' }),
  'belongs to who is removed': ({ account, admin }) => admin(`DELETE /apps/users/delete?id=${account.id}`),
  'belongs to who is made an admin by e-mail': ({ account, admin }) => admin('POST /api/auth/admins', { email: account.email }),
};

describe('a stream ends at once whose session', () => {
  test.each(Object.entries(endings))('%s', async (_, end) => {
    const account = await createAccount(server);
    const own = await signIn(account);
    const stream = await follow(own.accessToken);
    await end({ account, own, admin: await server.as(demoAdmin) });
    await stream.endsAtOnce();
  });
});

test('the account’s other streams go on, and a session that ends right after another is not waited for', async () => {
  const account = await createAccount(server);
  const [first, second, third] = [await signIn(account), await signIn(account), await signIn(account)];
  const streams = [await follow(first.accessToken), await follow(second.accessToken), await follow(third.accessToken)] as const;
  await server.call('POST /api/auth/logout', { refreshToken: first.refreshToken });
  await server.call('POST /api/auth/logout', { refreshToken: second.refreshToken });
  await streams[0].endsAtOnce();
  await streams[1].endsAtOnce();
  const call = await server.as(account);
  await call('PUT /api/notifications', { isRead: true });
  await streams[2].hears('notifications');
  await call('DELETE /api/auth/sessions');
  await streams[2].endsAtOnce();
});

// SQLite belongs to one process, and the embedded PostgreSQL has no signals between its connections.
const hasSignals = process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite';

test.skipIf(!hasSignals)('a stream to another process ends at once as well', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database.read);
  const databaseUrl = new URL(process.env.TEST_DATABASE_URL as string);
  databaseUrl.pathname = `/${rows[0]?.name}`;
  const config = readConfig({ DATA_DIR: server.dataDir, DATABASE_URL: databaseUrl.href, DEMO: 'true', LOG_LEVEL: 'silent' });
  const other = await openProduct(config, null);
  try {
    const account = await createAccount(server);
    const own = await signIn(account);
    const stream = await follow(own.accessToken, await other.app.listen({ port: 0 }));
    await server.call('POST /api/auth/logout', { refreshToken: own.refreshToken });
    await stream.endsAtOnce();
  } finally {
    await other.close();
  }
});
