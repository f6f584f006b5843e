import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { endpoint } from '#kit/contract.ts';
import { Type } from '#kit/schema.ts';
import type { Database } from '../database/database.ts';
import { serve } from './serve.ts';
import { createServer } from './server.ts';

const calls = {
  say: endpoint('GET /say', { access: 'public', summary: 'Answers', reply: Type.Object({}) }),
  stream: endpoint('GET /stream', { access: 'public', summary: 'Answers in pieces', reply: 'text/plain' }),
};

test('completes requests while closing, and refuses later ones with 503', async () => {
  const pieces = new PassThrough();
  const app = await createServer({
    database: {} as Database,
    authenticate: async () => null,
    routes: { calls: serve(calls, { say: () => ({}), stream: () => pieces }) },
    appName: 'Closing',
    logLevel: 'silent',
    webRoot: null,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return async (path: string) => {
      const [answer] = (await once(request(`${url}${path}`, { agent }).end(), 'response')) as [IncomingMessage];
      return answer;
    };
  };
  const [quiet, slow] = [client(), client()];
  await text(await quiet('/say'));
  pieces.write('a');
  // Its answer has begun, and did not say that the connection ends.
  const begun = await slow('/stream');
  expect(begun.headers.connection).toBe('keep-alive');

  app.announceClosing();
  const notReady = await quiet('/readyz');
  expect(notReady).toMatchObject({ statusCode: 503, headers: { connection: 'keep-alive' } });
  await text(notReady);
  const drained = app.drainConnections();
  await expect.poll(() => app.server.listening).toBe(false);
  const last = await quiet('/say');
  expect(last).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  await text(last);
  await drained;

  const closed = app.close();
  pieces.end('b');
  expect(await text(begun)).toBe('ab');
  const late = await slow('/say');
  expect(late).toMatchObject({ statusCode: 503, headers: { connection: 'close', 'retry-after': expect.stringMatching(/^\d+$/) } });
  expect(late.headers['content-type']).toContain('application/problem+json');
  expect(JSON.parse(await text(late))).toMatchObject({ type: 'unavailable', status: 503 });
  await closed;
});
