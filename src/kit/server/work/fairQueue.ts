import { TooMany } from '#kit/errors.ts';
import { RoundRobin } from './roundRobin.ts';

type Waiting = { start: () => void; timer: NodeJS.Timeout };
export type FairQueueLimits = {
  /** Tasks that run at the same time, each of another account. */
  concurrency: number;
  /** Tasks that may wait. */
  maxWaiting: number;
  /** Of these, tasks of one account. */
  maxPerAccount: number;
  /** How long a task may wait, in milliseconds. */
  maxWaitMs: number;
};

/** `Retry-After` for a refused task, in seconds. */
const TRY_AGAIN = 5;

/** Runs a few heavy tasks at a time: accounts take turns, and each has at most one running. */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #running = new Set<number>();
  readonly #waiting = new RoundRobin<number, Waiting>();

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** @throws {TooMany} if too many tasks wait, of the account or in total, or this one has waited too long; `work` was not started then */
  async run<T>(account: number, work: () => Promise<T>): Promise<T> {
    if (this.#mayStart(account)) this.#running.add(account);
    else await this.#turn(account);
    try {
      return await work();
    } finally {
      this.#running.delete(account);
      this.#startNext();
    }
  }

  #mayStart(account: number): boolean {
    return this.#running.size < this.#limits.concurrency && !this.#running.has(account);
  }

  #turn(account: number): Promise<void> {
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
      this.#running.add(next.key);
      next.piece.start();
    }
  }

  #takeNext() {
    return this.#waiting.takeNext((account) => this.#mayStart(account));
  }
}
