// Calls to services: to each host no faster than it bears, whoever makes them.
import { setTimeout } from 'node:timers/promises';

/** How a call went; `isOverloaded`: the answer says that the service is overloaded, or there is none. */
export type Outcome<T> = { value: T; isOverloaded: boolean; retryAfterMs?: number };

/** Calls of one caller to one host, one after the other. */
export type PoliteQueue = {
  /** Runs `call` in its turn. @throws what `call` throws, and the signal's reason while it waits */
  run<T>(call: () => Promise<Outcome<T>>): Promise<T>;
};

/** `perSecond`: calls a second, when the service answers; `signal`: calls that wait are not made any more. */
type QueueOptions = { perSecond: number; signal: AbortSignal };

/** Remembers each host: how overloaded it is, and when it may be called again. */
export type PoliteHosts = {
  /** A queue for the host of this URL. Queues for one host share its pace, the slower one of theirs, but not the time that a call takes. */
  queue(url: string | URL, options: QueueOptions): PoliteQueue;
};

/** For tests. */
export type PoliteClock = {
  now?: () => number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};

/** The gap between calls is at most so many times the usual one. */
const SLOWEST = 64;
/** No service keeps us waiting longer, whatever it says. */
const LONGEST_WAIT_MS = 10 * 60_000;

const waitFor = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal, ref: false });

export function politeHosts(clock: PoliteClock = {}): PoliteHosts {
  const hosts = new Map<string, Host>();
  return {
    queue: (url, options) => {
      // What is no URL is refused by the call.
      const name = URL.parse(String(url))?.host ?? '';
      const host = hosts.get(name) ?? politeHost(clock);
      hosts.set(name, host);
      return queueFor(host, options);
    },
  };
}

type Host = {
  /** Waits until a call may begin, after those that came before. @param gap to other calls, in milliseconds */
  enter(gap: number, signal: AbortSignal): Promise<void>;
  /** A call has ended; without `outcome` it was given up. */
  leave(gap: number, outcome?: Outcome<unknown>): void;
};

/** Doubles the gap after each sign of overload, and halves it after each answer. */
function politeHost({ now = Date.now, wait = waitFor, random = Math.random }: PoliteClock): Host {
  let slowness = 1;
  let jitter = 1;
  let last = { at: Number.NEGATIVE_INFINITY, gap: 0 };
  let pausedUntil = 0;
  let line: Promise<unknown> = Promise.resolve();

  const mark = (gap: number) => {
    last = { at: now(), gap };
    // So that several servers do not call at the same moment.
    jitter = slowness === 1 ? 1 : 1 + random() / 2;
  };
  const msUntilNext = (gap: number) => Math.max(pausedUntil, last.at + Math.max(gap, last.gap) * slowness * jitter) - now();
  return {
    enter: (gap, signal) => {
      const mine = line.then(async () => {
        signal.throwIfAborted();
        // Another caller's call may end meanwhile.
        for (let ms = msUntilNext(gap); ms > 0; ms = msUntilNext(gap)) await wait(ms, signal);
        mark(gap);
      });
      line = mine.catch(() => {});
      return mine;
    },
    leave: (gap, outcome) => {
      if (outcome) slowness = outcome.isOverloaded ? Math.min(SLOWEST, slowness * 2) : Math.max(1, slowness / 2);
      pausedUntil = Math.max(pausedUntil, now() + Math.min(LONGEST_WAIT_MS, outcome?.retryAfterMs ?? 0));
      mark(gap);
    },
  };
}

function queueFor({ enter, leave }: Host, { perSecond, signal }: QueueOptions): PoliteQueue {
  const gap = 1000 / perSecond;
  let last: Promise<unknown> = Promise.resolve();

  const turn = async <T>(call: () => Promise<Outcome<T>>): Promise<T> => {
    signal.throwIfAborted();
    await unlessAborted(enter(gap, signal), signal);
    let outcome: Outcome<T> | undefined;
    try {
      outcome = await call();
      return outcome.value;
    } finally {
      leave(gap, outcome);
    }
  };
  return {
    run: (call) => {
      const mine = last.then(() => turn(call));
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** One that gives up does not wait for those before it. @throws the signal's reason */
async function unlessAborted(turn: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([turn, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
