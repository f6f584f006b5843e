// Rate limit for writes: a token bucket for rows and one for bytes, per account and process.
import { TooMany } from '#kit/errors.ts';
import { type Bucket, TokenBuckets } from './tokenBuckets.ts';

export type WriteRates = { items: Bucket; bytes: Bucket };

/**
 * Far above a user's rate, who saves a draft every second or two and drags a card a second. A burst has a thousand offers, each of which follows its
 * notice.
 */
const defaultWriteRates: WriteRates = {
  items: { burst: 2000, perSecond: 20 },
  bytes: { burst: 32 * 2 ** 20, perSecond: 2 ** 20 },
};

export interface WriteRateLimiter {
  /** Admits a call with so many bytes. @throws {TooMany} if the account exceeds its rate */
  admit(account: number, bytes: number): void;
  /** Charges rows that a call wrote beyond its first, such as a mail to many. They delay the next calls. */
  charge(account: number, items: number): void;
}

export function writeRateLimiter(rates: WriteRates = defaultWriteRates, now?: () => number): WriteRateLimiter {
  const items = new TokenBuckets<number>(rates.items, now);
  const bytes = new TokenBuckets<number>(rates.bytes, now);
  return {
    admit(account, size) {
      const wait = Math.max(items.secondsUntil(account, 1), bytes.secondsUntil(account, size));
      if (wait > 0) throw tooFast(Math.ceil(wait));
      items.take(account, 1);
      // A call that is larger than the bucket is admitted when the bucket is full.
      bytes.take(account, Math.min(size, rates.bytes.burst));
    },
    charge: (account, rows) => items.take(account, rows),
  };
}

function tooFast(seconds: number): TooMany {
  return new TooMany(seconds, {
    pt: `Esta conta fez gravações demais em pouco tempo. Tente de novo em ${seconds} s.`,
    en: `This account has made too many changes in a short time. Try again in ${seconds} s.`,
    fr: `Ce compte a enregistré trop de données en peu de temps. Réessayez dans ${seconds} s.`,
    de: `Dieses Konto hat in kurzer Zeit zu viel gespeichert. Versuchen Sie es in ${seconds} s erneut.`,
  });
}
