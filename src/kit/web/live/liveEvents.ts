// Receives changes from the server and refetches the affected queries. All tabs of a browser share one stream, because browsers open
// only six connections to a server with HTTP/1.1.

import type { QueryClient } from '@tanstack/react-query';
import { allTopics, type Changed, HEARTBEAT_MS, liveEvents } from '#kit/liveEvents.ts';
import { ownName } from '../pathPrefix.ts';
import { CallFailed } from '../request/failures.ts';
import { request } from '../request/request.ts';
import { readServerSentEvents } from './serverSentEvents.ts';
import { trackTabVisibility } from './tabVisibility.ts';

export type LiveSession = {
  /** The session's account; undefined without a session. */
  account(): number | undefined;
  onChange(listener: () => void): void;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that lasted this long counts as successful. */
const GOOD_LIFE_MS = 10_000;
/** After this silence the connection is considered dead. */
const SILENCE_MS = HEARTBEAT_MS * 2.5;
/** The period over which browsers spread their refetches after an event for all. */
const SPREAD_MS = 2000;
/** The delay of a refetch while this browser is changing the same data. */
const LATER_MS = 500;

/** Follows the events of the signed-in user. Also tracks the tabs' visibility, which decides where notifications are shown. */
export function startLiveEvents(queryClient: QueryClient, { account, onChange }: LiveSession): void {
  const ask = (topic: string) => {
    if (topic === allTopics) return void queryClient.invalidateQueries();
    // The screen already shows the change; the server may still return the old state.
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
    else leave = navigator.locks ? shareStream(ownName(`events ${followed}`), ask) : readWhileVisible(ask);
  };
  onChange(look);
  look();
}

/** One tab reads and forwards to the others of the same `name`; when it closes, another one takes over. @returns a function that stops it */
function shareStream(name: string, onTopic: (topic: string) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }) => onTopic(data);
  signal.addEventListener('abort', () => others.close());
  const handleAndForward = (topic: string) => {
    onTopic(topic);
    others.postMessage(topic);
  };
  const begun = Date.now();
  navigator.locks
    // A tab that takes over may have missed events in between.
    .request(name, { signal }, () => keepReading(handleAndForward, signal, Date.now() - begun > FIRST_PAUSE_MS))
    .catch(() => {});
  return () => leaving.abort();
}

/** Without Web Locks, which need HTTPS or localhost, tabs cannot coordinate: each visible tab reads. @returns a function that stops it */
function readWhileVisible(onTopic: (topic: string) => void): () => void {
  const begun = Date.now();
  let reading: AbortController | undefined;
  const look = () => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible === (reading !== undefined)) return;
    reading?.abort();
    reading = isVisible ? new AbortController() : undefined;
    if (reading) void keepReading(onTopic, reading.signal, Date.now() - begun > FIRST_PAUSE_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    reading?.abort();
  };
}

/** Reads the stream, and reconnects whenever it ends. `mayHaveMissed`: there was a gap before the first connection. */
async function keepReading(onTopic: (topic: string) => void, signal: AbortSignal, mayHaveMissed: boolean): Promise<void> {
  let hasGap = mayHaveMissed;
  let failures = 0;
  while (!signal.aborted) {
    const begun = Date.now();
    let longest: number | undefined;
    try {
      await readStream(onTopic, signal, () => hasGap && onTopic(allTopics));
    } catch (error) {
      // Retry after any error, but respect the server's Retry-After.
      if (error instanceof CallFailed && error.retryAfter) longest = error.retryAfter * 2000;
    }
    hasGap = true;
    failures = Date.now() - begun > GOOD_LIFE_MS ? 0 : failures + 1;
    await pause(longest ?? Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
  }
}

/** Handles events for a few immediately, and events for all after a random delay. */
function spreadOut(onTopic: (topic: string) => void, leaving: AbortSignal): (changed: Changed) => void {
  const waiting = new Set<string>();
  return ({ topic, isForAll }) => {
    if (!isForAll) return onTopic(topic);
    if (waiting.has(topic)) return;
    waiting.add(topic);
    setTimeout(() => {
      waiting.delete(topic);
      if (!leaving.aborted) onTopic(topic);
    }, Math.random() * SPREAD_MS);
  };
}

async function readStream(onTopic: (topic: string) => void, leaving: AbortSignal, onOpen: () => void): Promise<void> {
  const over = new AbortController();
  let alarm = setTimeout(() => over.abort(), SILENCE_MS);
  try {
    const { body } = await request(liveEvents.follow, {}, { signal: AbortSignal.any([leaving, over.signal]) });
    onOpen();
    const handleChange = spreadOut(onTopic, leaving);
    const take = readServerSentEvents(({ event, data }) => event === 'changed' && handleChange(JSON.parse(data)));
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      clearTimeout(alarm);
      alarm = setTimeout(() => over.abort(), SILENCE_MS);
      take(piece.value);
    }
  } finally {
    clearTimeout(alarm);
    // Always release the connection.
    over.abort();
  }
}

/** Waits between half of `longest` and all of it, because a restart disconnects all browsers at once. Ends early when a retry is promising. */
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
