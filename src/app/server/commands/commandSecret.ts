// Commands of this machine prove themselves with the secret of `holder.json`, which only the data folder's owner can read.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { TooMany } from '#kit/errors.ts';
import { type Authenticate, commandCaller } from '#kit/server/http/caller.ts';
import { forwardingHeaderOf, isFromThisMachine } from '#kit/server/http/localRequest.ts';

/** So many wrong secrets are checked within a minute; those after them are refused until it is over. */
const MOST_WRONG = 10;
const WITHIN_MS = 60_000;

/**
 * The secret lives as long as this process, and so does the count. Requests that come from other machines, carry a proxy's header or
 * speak HTTP/1.0 are not checked at all. The right secret is never refused: behind a proxy that cannot be recognised, strangers
 * look like programs of this machine, and their wrong secrets must not keep the commands out.
 * @param onBlocked called once for each minute in which wrong secrets are refused
 */
export function commandsWith(secret: string, onBlocked: () => void): Authenticate {
  const expected = Buffer.from(`Command ${secret}`);
  let wrong: number[] = [];
  return async (request) => {
    if (!isOfCommand(request)) return null;
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) return commandCaller;
    const now = Date.now();
    wrong = wrong.filter((at) => at > now - WITHIN_MS);
    const [first] = wrong;
    if (first !== undefined && wrong.length >= MOST_WRONG) throw new TooMany(Math.ceil((first + WITHIN_MS - now) / 1000));
    wrong.push(now);
    if (wrong.length === MOST_WRONG) onBlocked();
    return null;
  };
}

function isOfCommand(request: FastifyRequest): boolean {
  const isSaid = request.headers.authorization?.startsWith('Command ') ?? false;
  // Our commands speak HTTP/1.1; nginx speaks HTTP/1.0 to what is behind it, unless told otherwise.
  return isSaid && isFromThisMachine(request) && request.raw.httpVersion !== '1.0' && forwardingHeaderOf(request) === undefined;
}
