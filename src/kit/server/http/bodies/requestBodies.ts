// Time limits for the parts of a request: its headers, a JSON body, a file.
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, type ProblemType } from '#kit/errors.ts';
import { type BodyPace, TimedBody } from './timedBody.ts';

export type RequestTimes = {
  /** For a request's headers to arrive, in milliseconds. */
  headers: number;
  json: BodyPace;
  file: BodyPace;
};

/** A file of 4 GB may take any time, but fails after a stall of half a minute. JSON also passes a throttled mobile line. */
export const requestTimes: RequestTimes = {
  headers: 15_000,
  json: { stallTimeoutMs: 10_000, minBytesPerSecond: 2048 },
  file: { stallTimeoutMs: 30_000, minBytesPerSecond: 8192 },
};

/** Node's own limit for a whole request is off: it would abort large files. */
export function httpTimes({ headers }: RequestTimes): { headersTimeout: number; connectionsCheckingInterval: number } {
  return { headersTimeout: headers, connectionsCheckingInterval: Math.ceil(headers / 4) };
}

/** Enforces the pace of every body, including those that are refused unread. */
export function timeBodies(app: FastifyInstance, times: RequestTimes): void {
  const bodies = new WeakMap<object, TimedBody>();
  const timed = (request: FastifyRequest, payload: Readable) => {
    const isFile = request.headers['content-type']?.startsWith('application/octet-stream');
    return new TimedBody(payload, isFile ? times.file : times.json);
  };
  app.addHook('preParsing', async (request, _response, payload) => {
    if (!hasBody(request)) return;
    const body = timed(request, payload as Readable);
    bodies.set(request.raw, body);
    return body;
  });
  app.addHook('onResponse', async (request) => {
    const { raw } = request;
    if (!hasBody(request) || raw.complete || raw.destroyed) return;
    (bodies.get(raw) ?? timed(request, raw)).destroy();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** Problems for unreadable headers, by Node's code; `malformed` for all others. */
const unreadable: Record<string, ProblemType> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Responds to a connection without a valid request. Its language is unknown, so the response is in Portuguese. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const problem = new Problem(unreadable[error.code ?? ''] ?? 'malformed');
    const body = JSON.stringify(problem.toBody('pt'));
    const head = [
      `HTTP/1.1 ${problem.status} ${problem.type}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
