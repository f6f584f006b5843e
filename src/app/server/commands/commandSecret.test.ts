import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoAdmin, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

// On PostgreSQL commands do not call the server, and there is no secret.
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

  test('is accepted from this machine only, whatever the headers', async () => {
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await ask({ from })).statusCode, from).toBe(200);
    for (const from of ['192.168.0.7', '203.0.113.9', '2001:db8::1']) expect((await ask({ from })).statusCode, from).toBe(401);
    expect((await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(401);
  });

  test('is accepted with the right secret after any number of wrong ones, which are refused for a minute after ten', async () => {
    const authorization = 'Command not-the-secret';
    for (let time = 0; time < 12; time++) {
      expect((await ask({ authorization, from: '203.0.113.9' })).statusCode).toBe(401);
      expect((await ask({ authorization, headers: { 'x-real-ip': '203.0.113.9' } })).statusCode).toBe(401);
    }
    expect((await ask()).statusCode).toBe(200);
    for (let time = 0; time < 10; time++) expect((await ask({ authorization })).statusCode).toBe(401);
    const refused = await ask({ authorization });
    expect([refused.statusCode, refused.json().type]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    // Outside requests behind an undetected proxy must not block commands.
    expect((await ask()).statusCode).toBe(200);
    expect((await (await server.as(demoAdmin))('GET /api/importacoes')).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await ask({ authorization })).statusCode).toBe(401);
  });

  test('is accepted over HTTP/1.1 only, which nginx does not use by default', async () => {
    const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
    const statusWith = (version: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.end(`GET /api/importacoes HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\nAuthorization: ${right}\r\n\r\n`),
        );
        let answer = '';
        socket
          .setEncoding('utf8')
          .on('data', (text) => (answer += text))
          .on('error', reject);
        socket.on('close', () => resolve(answer.split(' ')[1] ?? ''));
      });
    expect([await statusWith('1.1'), await statusWith('1.0')]).toEqual(['200', '401']);
  });
});
