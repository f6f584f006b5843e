import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { answerInTurn } from './turns.ts';

async function serving() {
  const app = Fastify({ forceCloseConnections: true });
  answerInTurn(app);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  app.get<{ Params: { number: string } }>('/:number', async ({ params: { number } }, response) => {
    if (number === '8') response.header('connection', 'close');
    begun.push(number);
    await new Promise<void>((end) => ends.set(number, end));
    return number;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [accepted] = (await once(app.server, 'connection')) as [Socket];
  const ask = (...numbers: number[]) =>
    socket.write(
      numbers.map((number) => `GET /${number} HTTP/1.1\r\nhost: localhost\r\n${number === 9 ? 'connection: close\r\n' : ''}\r\n`).join(''),
    );
  return { app, socket, accepted, begun, ends, ask };
}

test('requests that a connection sends at once are handled one after the other', async () => {
  const { app, socket, begun, ends, ask } = await serving();
  const answers = text(socket);
  ask(1, 2, 3, 4, 5, 6, 7, 9);
  await vi.waitFor(() => expect(begun).toEqual(['1']));
  ends.get('1')?.();
  await vi.waitFor(() => expect(begun).toEqual(['1', '2']));
  for (const number of '2345679') await vi.waitFor(() => (ends.get(number) as () => void)());
  expect([...(await answers).matchAll(/\r\n\r\n(\d)/g)].map(([, number]) => number).join('')).toBe('12345679');
  await app.close();
});

test('requests of a connection that has ended are not begun', async () => {
  const { app, socket, accepted, begun, ends, ask } = await serving();
  ask(1, 2, 3, 4, 5, 6);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  socket.destroy();
  await once(accepted, 'close');
  for (const end of ends.values()) end();
  const next = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  next.write('GET /9 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  await vi.waitFor(() => (ends.get('9') as () => void)());
  expect(await text(next)).toMatch(/\r\n\r\n9$/);
  expect(begun).toEqual(['1', '9']);
  await app.close();
});

test('after an answer that is the last of its connection no request is begun', async () => {
  const { app, socket, begun, ends, ask } = await serving();
  const answers = text(socket);
  ask(8, 1);
  await vi.waitFor(() => expect(begun).toEqual(['8']));
  ends.get('8')?.();
  expect(await answers).toMatch(/\r\n\r\n8$/);
  await app.close();
  expect(begun).toEqual(['8']);
});

test('a connection that sends too many at once is ended', async () => {
  const { app, accepted, begun, ask } = await serving();
  ask(...Array.from({ length: 22 }, (_, at) => at + 100));
  await once(accepted, 'close');
  expect(begun).toEqual(['100']);
  await app.close();
});
