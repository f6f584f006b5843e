import { TooMany } from '#kit/errors.ts';

type Waiting = { start: () => void; timer: NodeJS.Timeout };
export type FairQueueLimits = {
  /** Pieces of work under way at a time, each of another account. */
  atOnce: number;
  /** Pieces that may wait. */
  mostWaiting: number;
  /** Of them, pieces of one account; left out: all. */
  mostOfOne?: number;
  /** How long a piece may wait, in milliseconds. */
  patience: number;
};

/** When a piece of work that found no place may come again, in seconds. */
const TRY_AGAIN = 5;

/** Work that is heavy, a few pieces at a time: accounts take turns, and none has more than one piece under way. */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #running = new Set<number>();
  /** Accounts in the order of their turns. */
  readonly #waiting = new Map<number, Waiting[]>();
  #waitingCount = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** @throws {TooMany} when too many wait, or this has waited too long; `work` was not begun then */
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
    return this.#running.size < this.#limits.atOnce && !this.#running.has(account);
  }

  #turn(account: number): Promise<void> {
    const own = this.#waiting.get(account)?.length ?? 0;
    const { mostWaiting, mostOfOne = mostWaiting } = this.#limits;
    if (this.#waitingCount >= mostWaiting || own >= mostOfOne) throw new TooMany(TRY_AGAIN);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#giveUp(account, waiting);
        reject(new TooMany(TRY_AGAIN));
      }, this.#limits.patience);
      const waiting: Waiting = { start: resolve, timer };
      this.#waiting.set(account, [...(this.#waiting.get(account) ?? []), waiting]);
      this.#waitingCount++;
    });
  }

  #startNext(): void {
    for (const [account, [first]] of this.#waiting) {
      if (!first || !this.#mayStart(account)) continue;
      clearTimeout(first.timer);
      this.#running.add(account);
      const rest = this.#without(account, first);
      // What is left of its work waits behind that of the others.
      this.#waiting.delete(account);
      if (rest.length > 0) this.#waiting.set(account, rest);
      first.start();
    }
  }

  #giveUp(account: number, waiting: Waiting): void {
    const rest = this.#without(account, waiting);
    if (rest.length > 0) this.#waiting.set(account, rest);
    else this.#waiting.delete(account);
  }

  #without(account: number, gone: Waiting): Waiting[] {
    this.#waitingCount--;
    return this.#waiting.get(account)?.filter((one) => one !== gone) ?? [];
  }
}
