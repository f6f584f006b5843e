// A connection may send requests without waiting for answers. Node would begin all of them, although it sends their answers one after
// the other: a client that never reads could have thousands prepared, and kept, at once.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many may wait; no honest client has so many. */
const MOST_WAITING = 20;

/** Handles one request of a connection at a time, as browsers and proxies send them. To be called before anything else adds hooks. */
export function answerInTurn(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, { isBusy: boolean; waiting: (() => void)[] }>();
  app.addHook('onRequest', async ({ raw: { socket } }, response) => {
    const connection = connections.get(socket) ?? { isBusy: false, waiting: [] };
    connections.set(socket, connection);
    const { waiting } = connection;
    if (waiting.length >= MOST_WAITING) socket.destroy();
    // If the connection ends meanwhile, they are never handled.
    if (connection.isBusy) await new Promise<void>((begin) => waiting.push(begin));
    connection.isBusy = true;
    response.raw.once('close', () => {
      // Nobody would get the answers after the last one.
      if (socket.destroyed || socket.writableEnded) return;
      const next = waiting.shift();
      if (next) next();
      else connection.isBusy = false;
    });
  });
}
