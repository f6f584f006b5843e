// Tells browsers that something has changed, in whichever process that shares the data they are connected to.
import { setTimeout } from 'node:timers/promises';
import { everything, liveEvents } from '#kit/liveEvents.ts';
import type { Caller } from './caller.ts';
import type { Signals } from './database/database.ts';
import { EventStream } from './eventStream.ts';
import { type Routes, serve } from './serve.ts';

/** Accounts by their ids, all accounts, or those that may manage the product. */
export type Audience = readonly number[] | 'everybody' | 'admins';

export interface Events {
  /**
   * Has these accounts ask anew what belongs to `topic`: the first word of their queries' keys, as a rule a feature's name.
   * To be called after the commit, or they ask too early.
   */
  tell(to: Audience, topic: string): void;
  /** Hears what other processes tell from now on. */
  listen(): Promise<void>;
  /** Ends all streams, and those that begin later at once: for a server that is about to stop. */
  endStreams(): Promise<void>;
  /** Resolves once what was told is on its way. */
  close(): Promise<void>;
  routes: Routes;
}

/** With so many streams of one account, the oldest makes way for the next. */
const MOST_STREAMS = 20;
/** So many ids fit into one signal. */
const IDS_AT_ONCE = 400;
/** Time for a stream to end in order; a reader that takes nothing is cut off then. */
const GOODBYE_MS = 250;

type Told = { to: Audience; topic: string };

/** @param onError hears of what could not be told to other processes */
export function makeEvents(signals: Signals, onError: (error: unknown) => void): Events {
  // In the order in which they began.
  const streams = new Set<EventStream>();
  const sending = new Set<Promise<void>>();
  let isEnding = false;
  let stopListening = async () => {};

  const tellHere = ({ to, topic }: Told) => {
    for (const stream of streams) if (isAmong(stream.caller, to)) stream.tell(topic);
  };
  const tellElsewhere = (told: Told) => {
    const sent = signals
      .send(JSON.stringify(told))
      .catch(onError)
      .finally(() => sending.delete(sent));
    sending.add(sent);
  };

  const open = (caller: Caller, isWanted: boolean): EventStream => {
    const stream = new EventStream(caller);
    if (isEnding || !isWanted) {
      stream.finish();
      return stream;
    }
    const others = [...streams].filter((other) => other.caller.id === caller.id);
    if (others.length >= MOST_STREAMS) others[0]?.destroy();
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    return stream;
  };

  return {
    tell: (to, topic) => {
      tellHere({ to, topic });
      for (const part of inParts(to)) tellElsewhere({ to: part, topic });
    },
    listen: async () => {
      stopListening = await signals.listen(
        (text) => tellHere(JSON.parse(text)),
        () => tellHere({ to: 'everybody', topic: everything }),
      );
    },
    endStreams: async () => {
      isEnding = true;
      const ended = [...streams].map((stream) => new Promise((resolve) => stream.once('close', resolve)));
      for (const stream of streams) stream.finish();
      await Promise.race([Promise.all(ended), setTimeout(GOODBYE_MS)]);
      for (const stream of streams) stream.destroy();
    },
    close: async () => {
      await stopListening();
      await Promise.all(sending);
    },
    routes: serve(liveEvents, { follow: (_, { caller, request }) => open(caller, request.method === 'GET') }),
  };
}

function isAmong({ id, isAdmin }: Caller, to: Audience): boolean {
  if (to === 'everybody') return true;
  return to === 'admins' ? isAdmin : to.includes(id);
}

function inParts(to: Audience): Audience[] {
  if (typeof to === 'string' || to.length <= IDS_AT_ONCE) return [to];
  return [to.slice(0, IDS_AT_ONCE), ...inParts(to.slice(IDS_AT_ONCE))];
}
