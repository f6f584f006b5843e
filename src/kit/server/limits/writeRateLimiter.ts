// Rate limit for writes: a token bucket for rows and one for bytes, per account and process.
import { TooMany } from '#kit/errors.ts';

/** `burst`: capacity of the bucket; `perSecond`: refill rate. */
export type Bucket = { burst: number; perSecond: number };
export type WriteRates = { items: Bucket; bytes: Bucket };

/** Far above a user's rate, who saves a draft every second or two and drags a card a second. */
const defaultWriteRates: WriteRates = {
  items: { burst: 1000, perSecond: 20 },
  bytes: { burst: 32 * 2 ** 20, perSecond: 2 ** 20 },
};

export interface WriteRateLimiter {
  /** Admits a call with so many bytes. @throws {TooMany} if the account exceeds its rate */
  admit(account: number, bytes: number): void;
  /** Charges rows that a call wrote beyond its first, such as a mail to many. They delay the next calls. */
  charge(account: number, items: number): void;
}

type Level = { items: number; bytes: number; at: number };

/** From so many accounts on, those with full buckets are dropped from memory. */
const REMEMBERED = 1000;

export function writeRateLimiter(rates: WriteRates = defaultWriteRates, now: () => number = () => performance.now()): WriteRateLimiter {
  const levels = new Map<number, Level>();

  const levelOf = (account: number): Level => {
    const known = levels.get(account) ?? { items: rates.items.burst, bytes: rates.bytes.burst, at: now() };
    const seconds = (now() - known.at) / 1000;
    const level = { items: filled(rates.items, known.items, seconds), bytes: filled(rates.bytes, known.bytes, seconds), at: now() };
    if (!levels.has(account) && levels.size >= REMEMBERED) forgetFull();
    levels.set(account, level);
    return level;
  };
  const forgetFull = () => {
    for (const [account, { items, bytes, at }] of levels) {
      const seconds = (now() - at) / 1000;
      const isFull = filled(rates.items, items, seconds) === rates.items.burst && filled(rates.bytes, bytes, seconds) === rates.bytes.burst;
      if (isFull) levels.delete(account);
    }
  };

  return {
    admit(account, bytes) {
      const level = levelOf(account);
      // A call that is larger than the bucket is admitted when the bucket is full.
      const size = Math.min(bytes, rates.bytes.burst);
      const wait = Math.max(secondsUntil(rates.items, level.items, 1), secondsUntil(rates.bytes, level.bytes, size));
      if (wait > 0) throw tooFast(Math.ceil(wait));
      level.items -= 1;
      level.bytes -= size;
    },
    charge(account, items) {
      const level = levelOf(account);
      // At most one bucket below zero, so that no account waits longer than it takes to fill two.
      level.items = Math.max(level.items - items, -rates.items.burst);
    },
  };
}

function filled({ burst, perSecond }: Bucket, level: number, seconds: number): number {
  return Math.min(burst, level + seconds * perSecond);
}

function secondsUntil({ perSecond }: Bucket, level: number, needed: number): number {
  return Math.max(0, (needed - level) / perSecond);
}

function tooFast(seconds: number): TooMany {
  return new TooMany(seconds, {
    pt: `Esta conta fez gravações demais em pouco tempo. Tente de novo em ${seconds} s.`,
    en: `This account has made too many changes in a short time. Try again in ${seconds} s.`,
    fr: `Ce compte a enregistré trop de données en peu de temps. Réessayez dans ${seconds} s.`,
    de: `Dieses Konto hat in kurzer Zeit zu viel gespeichert. Versuchen Sie es in ${seconds} s erneut.`,
  });
}
