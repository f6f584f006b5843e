// Commands of this machine authenticate with the secret in `holder.json`, which only the owner of the data folder can read.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { TooMany } from '#kit/errors.ts';
import { type Authenticate, commandCaller } from '#kit/server/http/caller.ts';
import { forwardingHeaderOf, isFromThisMachine } from '#kit/server/http/localRequest.ts';

/** Wrong secrets per minute; further ones are refused until the minute is over. */
const MAX_WRONG = 10;
const WITHIN_MS = 60_000;

/**
 * The secret lives as long as this process, and so does the count. Requests that come from other machines, carry a proxy's header or
 * use HTTP/1.0 are not checked. The right secret is never refused: behind an undetected proxy, outside requests look local,
 * and their wrong secrets must not block commands.
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
    if (first !== undefined && wrong.length >= MAX_WRONG) throw new TooMany(Math.ceil((first + WITHIN_MS - now) / 1000));
    wrong.push(now);
    if (wrong.length === MAX_WRONG) onBlocked();
    return null;
  };
}

function isOfCommand(request: FastifyRequest): boolean {
  const hasCommandScheme = request.headers.authorization?.startsWith('Command ') ?? false;
  // Our commands use HTTP/1.1; nginx by default uses HTTP/1.0 to its upstream.
  return hasCommandScheme && isFromThisMachine(request) && request.raw.httpVersion !== '1.0' && forwardingHeaderOf(request) === undefined;
}
