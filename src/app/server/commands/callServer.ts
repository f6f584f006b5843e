// Calls of commands to the server that has locked the data.
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Endpoint, methodAndPath } from '#kit/contract.ts';
import type { Language, ProblemBody } from '#kit/errors.ts';
import { liveEvents } from '#kit/liveEvents.ts';
import type { Holder } from '#kit/server/database/sqlite/folderLock.ts';

/** An error response of the server, as text. */
export class ServerProblem extends Error {
  readonly type: ProblemBody['type'];
  constructor({ type, title, detail, faults = [] }: ProblemBody) {
    // The title of a conflict is about others' changes, which is seldom the reason.
    super([type === 'conflict' && detail ? '' : title, detail, ...faults.map(({ message }) => message)].filter(Boolean).join(' '));
    this.type = type;
  }
}

export type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  bytes?: AsyncIterable<Uint8Array>;
  size?: number;
};

/** The path and query of a call. */
export function addressOf({ route }: Pick<Endpoint, 'route'>, { params = {}, query = {} }: Pick<Parts, 'params' | 'query'>): string {
  const [, path] = methodAndPath(route);
  return `${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}?${new URLSearchParams(query)}`;
}

/** Calls the server as a command of this machine. @throws {ServerProblem} */
export async function callServer<T>(
  { url, secret }: Holder,
  language: Language,
  endpoint: Endpoint,
  { body, bytes, size, ...parts }: Parts,
): Promise<T> {
  const [method] = methodAndPath(endpoint.route);
  const responded = Promise.withResolvers<IncomingMessage>();
  const sending = request(`${url}${addressOf(endpoint, parts)}`, {
    method,
    headers: {
      authorization: `Command ${secret}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream', 'content-length': size }),
    },
  });
  sending.on('response', responded.resolve).on('error', responded.reject);
  // An error response may arrive before all is sent; then the rest is not needed.
  const isAllSent = bytes ? await sendAll(sending, bytes, responded.promise) : true;
  if (!bytes) sending.end(body && JSON.stringify(body));
  const response = await responded.promise;
  const responseText = await text(response);
  // A connection with an unfinished request cannot be reused.
  if (!isAllSent) sending.destroy();
  const result = responseText === '' ? undefined : JSON.parse(responseText);
  if ((response.statusCode ?? 500) >= 400) throw new ServerProblem(result);
  return result as T;
}

/**
 * Calls `onEvent` at each event of the server, and when the stream ends; never if the server refuses the stream.
 * @returns a function that closes the stream, once the server has responded
 */
export async function followEvents({ url, secret }: Holder, onEvent: () => void): Promise<() => void> {
  const [method, path] = methodAndPath(liveEvents.follow.route);
  const stream = request(`${url}${path}`, { method, headers: { authorization: `Command ${secret}` } });
  stream.end();
  await new Promise<void>((resolve) => {
    stream.on('response', (response) => {
      response.on('data', onEvent).on('close', onEvent).on('error', onEvent);
      resolve();
    });
    stream.on('error', () => resolve());
  });
  return () => stream.destroy();
}

/** @returns whether all was sent before the response arrived */
async function sendAll(
  sending: ReturnType<typeof request>,
  bytes: AsyncIterable<Uint8Array>,
  responded: Promise<unknown>,
): Promise<boolean> {
  let hasResponded = false;
  const over = responded.then(
    () => {
      hasResponded = true;
    },
    () => {
      hasResponded = true;
    },
  );
  for await (const chunk of bytes) {
    if (hasResponded) return false;
    if (!sending.write(chunk)) await Promise.race([new Promise((resolve) => sending.once('drain', resolve)), over]);
  }
  sending.end();
  return true;
}
