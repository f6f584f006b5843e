import { setImmediate } from 'node:timers/promises';

/** Longer is no stretch to work without letting others have their turn. */
const LONGEST_MS = 5;

/** For loops that work on what is in memory already, and so would keep a thread to themselves. */
export class Yielder {
  #since = performance.now();

  /** Whether it is time to `rest`. */
  get isDue(): boolean {
    return performance.now() - this.#since > LONGEST_MS;
  }

  /** Lets everybody else have a turn, when it is time. */
  async yieldIfDue(): Promise<void> {
    if (!this.isDue) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
