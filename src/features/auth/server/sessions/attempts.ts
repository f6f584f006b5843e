// Counts failed attempts per account and address, in the database because several processes may share it. An attempt is reserved
// before it runs, so that parallel ones are counted too.
import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { type ExpressionBuilder, sql } from 'kysely';
import { type LocalizedText, TooMany } from '#kit/errors.ts';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';

const MINUTE_MS = 60_000;

/** The rate limits: how many attempts within what time. */
const rules = {
  /** Per account, from browsers that have not signed in to it before. Strangers can exhaust this, so nothing else uses it. */
  accountPassword: { most: 10, within: 15 * MINUTE_MS },
  /** Per account and browser that has signed in to it before. */
  devicePassword: { most: 10, within: 15 * MINUTE_MS },
  /** Per account, passwords and codes given within a session. */
  sessionPassword: { most: 10, within: 15 * MINUTE_MS },
  addressPassword: { most: 100, within: 15 * MINUTE_MS },
  /** The operator can set another figure. */
  addressRegister: { most: 60, within: 60 * MINUTE_MS },
  accountForgotten: { most: 5, within: 60 * MINUTE_MS },
  addressForgotten: { most: 30, within: 60 * MINUTE_MS },
  addressWaitlist: { most: 30, within: 60 * MINUTE_MS },
} as const;
type Rule = keyof typeof rules;
/** Older attempts are not counted by any rule. */
export const LONGEST_WINDOW_MS = Math.max(...Object.values(rules).map(({ within }) => within));

/** `of`: an e-mail (with or without an account), an account, a browser or an address. `most` replaces the rule's own figure. */
export type AttemptCounter = { rule: Rule; of: string; most?: number };

/** Reserved attempts, to be released on success. */
export type Reservation = { ids: number[]; counters: readonly AttemptCounter[] };

/**
 * Reserves an attempt of each counter, or none.
 * @param onBlocked called in a transaction at the first refusal in a window; later ones are not reported, to keep the log short
 * @throws {TooMany} when a counter has reached its limit
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

/** Releases the attempts, after success or if nothing was tried. */
export async function release(db: Queries, { ids }: Reservation): Promise<void> {
  await db.deleteFrom('attempts').where('id', 'in', ids).execute();
}

/** Runs the reserved work. An attempt that was refused because the server is busy does not count. */
export async function attempt<T>(database: Database, reservation: Reservation, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooMany) await database.write((db) => release(db, reservation));
    throw error;
  }
}

/** After the first of two steps: keeps the account's attempt until `releaseHeld`, and releases the others. */
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

/** Releases the attempts of first steps after the second one succeeded. */
export async function releaseHeld(db: Queries, { counters }: Reservation): Promise<void> {
  for (const name of accountKeys(counters)) await db.deleteFrom('attempts').where('what', '=', `${name}${HELD}`).execute();
}

/** Clears the attempts of these counters. @returns how many there were */
export async function clearAttempts(db: Queries, counters: readonly AttemptCounter[]): Promise<number> {
  const names = counters.map(keyOf).flatMap((name) => [name, `${name}${HELD}`, `${name}${REPORTED}`]);
  const { numDeletedRows } = await db.deleteFrom('attempts').where('what', 'in', names).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** An IPv6 client owns a whole network of 2⁶⁴ addresses, which counts as one. @returns `203.0.113.9`, `2001:db8:0:1::/64` */
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

/** The limits of passwords, by the names that others see. */
const passwordLimits = { accountPassword: 'account', devicePassword: 'device', addressPassword: 'address' } as const;

/** How many accounts, browsers and networks have reached the limit of passwords. */
export async function countLocked(db: Queries): Promise<Map<string, number>> {
  const full = await db
    .selectFrom('attempts')
    .select(sql<string>`replace(what, ${HELD}, '')`.as('name'))
    .select(({ fn }) => fn.countAll().as('attempts'))
    .where(isRecent(Date.now(), rules.accountPassword.within))
    .where('what', 'not like', `%${REPORTED}`)
    .groupBy('name')
    .having(({ fn }) => fn.countAll(), '>=', rules.accountPassword.most)
    .execute();
  const locked = new Map<string, number>(Object.values(passwordLimits).map((by) => [by, 0]));
  for (const { name, attempts } of full) {
    const rule = name.split(' ')[0] as keyof typeof passwordLimits;
    const by = passwordLimits[rule];
    if (by && Number(attempts) >= rules[rule].most) locked.set(by, (locked.get(by) ?? 0) + 1);
  }
  return locked;
}

/** The counters that keep a first step's attempt until the second one is right. */
function accountKeys(counters: readonly AttemptCounter[]): string[] {
  return counters.filter(({ rule }) => rule === 'accountPassword' || rule === 'devicePassword').map(keyOf);
}

const HELD = ' held';
const REPORTED = ' told';

/** Seconds until the oldest counted attempt expires; 0: no need to wait. */
async function secondsToWait(db: Queries, counter: AttemptCounter, now: number): Promise<number> {
  const { most, within } = { ...rules[counter.rule], ...counter };
  const name = keyOf(counter);
  const oldest = await db
    .selectFrom('attempts')
    .select('at')
    .where('what', 'in', [name, `${name}${HELD}`])
    .where(isRecent(now, within))
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest ? Math.max(1, Math.ceil((Date.parse(oldest.at) + within - now) / 1000)) : 0;
}

async function markReported(db: Queries, counter: AttemptCounter, now: number): Promise<boolean> {
  const what = `${keyOf(counter)}${REPORTED}`;
  const { within } = rules[counter.rule];
  const reported = await db.selectFrom('attempts').select('id').where('what', '=', what).where(isRecent(now, within)).executeTakeFirst();
  if (!reported)
    await db
      .insertInto('attempts')
      .values({ what, at: at(now) })
      .execute();
  return !reported;
}

/** Of the last so many milliseconds. Attempts further in the future than that were counted while the clock was wrong. */
function isRecent(now: number, within: number) {
  return (attempt: ExpressionBuilder<Tables, 'attempts'>) => attempt.between('at', at(now - within), at(now + within));
}

/** Hashed, so that the table contains no addresses. */
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
