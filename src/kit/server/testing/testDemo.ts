import { afterAll, beforeAll } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from './testServer.ts';

/** For a test file: a server with demonstration data, and its two accounts, signed in. */
export function testDemo() {
  const server = {} as TestServer;
  const signedIn = {} as Record<'admin' | 'client', Call>;
  const admin: Call = (...asked) => signedIn.admin(...asked);
  const client: Call = (...asked) => signedIn.client(...asked);
  beforeAll(async () => {
    Object.assign(server, await testServer({ demo: true }));
    Object.assign(signedIn, { admin: await server.as(demoAdmin), client: await server.as(demoClient) });
  });
  afterAll(() => server.close());
  return { server, admin, client };
}
