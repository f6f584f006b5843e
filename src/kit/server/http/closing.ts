// Closes the server without cutting off its clients: HTTP/1.1 can announce the end of a connection only with a response.
import { Server, type Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#kit/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` fail from now on, so that proxies send no more requests; everything is served as before. */
    announceClosing(): void;
    isClosingAnnounced(): boolean;
    /** Stops listening and closes connections gracefully. To be called before `close()`. */
    drainConnections(): Promise<void>;
  }
}

/** How long an idle connection may still send a request, which is handled, before it is closed. */
const DRAIN_MS = 500;
/** How long pending connections are accepted at most: under load each takes a while. */
const ACCEPT_MS = 3000;
/** How long a refused request may take to arrive, so that its client reads the response. */
const LINGER_MS = 1000;
/** `Retry-After` for refused requests, in seconds. */
const TRY_AGAIN = '5';

/**
 * Adds a graceful shutdown: stop listening, announce the end of each connection with its next response, then close idle
 * connections. Later requests get 503.
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
    // Closing a connection before the request has arrived resets it, and the response is lost.
    await Promise.race([finished(request.raw.resume()).catch(() => {}), setTimeout(LINGER_MS, undefined, { ref: false })]);
    response.header('retry-after', TRY_AGAIN);
    throw new Problem('unavailable');
  });
  app.addHook('onSend', async (_request, response) => {
    if (isLeaving) response.header('connection', 'close');
  });
  app.decorate('drainConnections', async () => {
    // First accept all pending connections: a client that reconnects would be cut off.
    await connections.acceptWaiting();
    Server.prototype.close.call(app.server);
    isLeaving = true;
    await connections.drain(DRAIN_MS);
    // `close()` would cut off a client whose response has just ended without `Connection: close`.
    app.server.closeIdleConnections = () => {};
  });
  app.addHook('preClose', async () => {
    isAnnounced = true;
    isRefusing = true;
  });
}

/** Tracks the requests of each connection. */
function watchConnections(app: FastifyInstance): {
  /** Accepts the system's pending connections, which would be reset; later ones are refused, which clients can safely retry. */
  acceptWaiting(): Promise<void>;
  /** Waits for idle connections to send one more request, and closes those that do not in time. */
  drain(timeoutMs: number): Promise<void>;
} {
  /** Number of pending requests by connection. */
  const open = new Map<Socket, number>();
  let accepted = 0;
  let onChange = () => {};
  /** After the drain: how long a connection may stay open whose last response did not announce its end. */
  let idleTimeoutAfter: number | undefined;
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
      if (idleTimeoutAfter !== undefined) void closeSilent(idleTimeoutAfter);
    });
  });
  const silent = () => [...open].filter(([, requests]) => requests === 0).map(([socket]) => socket);
  const closeSilent = async (timeoutMs: number) => {
    await setTimeout(timeoutMs, undefined, { ref: false });
    // Requests that have already arrived are read first.
    await setImmediate();
    for (const socket of silent()) socket.destroySoon();
  };
  return {
    acceptWaiting: async () => {
      // Node accepts one connection per turn of the event loop, so under load several are pending; stop at a limit.
      const until = performance.now() + ACCEPT_MS;
      let before: number;
      do {
        before = accepted;
        await setImmediate();
      } while (accepted > before && performance.now() < until);
    },
    drain: async (timeoutMs) => {
      const over = Promise.withResolvers<void>();
      onChange = () => {
        if (silent().length === 0) over.resolve();
      };
      onChange();
      await Promise.race([over.promise, setTimeout(timeoutMs, undefined, { ref: false })]);
      await closeSilent(0);
      idleTimeoutAfter = timeoutMs;
    },
  };
}
