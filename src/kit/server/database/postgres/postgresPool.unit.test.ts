import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseMetrics } from '../databaseMetrics.ts';
import { PostgresHosts } from './postgresHosts.ts';
import { makePool } from './postgresPool.ts';

afterEach(() => vi.useRealTimers());

/** One message of PostgreSQL's protocol. */
function message(type: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + content.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content, 'latin1')]);
}

/** Says what PostgreSQL says to a connection and to `begin`, and nothing to whatever follows, as one that hangs. */
function answerUntilBegun(socket: Socket): void {
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]));
    socket.once('data', () => socket.write(Buffer.concat([message('C', 'BEGIN\0'), message('Z', 'T')])));
  });
}

test('fails a transaction immediately when its connection has died, without waiting for the rollback', async () => {
  const sockets: Socket[] = [];
  const postgres = createServer((socket) => {
    sockets.push(socket);
    answerUntilBegun(socket);
  }).listen(0, '127.0.0.1');
  await once(postgres, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = postgres.address() as AddressInfo;
  const pool = makePool({
    hosts: new PostgresHosts(`postgres://anybody@127.0.0.1:${port}/any`),
    connections: 1,
    limits: { wait: 4000, lock: 4000, statement: 20_000, idle: 20_000 },
    shared: false,
    purpose: 'requests',
    measured: new DatabaseMetrics(() => ({ pools: [], leases: [] })),
    onError: () => {},
  });
  const connection = await pool.connect();
  // The driver's own way: nothing is read from a cursor.
  const query = connection.query.bind(connection) as unknown as (text: string) => Promise<unknown>;
  await query('begin');
  const update = expect(query('update tasks set title = 1')).rejects.toMatchObject({ type: 'unavailable' });
  vi.advanceTimersByTime(25_000);
  await update;
  // No time passes any more.
  await expect(query('rollback')).rejects.toMatchObject({ type: 'unavailable' });
  connection.release();
  await pool.end();
  for (const socket of sockets) socket.destroy();
  postgres.close();
});
