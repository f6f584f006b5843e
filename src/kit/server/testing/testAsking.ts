// Sends requests with Node's own client, which does not normalise them.
import { type Agent, request } from 'node:http';
import { request as requestOverTls } from 'node:https';
import type { Sent } from './testOperations.ts';

export type Answered = { status: number; ms: number; bytes: Buffer; readonly body: string; retryAfter: number };
export type RequestOptions = {
  method: string;
  token?: string | undefined;
  address?: string | undefined;
  agent?: Agent | undefined;
  /** How long a connection may be silent. */
  giveUpMs?: number;
};

const GIVE_UP_MS = 30_000;

/**
 * How a client with an IP address calls a server: as a trusted proxy would forward it. A proxy with TLS is called itself, from the address
 * of this machine (Linux) that ends alike.
 */
export function callerOf(url: string, address: string | undefined) {
  const isProxy = url.startsWith('https:');
  const send: typeof request = isProxy ? requestOverTls : request;
  if (!address) return { send, headers: {} };
  return isProxy ? { send, headers: {}, localAddress: address.replace(/^\d+/, '127') } : { send, headers: { 'x-forwarded-for': address } };
}

/**
 * @returns status 0 without a response: the connection was closed, or it timed out
 * @param address the client's
 */
export function ask(
  url: string,
  { path, query, body, type }: Sent,
  { method, token, address, agent, giveUpMs = GIVE_UP_MS }: RequestOptions,
): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, bytes: Buffer, retryAfter = 0) =>
      resolve({
        ...{ status, ms: performance.now() - started, bytes, retryAfter },
        get body() {
          return bytes.toString();
        },
      });
    const { send, ...from } = callerOf(url, address);
    const headers = {
      ...from.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(type !== undefined && { 'content-type': type }),
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    };
    const asking = send(`${url}/`, { ...from, path: `${path}${query ? `?${query}` : ''}`, method, headers, agent, timeout: giveUpMs });
    asking.on('response', (answer) => {
      const { statusCode = 0, headers: said } = answer;
      const pieces: Buffer[] = [];
      // An event stream does not end.
      if (said['content-type'] === 'text/event-stream') {
        done(statusCode, Buffer.alloc(0));
        asking.destroy();
      }
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => done(statusCode, Buffer.concat(pieces), Number(said['retry-after'] ?? 0)));
      answer.on('error', () => done(statusCode, Buffer.alloc(0)));
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', (error) => done(0, Buffer.from(String(error))));
    asking.end(body);
  });
}
