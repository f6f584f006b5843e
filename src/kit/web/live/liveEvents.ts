// Hears from the server what has changed, and has it asked anew: one stream for all tabs of a browser, because a browser opens
// only six connections to a server that speaks HTTP/1.1.
import type { QueryClient } from '@tanstack/react-query';
import { allTopics, type Changed, HEARTBEAT_MS, liveEvents } from '#kit/liveEvents.ts';
import { CallFailed } from '../request/failures.ts';
import { request } from '../request/request.ts';
import { readServerSentEvents } from './serverSentEvents.ts';
import { trackTabVisibility } from './tabVisibility.ts';

export type LiveSession = {
  /** Whose session it is; undefined without one. */
  account(): number | undefined;
  onChange(listener: () => void): void;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that held so long has not failed; its end is an end among others. */
const GOOD_LIFE_MS = 10_000;
/** After so long a silence nobody is at the other end, whatever the network says. */
const SILENCE_MS = HEARTBEAT_MS * 2.5;
/** Over so long the browsers spread themselves that are all told of the same. */
const SPREAD_MS = 2000;
/** When something that is being changed here is asked anew: not before the change is kept. */
const LATER_MS = 500;

/** Follows the events of whoever is signed in, as long as they are. Which tab speaks of them depends on which is in sight. */
export function startLiveEvents(queryClient: QueryClient, { account, onChange }: LiveSession): void {
  const ask = (topic: string) => {
    if (topic === allTopics) return void queryClient.invalidateQueries();
    // The screen shows the change already; the server may still answer with what was before.
    if (queryClient.isMutating({ mutationKey: [topic] }) > 0) return void setTimeout(() => ask(topic), LATER_MS);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, meta }) => queryKey[0] === topic || meta?.topics?.includes(topic) === true,
    });
  };
  trackTabVisibility();
  let followed: number | undefined;
  let leave = () => {};
  const look = () => {
    if (account() === followed) return;
    leave();
    followed = account();
    if (followed === undefined) leave = () => {};
    else leave = navigator.locks ? shareStream(`events ${followed}`, ask) : readInSight(ask);
  };
  onChange(look);
  look();
}

/** One tab reads, and tells the others of the same `name`; when it closes, the next one reads. @returns what ends it */
function shareStream(name: string, hear: (topic: string) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }) => hear(data);
  signal.addEventListener('abort', () => others.close());
  const hearAndTell = (topic: string) => {
    hear(topic);
    others.postMessage(topic);
  };
  const begun = Date.now();
  navigator.locks
    // Whoever takes over from a tab that closed may have missed something in between.
    .request(name, { signal }, () => keepReading(hearAndTell, signal, Date.now() - begun > FIRST_PAUSE_MS))
    .catch(() => {});
  return () => leaving.abort();
}

/** Without locks, which need HTTPS or localhost, tabs do not know of each other: those that one looks at read. @returns what ends it */
function readInSight(hear: (topic: string) => void): () => void {
  const begun = Date.now();
  let reading: AbortController | undefined;
  const look = () => {
    const isInSight = document.visibilityState === 'visible';
    if (isInSight === (reading !== undefined)) return;
    reading?.abort();
    reading = isInSight ? new AbortController() : undefined;
    if (reading) void keepReading(hear, reading.signal, Date.now() - begun > FIRST_PAUSE_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    reading?.abort();
  };
}

/** Reads the stream, and comes again whenever it ends. `mayHaveMissed`: also before the first one there was a gap. */
async function keepReading(hear: (topic: string) => void, signal: AbortSignal, mayHaveMissed: boolean): Promise<void> {
  let hasGap = mayHaveMissed;
  let failures = 0;
  while (!signal.aborted) {
    const begun = Date.now();
    let longest: number | undefined;
    try {
      await readStream(hear, signal, () => hasGap && hear(allTopics));
    } catch (error) {
      // Why it broke does not matter, it is tried again; but the server may say when.
      if (error instanceof CallFailed && error.retryAfter) longest = error.retryAfter * 2000;
    }
    hasGap = true;
    failures = Date.now() - begun > GOOD_LIFE_MS ? 0 : failures + 1;
    await pause(longest ?? Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
  }
}

/** Hears at once what is told to a few, and within two seconds what is told to everybody. */
function spreadOut(hear: (topic: string) => void, leaving: AbortSignal): (changed: Changed) => void {
  const waiting = new Set<string>();
  return ({ topic, isForAll }) => {
    if (!isForAll) return hear(topic);
    if (waiting.has(topic)) return;
    waiting.add(topic);
    setTimeout(() => {
      waiting.delete(topic);
      if (!leaving.aborted) hear(topic);
    }, Math.random() * SPREAD_MS);
  };
}

async function readStream(hear: (topic: string) => void, leaving: AbortSignal, onOpen: () => void): Promise<void> {
  const over = new AbortController();
  let alarm = setTimeout(() => over.abort(), SILENCE_MS);
  try {
    const { body } = await request(liveEvents.follow, {}, { signal: AbortSignal.any([leaving, over.signal]) });
    onOpen();
    const hearChange = spreadOut(hear, leaving);
    const take = readServerSentEvents(({ event, data }) => event === 'changed' && hearChange(JSON.parse(data)));
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      clearTimeout(alarm);
      alarm = setTimeout(() => over.abort(), SILENCE_MS);
      take(piece.value);
    }
  } finally {
    clearTimeout(alarm);
    // Whatever ended the reading: the connection is given back.
    over.abort();
  }
}

/** Between half of `longest` and all of it: the server's restart sends all browsers at once. Over when there is reason to hope. */
function pause(longest: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (leaving.aborted) return resolve();
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, longest * (0.5 + Math.random() / 2));
    const { signal } = over;
    addEventListener('online', end, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), { signal });
    leaving.addEventListener('abort', end, { signal });
  });
}
