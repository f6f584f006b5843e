// A connection may send requests without waiting for answers. Node would begin all of them, although it sends their answers one after
// the other: a client that never reads could have thousands prepared, and kept, at once.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many requests of one connection are handled at the same time. Browsers and proxies have one. */
const AT_ONCE = 4;
/** How many may wait; no honest client has so many. */
const MOST_WAITING = 100;

/** Holds further requests of a connection back until answers to earlier ones are sent. To be called before anything else adds hooks. */
export function answerInTurn(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, { handled: number; waiting: (() => void)[] }>();
  app.addHook('onRequest', async ({ raw: { socket } }, response) => {
    const connection = connections.get(socket) ?? { handled: 0, waiting: [] };
    connections.set(socket, connection);
    const { waiting } = connection;
    if (waiting.length >= MOST_WAITING) socket.destroy();
    // If the connection ends meanwhile, they are never handled.
    if (connection.handled >= AT_ONCE) await new Promise<void>((begin) => waiting.push(begin));
    else connection.handled++;
    response.raw.once('close', () => {
      if (socket.destroyed) return;
      const next = waiting.shift();
      if (next) next();
      else connection.handled--;
    });
  });
}
