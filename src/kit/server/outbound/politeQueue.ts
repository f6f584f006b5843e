// Calls to one service, one after the other and no faster than it bears.
import { setTimeout } from 'node:timers/promises';

/** How a call went: `slow` for an answer that says that the service is overloaded, or none. */
export type Outcome<T> = { value: T; isOverloaded: boolean; retryAfterMs?: number };

export type PoliteQueue = {
  /** Runs `call` in its turn. @throws what `call` throws, and the signal's reason while it waits */
  run<T>(call: () => Promise<Outcome<T>>): Promise<T>;
  /** Calls that wait are not made any more. */
  close(): void;
};

export type PoliteOptions = {
  /** Calls a second, when the service answers. */
  perSecond: number;
  /** For tests. */
  now?: () => number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};

/** The gap between calls is at most so many times the usual one. */
const SLOWEST = 64;
/** No service keeps us waiting longer, whatever it says. */
const LONGEST_WAIT_MS = 10 * 60_000;

const waitFor = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal, ref: false });

/** Doubles the gap after each sign of overload, and halves it after each answer. */
export function politeQueue({ perSecond, now = Date.now, wait = waitFor, random = Math.random }: PoliteOptions): PoliteQueue {
  const gap = 1000 / perSecond;
  const closing = new AbortController();
  let slowness = 1;
  let nextAt = 0;
  let last: Promise<unknown> = Promise.resolve();

  const turn = async <T>(call: () => Promise<Outcome<T>>): Promise<T> => {
    closing.signal.throwIfAborted();
    const ms = nextAt - now();
    if (ms > 0) await wait(ms, closing.signal);
    let pause = 0;
    try {
      const { value, isOverloaded, retryAfterMs = 0 } = await call();
      slowness = isOverloaded ? Math.min(SLOWEST, slowness * 2) : Math.max(1, slowness / 2);
      pause = Math.min(LONGEST_WAIT_MS, retryAfterMs);
      return value;
    } finally {
      // Jitter, so that several servers do not call at the same moment.
      const jitter = slowness === 1 ? 1 : 1 + random() / 2;
      nextAt = now() + Math.max(pause, gap * slowness * jitter);
    }
  };
  return {
    run: (call) => {
      const mine = last.then(() => turn(call));
      last = mine.catch(() => {});
      return mine;
    },
    close: () => closing.abort(),
  };
}
