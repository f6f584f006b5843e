// Sends requests with Node's own client, which does not normalise them.
import { type Agent, request } from 'node:http';
import { request as requestOverTls } from 'node:https';
import type { Sent } from './testOperations.ts';

export type Answered = { status: number; ms: number; body: string; retryAfter: number };
export type RequestOptions = { method: string; token?: string | undefined; address?: string | undefined; agent?: Agent | undefined };

/** Timeout of a call. */
const GIVE_UP_MS = 30_000;

/**
 * @returns status 0 without a response: the connection was closed, or it timed out
 * @param address the client's IP address, as a trusted proxy would forward it
 */
export function ask(url: string, { path, query, body, type }: Sent, { method, token, address, agent }: RequestOptions): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string, retryAfter = 0) =>
      resolve({ status, ms: performance.now() - started, body: text, retryAfter });
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(address && { 'x-forwarded-for': address }),
      ...(type !== undefined && { 'content-type': type }),
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    };
    const send: typeof request = url.startsWith('https:') ? requestOverTls : request;
    const asking = send(`${url}/`, { path: `${path}${query ? `?${query}` : ''}`, method, headers, agent, timeout: GIVE_UP_MS });
    asking.on('response', (answer) => {
      const { statusCode = 0, headers: said } = answer;
      const pieces: Buffer[] = [];
      // An event stream does not end.
      if (said['content-type'] === 'text/event-stream') {
        done(statusCode, '');
        asking.destroy();
      }
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => done(statusCode, Buffer.concat(pieces).toString(), Number(said['retry-after'] ?? 0)));
      answer.on('error', () => done(statusCode, ''));
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', (error) => done(0, String(error)));
    asking.end(body);
  });
}
