// How often something was tried that did not succeed, for each account and each address, counted in the database because several
// processes may share it. A place is taken before anything is tried, so that many at once are counted too.
import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { type LocalizedText, TooMany } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';

const MINUTE_MS = 60_000;

/** What is counted: how many may be tried in how long. */
const rules = {
  /** Of an account, from browsers that have not signed in to it before. Strangers can use this up, so nothing else counts here. */
  accountPassword: { most: 10, within: 15 * MINUTE_MS },
  /** Of an account, from one browser that has signed in to it before. */
  devicePassword: { most: 10, within: 15 * MINUTE_MS },
  /** Of an account, passwords and codes given while signed in to it. */
  sessionPassword: { most: 10, within: 15 * MINUTE_MS },
  addressPassword: { most: 100, within: 15 * MINUTE_MS },
  /** Unless the operator says how many. */
  addressRegister: { most: 60, within: 60 * MINUTE_MS },
  accountForgotten: { most: 5, within: 60 * MINUTE_MS },
  addressForgotten: { most: 30, within: 60 * MINUTE_MS },
  addressWaitlist: { most: 30, within: 60 * MINUTE_MS },
} as const;
type Rule = keyof typeof rules;
/** Longer than this nothing counts. */
export const LONGEST_WINDOW_MS = Math.max(...Object.values(rules).map(({ within }) => within));

/** Whose attempts: an e-mail (with or without an account), an account, a browser, an address. `most` replaces the rule's own figure. */
export type AttemptCounter = { rule: Rule; of: string; most?: number };

/** Places taken, to be given back by whoever succeeds. */
export type Reservation = { ids: number[]; counters: readonly AttemptCounter[] };

/**
 * Takes a place for each of `all`, or none at all.
 * @param onBlocked hears of the first refusal in a while, in a transaction; those after it are silent, so that a flood fills no log
 * @throws {TooMany} where one of them is over
 */
export async function reserve(
  database: Database,
  all: readonly AttemptCounter[],
  onBlocked?: (db: Queries, blocked: AttemptCounter) => Promise<void>,
): Promise<Reservation> {
  const outcome = await database.write(async (db) => {
    const now = Date.now();
    for (const counter of all) {
      const retryAfter = await secondsToWait(db, counter, now);
      if (retryAfter === 0) continue;
      if (onBlocked && (await markReported(db, counter, now))) await onBlocked(db, counter);
      return retryAfter;
    }
    const rows = all.map((counter) => ({ what: keyOf(counter), at: at(now) }));
    return db.insertInto('attempts').values(rows).returning('id').execute();
  }, 'attempts');
  if (typeof outcome === 'number') throw new TooMany(outcome, tooOften);
  return { ids: outcome.map(({ id }) => id), counters: all };
}

/** Gives the places back: it succeeded, or nothing was tried. */
export async function release(db: Queries, { ids }: Reservation): Promise<void> {
  await db.deleteFrom('attempts').where('id', 'in', ids).execute();
}

/** Tries what the places were taken for. A server too busy to try takes no attempt away. */
export async function attempt<T>(database: Database, reservation: Reservation, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooMany) await database.write((db) => release(db, reservation));
    throw error;
  }
}

/** The first of two steps succeeded: the account's place is kept until `releaseHeld`, the others are given back. */
export async function holdUntilSecondStep(db: Queries, { ids, counters }: Reservation): Promise<void> {
  for (const name of accountKeys(counters))
    await db
      .updateTable('attempts')
      .set({ what: `${name}${HELD}` })
      .where('id', 'in', ids)
      .where('what', '=', name)
      .execute();
  await db.deleteFrom('attempts').where('id', 'in', ids).where('what', 'not like', `%${HELD}`).execute();
}

/** Gives back what first steps took that the second one now followed. */
export async function releaseHeld(db: Queries, { counters }: Reservation): Promise<void> {
  for (const name of accountKeys(counters)) await db.deleteFrom('attempts').where('what', '=', `${name}${HELD}`).execute();
}

/** Forgets what was tried against an account's password: it has another one now. */
export async function clearAttempts(db: Queries, counters: readonly AttemptCounter[]): Promise<void> {
  const names = counters.map(keyOf).flatMap((name) => [name, `${name}${HELD}`, `${name}${REPORTED}`]);
  await db.deleteFrom('attempts').where('what', 'in', names).execute();
}

/** Whoever has an IPv6 address has all of its network: 2⁶⁴ of them. @returns `203.0.113.9`, `2001:db8:0:1::/64` */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped) || !ip.includes(':')) return mapped;
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const whole = tail === undefined ? groups : [...groups, ...Array(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The counters that a first step stays in until the second one is right. */
function accountKeys(counters: readonly AttemptCounter[]): string[] {
  return counters.filter(({ rule }) => rule === 'accountPassword' || rule === 'devicePassword').map(keyOf);
}

const HELD = ' held';
const REPORTED = ' told';

/** In how many seconds the oldest that counts no longer does; 0: at once. */
async function secondsToWait(db: Queries, counter: AttemptCounter, now: number): Promise<number> {
  const { most, within } = { ...rules[counter.rule], ...counter };
  const name = keyOf(counter);
  const oldest = await db
    .selectFrom('attempts')
    .select('at')
    .where('what', 'in', [name, `${name}${HELD}`])
    .where('at', '>', at(now - within))
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest ? Math.max(1, Math.ceil((Date.parse(oldest.at) + within - now) / 1000)) : 0;
}

async function markReported(db: Queries, counter: AttemptCounter, now: number): Promise<boolean> {
  const what = `${keyOf(counter)}${REPORTED}`;
  const { within } = rules[counter.rule];
  const told = await db
    .selectFrom('attempts')
    .select('id')
    .where('what', '=', what)
    .where('at', '>', at(now - within))
    .executeTakeFirst();
  if (!told)
    await db
      .insertInto('attempts')
      .values({ what, at: at(now) })
      .execute();
  return !told;
}

/** Hashed, so that nobody's address stands in the table. */
function keyOf({ rule, of }: AttemptCounter): string {
  return `${rule} ${createHash('sha256').update(of).digest('base64url')}`;
}

function at(ms: number): string {
  return new Date(ms).toISOString();
}

const tooOften: LocalizedText = {
  pt: 'Muitas tentativas. Aguarde um pouco antes de tentar de novo.',
  en: 'Too many attempts. Wait a while before you try again.',
  fr: 'Trop de tentatives. Attendez un peu avant de réessayer.',
  de: 'Zu viele Versuche. Warten Sie etwas, bevor Sie es erneut versuchen.',
};
