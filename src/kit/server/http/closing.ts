// Closes the server without cutting off its clients: HTTP/1.1 can only say on an answer that a connection ends.
import { Server, type Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#kit/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Has `/readyz` say no from now on, so that proxies send nobody here any more; everything is served as before. */
    announceClosing(): void;
    isClosingAnnounced(): boolean;
    /** Stops to listen and lets clients go, without cutting one off. To be called before `close()`. */
    drainConnections(): Promise<void>;
  }
}

/** How long a connection on which nothing is under way may still send a request, which is answered, before it is closed. */
const DRAIN_MS = 500;
/** How long connections that are made already are accepted, at most: under load each takes a while. */
const ACCEPT_MS = 3000;
/** How long a request that is refused while closing may take to arrive, so that its sender reads the refusal. */
const LINGER_MS = 1000;
/** When a client that is refused may try again, in seconds. */
const TRY_AGAIN = '5';

/**
 * Gives the server the steps of a polite end: it stops to listen, tells every client on its next answer that the connection
 * ends, and only then closes connections that stayed silent. A request that comes after that is answered with 503.
 */
export function closeGracefully(app: FastifyInstance): void {
  let isAnnounced = false;
  let isLeaving = false;
  let isRefusing = false;
  const connections = watchConnections(app);

  app.decorate('announceClosing', () => {
    isAnnounced = true;
  });
  app.decorate('isClosingAnnounced', () => isAnnounced);
  app.addHook('onRequest', async (request, response) => {
    if (!isRefusing) return;
    // A connection that is closed before it has brought everything is reset, and the answer lost.
    await Promise.race([finished(request.raw.resume()).catch(() => {}), setTimeout(LINGER_MS, undefined, { ref: false })]);
    response.header('retry-after', TRY_AGAIN);
    throw new Problem('unavailable');
  });
  app.addHook('onSend', async (_request, response) => {
    if (isLeaving) response.header('connection', 'close');
  });
  app.decorate('drainConnections', async () => {
    // No client is sent away before that, or it would come back just to be cut off.
    await connections.acceptWaiting();
    Server.prototype.close.call(app.server);
    isLeaving = true;
    await connections.drain(DRAIN_MS);
    // `close()` would cut off a client whose answer has just ended without saying so.
    app.server.closeIdleConnections = () => {};
  });
  app.addHook('preClose', async () => {
    isAnnounced = true;
    isRefusing = true;
  });
}

/** Knows on which connections something is under way. */
function watchConnections(app: FastifyInstance): {
  /** Accepts the connections that the system has made already: they would be reset; those that come later are refused, which is safe to try again. */
  acceptWaiting(): Promise<void>;
  /** Waits for the connections on which nothing is under way to send one more request, and closes those that do not in time. */
  drain(patience: number): Promise<void>;
} {
  /** By connection, how many requests have no answer yet. */
  const open = new Map<Socket, number>();
  let accepted = 0;
  let onChange = () => {};
  /** Once the others are closed: how long a connection may stay whose last answer did not say that it ends. */
  let patienceAfter: number | undefined;
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    accepted++;
    socket.once('close', () => {
      open.delete(socket);
      onChange();
    });
  });
  app.server.on('request', ({ socket }, answer) => {
    open.set(socket, (open.get(socket) ?? 0) + 1);
    answer.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1;
      if (open.has(socket)) open.set(socket, left);
      if (patienceAfter !== undefined) void closeSilent(patienceAfter);
    });
  });
  const silent = () => [...open].filter(([, requests]) => requests === 0).map(([socket]) => socket);
  const closeSilent = async (patience: number) => {
    await setTimeout(patience, undefined, { ref: false });
    // Requests that are there already are read first, and so answered.
    await setImmediate();
    for (const socket of silent()) socket.destroySoon();
  };
  return {
    acceptWaiting: async () => {
      // Node accepts one connection each time it looks, so under load several wait; where they never end, enough is done.
      const until = performance.now() + ACCEPT_MS;
      let before: number;
      do {
        before = accepted;
        await setImmediate();
      } while (accepted > before && performance.now() < until);
    },
    drain: async (patience) => {
      const over = Promise.withResolvers<void>();
      onChange = () => {
        if (silent().length === 0) over.resolve();
      };
      onChange();
      await Promise.race([over.promise, setTimeout(patience, undefined, { ref: false })]);
      await closeSilent(0);
      patienceAfter = patience;
    },
  };
}
