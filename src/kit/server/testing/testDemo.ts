import { afterAll, beforeAll } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestOptions, type TestServer, testServer } from './testServer.ts';

/** For a test file: one server for all its tests. Read its properties in hooks and tests only, because it starts before them. */
export function serverForFile(options: TestOptions = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await testServer(options)));
  afterAll(() => server.close());
  return server;
}

/** As `serverForFile`, with demo data, and with the calls and ids of its two accounts. */
export function testDemo(options: Omit<TestOptions, 'demo'> = {}) {
  const server = serverForFile({ ...options, demo: true });
  const signedIn = {} as Record<'admin' | 'client', Call>;
  const ids = {} as Record<'admin' | 'client', number>;
  const admin: Call = (...request) => signedIn.admin(...request);
  const client: Call = (...request) => signedIn.client(...request);
  beforeAll(async () => {
    Object.assign(signedIn, { admin: await server.as(demoAdmin), client: await server.as(demoClient) });
    Object.assign(ids, { admin: await findId(server, demoAdmin.email), client: await findId(server, demoClient.email) });
  });
  return { server, admin, client, ids };
}

/** The id of the account with this e-mail address or username. */
export async function findId({ database }: Pick<TestServer, 'database'>, name: string): Promise<number> {
  const users = database.read.selectFrom('users').select('id');
  return (await users.where(({ eb, or }) => or([eb('email', '=', name), eb('username', '=', name)])).executeTakeFirstOrThrow()).id;
}
