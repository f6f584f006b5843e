// Limits for heavy reads, per account and process: a rate in a token bucket, and how many run at a time.
import type { HeavyRead } from '#kit/contract.ts';
import { TooMany } from '#kit/errors.ts';
import { FairQueue } from '../work/fairQueue.ts';
import type { ClientKey } from '../work/requestScheduler.ts';
import { type Bucket, TokenBuckets } from './tokenBuckets.ts';

/** Far above a person's rate, who opens ten tabs and clicks twice a second. */
const rate: Bucket = { burst: 600, perSecond: 10 };
/** How many tokens a read takes. */
const costs: Record<HeavyRead, number> = { search: 1, export: 20, document: 10 };
/** Searches of an account that run at a time; others wait. */
const RUNNING = 4;
const WAITING = 200;
const LONGEST_WAIT_MS = 20_000;
/** Exports of an account that run at a time; others are refused. */
const EXPORTS = 3;

export interface ReadLimiter {
  /** Exports of an account that may run at a time. */
  exports: number;
  /** Admits a heavy read. @throws {TooMany} if the client exceeds its rate */
  admit(client: ClientKey, kind: HeavyRead): void;
  /** Runs a search when fewer of the client's run. @throws {TooMany} if too many wait, or it has waited too long */
  run<T>(client: ClientKey, work: () => Promise<T>): Promise<T>;
}

/** @param percent of the usual limits */
export function readLimiter(percent = 100, now?: () => number): ReadLimiter {
  const scaled = (amount: number) => Math.max(1, Math.round((amount * percent) / 100));
  const burst = scaled(rate.burst);
  const buckets = new TokenBuckets<ClientKey>({ burst, perSecond: (rate.perSecond * percent) / 100 }, now);
  const searches = new FairQueue<ClientKey>({
    ...{ concurrency: Number.POSITIVE_INFINITY, concurrencyPerAccount: scaled(RUNNING) },
    ...{ maxWaiting: Number.POSITIVE_INFINITY, maxPerAccount: WAITING, maxWaitMs: LONGEST_WAIT_MS },
  });
  return {
    exports: scaled(EXPORTS),
    admit(client, kind) {
      // One that costs more than the bucket holds is admitted when the bucket is full.
      const cost = Math.min(costs[kind], burst);
      const wait = buckets.secondsUntil(client, cost);
      if (wait > 0) throw tooFast(Math.ceil(wait));
      buckets.take(client, cost);
    },
    run: (client, work) => searches.run(client, work),
  };
}

function tooFast(seconds: number): TooMany {
  return new TooMany(seconds, {
    pt: `Esta conta fez pesquisas ou exportações demais em pouco tempo. Tente de novo em ${seconds} s.`,
    en: `This account has made too many searches or exports in a short time. Try again in ${seconds} s.`,
    fr: `Ce compte a fait trop de recherches ou d’exportations en peu de temps. Réessayez dans ${seconds} s.`,
    de: `Dieses Konto hat in kurzer Zeit zu viel gesucht oder exportiert. Versuchen Sie es in ${seconds} s erneut.`,
  });
}
