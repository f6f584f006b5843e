import { setImmediate } from 'node:timers/promises';

/** The longest time to block the event loop. */
const LONGEST_MS = 5;

/** Lets loops over data in memory yield to the event loop. */
export class Yielder {
  #since = performance.now();

  /** Whether it is time to yield. */
  get isDue(): boolean {
    return performance.now() - this.#since > LONGEST_MS;
  }

  /** Yields to the event loop, if it is time. */
  async yieldIfDue(): Promise<void> {
    if (!this.isDue) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
