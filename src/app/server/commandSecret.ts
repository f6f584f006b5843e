// Commands of this machine prove themselves with the secret of `holder.json`, which only the data folder's owner can read.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { TooMany } from '#kit/errors.ts';
import { type Authenticate, commandCaller } from '#kit/server/caller.ts';
import { forwardingHeaderOf, isFromThisMachine } from '#kit/server/localRequest.ts';

/** So many wrong secrets are heard within a minute; those after them, the right one too, not before it is over. */
const MOST_WRONG = 10;
const WITHIN_MS = 60_000;

/**
 * The secret lives as long as this process, and so does the count. Requests from other machines, or handed on by a proxy, are not heard:
 * they neither get in nor use up what the commands may try.
 * @param onBlocked hears once of each such minute
 */
export function commandsWith(secret: string, onBlocked: () => void): Authenticate {
  const expected = Buffer.from(`Command ${secret}`);
  let wrong: number[] = [];
  return async (request) => {
    if (!isOfCommand(request)) return null;
    const now = Date.now();
    wrong = wrong.filter((at) => at > now - WITHIN_MS);
    const [first] = wrong;
    if (first !== undefined && wrong.length >= MOST_WRONG) throw new TooMany(Math.ceil((first + WITHIN_MS - now) / 1000));
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) return commandCaller;
    wrong.push(now);
    if (wrong.length === MOST_WRONG) onBlocked();
    return null;
  };
}

function isOfCommand(request: FastifyRequest): boolean {
  const isSaid = request.headers.authorization?.startsWith('Command ') ?? false;
  return isSaid && isFromThisMachine(request) && forwardingHeaderOf(request) === undefined;
}
