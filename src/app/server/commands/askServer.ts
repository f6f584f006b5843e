// How a command of this machine speaks to the server that holds the data.
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Endpoint, methodAndPath } from '#kit/contract.ts';
import type { Language, ProblemBody } from '#kit/errors.ts';
import { liveEvents } from '#kit/liveEvents.ts';
import type { Holder } from '#kit/server/database/sqlite/folderLock.ts';

/** What the server said, in words already. */
export class ToldProblem extends Error {
  constructor({ title, detail, faults = [] }: ProblemBody) {
    super([title, detail, ...faults.map(({ message }) => message)].filter(Boolean).join(' '));
  }
}

export type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  bytes?: AsyncIterable<Uint8Array>;
  size?: number;
};

/** Asks the server that holds the data, as a command of this machine. @throws {ToldProblem} */
export async function askServer<T>(
  { url, secret }: Holder,
  language: Language,
  endpoint: Endpoint,
  { params = {}, query = {}, body, bytes, size }: Parts,
): Promise<T> {
  const [method, path] = methodAndPath(endpoint.route);
  const address = `${url}${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}?${new URLSearchParams(query)}`;
  const answered = Promise.withResolvers<IncomingMessage>();
  const sending = request(address, {
    method,
    headers: {
      authorization: `Command ${secret}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream', 'content-length': size }),
    },
  });
  sending.on('response', answered.resolve).on('error', answered.reject);
  // A refusal may come before the end; what is still unsent is then of no use to anybody.
  const isAllSent = bytes ? await sendAll(sending, bytes, answered.promise) : true;
  if (!bytes) sending.end(body && JSON.stringify(body));
  const answer = await answered.promise;
  const words = await text(answer);
  // A connection on which something is still unsent cannot be used again.
  if (!isAllSent) sending.destroy();
  const said = words === '' ? undefined : JSON.parse(words);
  if ((answer.statusCode ?? 500) >= 400) throw new ToldProblem(said);
  return said as T;
}

/**
 * Calls `onEvent` whenever the server says that something has changed, and when its events end.
 * With a server that refuses them it is never called.
 * @returns what ends it, once the server has answered
 */
export async function followEvents({ url, secret }: Holder, onEvent: () => void): Promise<() => void> {
  const [method, path] = methodAndPath(liveEvents.follow.route);
  const asking = request(`${url}${path}`, { method, headers: { authorization: `Command ${secret}` } });
  asking.end();
  await new Promise<void>((resolve) => {
    asking.on('response', (answer) => {
      answer.on('data', onEvent).on('close', onEvent).on('error', onEvent);
      resolve();
    });
    asking.on('error', () => resolve());
  });
  return () => asking.destroy();
}

/** @returns whether all was sent before the answer came */
async function sendAll(
  sending: ReturnType<typeof request>,
  bytes: AsyncIterable<Uint8Array>,
  answered: Promise<unknown>,
): Promise<boolean> {
  let isAnswered = false;
  const over = answered.then(
    () => {
      isAnswered = true;
    },
    () => {
      isAnswered = true;
    },
  );
  for await (const chunk of bytes) {
    if (isAnswered) return false;
    if (!sending.write(chunk)) await Promise.race([new Promise((resolve) => sending.once('drain', resolve)), over]);
  }
  sending.end();
  return true;
}
