import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoAdmin, type TestServer, testServer } from '#kit/server/testServer.ts';

// With PostgreSQL commands do not call, and there is no secret.
describe.skipIf(process.env.TEST_DATABASE_URL)('a command', () => {
  let server: TestServer;
  let right: string;
  beforeAll(async () => {
    server = await testServer({ demo: true });
    right = `Command ${JSON.parse(readFileSync(join(server.dataDir, 'holder.json'), 'utf8')).secret}`;
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server.close();
  });
  type Other = { authorization?: string; from?: string; headers?: Record<string, string> };
  const ask = ({ authorization = right, from = '127.0.0.1', headers = {} }: Other = {}) =>
    server.app.inject({ url: '/api/importacoes', headers: { host: 'localhost', authorization, ...headers }, remoteAddress: from });

  test('comes from this machine, whatever a request says of itself', async () => {
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await ask({ from })).statusCode, from).toBe(200);
    for (const from of ['192.168.0.7', '203.0.113.9', '2001:db8::1']) expect((await ask({ from })).statusCode, from).toBe(401);
    expect((await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(401);
  });

  test('is refused for a minute after ten wrong secrets, of which only those of this machine count', async () => {
    const authorization = 'Command not-the-secret';
    for (let time = 0; time < 12; time++) {
      expect((await ask({ authorization, from: '203.0.113.9' })).statusCode).toBe(401);
      expect((await ask({ authorization, headers: { 'x-real-ip': '203.0.113.9' } })).statusCode).toBe(401);
    }
    expect((await ask()).statusCode).toBe(200);
    for (let time = 0; time < 10; time++) expect((await ask({ authorization })).statusCode).toBe(401);
    const refused = await ask();
    expect([refused.statusCode, refused.json().type]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    // Accounts come in all the same.
    expect((await (await server.as(demoAdmin))('GET /api/importacoes')).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await ask()).statusCode).toBe(200);
  });
});
