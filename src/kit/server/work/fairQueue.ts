import { TooMany } from '#kit/errors.ts';
import { RoundRobin } from './roundRobin.ts';

type Waiting = { start: () => void; timer: NodeJS.Timeout };
export type FairQueueLimits = {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Of these, tasks of one account; 1 by default. */
  concurrencyPerAccount?: number;
  /** Tasks that may wait. */
  maxWaiting: number;
  /** Of these, tasks of one account. */
  maxPerAccount: number;
  /** How long a task may wait, in milliseconds. */
  maxWaitMs: number;
};

/** `Retry-After` for a refused task, in seconds. */
const TRY_AGAIN = 5;

/** Runs a few heavy tasks at a time: accounts take turns, and each has only some running. */
export class FairQueue<Account = number> {
  readonly #limits: FairQueueLimits;
  /** How many tasks of each account run. */
  readonly #running = new Map<Account, number>();
  #total = 0;
  readonly #waiting = new RoundRobin<Account, Waiting>();

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** @throws {TooMany} if too many tasks wait, of the account or in total, or this one has waited too long; `work` was not started then */
  async run<T>(account: Account, work: () => Promise<T>): Promise<T> {
    if (this.#mayStart(account)) this.#count(account, 1);
    else await this.#turn(account);
    try {
      return await work();
    } finally {
      this.#count(account, -1);
      this.#startNext();
    }
  }

  #mayStart(account: Account): boolean {
    const { concurrency, concurrencyPerAccount = 1 } = this.#limits;
    return this.#total < concurrency && (this.#running.get(account) ?? 0) < concurrencyPerAccount;
  }

  #count(account: Account, change: 1 | -1): void {
    this.#total += change;
    const count = (this.#running.get(account) ?? 0) + change;
    if (count > 0) this.#running.set(account, count);
    else this.#running.delete(account);
  }

  #turn(account: Account): Promise<void> {
    const { maxWaiting, maxPerAccount, maxWaitMs } = this.#limits;
    if (this.#waiting.size >= maxWaiting || this.#waiting.countOf(account) >= maxPerAccount) throw new TooMany(TRY_AGAIN);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.remove(account, waiting);
        reject(new TooMany(TRY_AGAIN));
      }, maxWaitMs);
      const waiting: Waiting = { start: resolve, timer };
      this.#waiting.add(account, waiting);
    });
  }

  #startNext(): void {
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      clearTimeout(next.piece.timer);
      this.#count(next.key, 1);
      next.piece.start();
    }
  }

  #takeNext() {
    return this.#waiting.takeNext((account) => this.#mayStart(account));
  }
}
