// Passwords are hashed with argon2id in the PHC string format, so that the parameters can grow and old hashes still verify.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { TooMany } from '#kit/errors.ts';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes computed in parallel: one core stays free, and many sign-ins take at most 76 MiB. */
const MAX_CONCURRENT = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Further requests are refused until the queue has room. */
const MAX_QUEUED = 100;
const RETRY_AFTER_S = 5;

/** @throws {TooMany} when the queue is full */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await enqueue(() => derive('argon2id', { message: password, nonce, ...parameters }));
  return encode(nonce, tag);
}

/**
 * Takes as long for an account that does not exist (`hash` null) as for a wrong password.
 * @throws {TooMany} when the queue is full; the password was not tried
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = decode(hash || dummyHash);
  if (!stored) return false;
  const { tag, ...how } = stored;
  const given = await enqueue(() => derive('argon2id', { message: password, tagLength: tag.length, ...how }));
  return timingSafeEqual(given, tag) && hash !== null;
}

/** Whether it was hashed with weaker parameters than today's. */
export function isOutdated(hash: string): boolean {
  const stored = decode(hash);
  return !stored || stored.memory < parameters.memory || stored.passes < parameters.passes || stored.tag.length < parameters.tagLength;
}

/** A random hash that no password matches. */
const dummyHash = encode(randomBytes(16), randomBytes(parameters.tagLength));

function encode(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

function decode(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) return null;
  const [, memory, passes, parallelism, nonce, tag] = parts as unknown as [string, string, string, string, string, string];
  return {
    ...{ memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    ...{ nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') },
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

// Per process, since it limits the machine's load; it holds no data.
let working = 0;
const queue: (() => void)[] = [];

async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (working < MAX_CONCURRENT) working++;
  else if (queue.length >= MAX_QUEUED) throw new TooMany(RETRY_AFTER_S);
  // Passes the slot on to the next in the queue.
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else working--;
  }
}
