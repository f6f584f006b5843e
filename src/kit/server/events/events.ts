// Tells browsers that something has changed, in whichever process that shares the data they are connected to.
import { TooMany } from '#kit/errors.ts';
import { allTopics, liveEvents } from '#kit/liveEvents.ts';
import type { Queries, Signals } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { type Routes, serve } from '../http/serve.ts';
import { type ConnectedUsers, trackConnectedUsers } from './connectedUsers.ts';
import { EventStream } from './eventStream.ts';
import { throttle } from './throttle.ts';

/** Accounts by their ids, all accounts, or those that may manage the product. */
export type Audience = readonly number[] | 'everybody' | 'admins';

export interface Events {
  /**
   * Has these accounts ask anew what belongs to `topic`: the first word of their queries' keys, as a rule a feature's name.
   * To be called after the commit, or they ask too early. The same again is told two seconds later, once; of swift topics sooner.
   * `everything` also ends streams whose session has ended or whose account has changed.
   */
  publish(to: Audience, topic: string): void;
  /** The same for the browsers of other processes, at the commit of `db`'s transaction, so that no death comes in between. */
  publishToOthersAtCommit(db: Queries, to: Audience, topic: string): Promise<void>;
  /** The rest of it: to be called after that commit. */
  publishHere(to: Audience, topic: string): void;
  /** Hears what other processes tell from now on. */
  listen(): Promise<void>;
  /** Who has a stream open in this process. */
  connectedUsers: ConnectedUsers;
  /** Ends all streams, and those that begin later at once: for a server that is about to stop. */
  endStreams(): Promise<void>;
  /** Resolves once what was told is on its way, or cannot be for a while. */
  close(): Promise<void>;
  routes: Routes;
}

const MOST_STREAMS = 20;
/** When whoever has too many may try again, in seconds: streams end by themselves. */
const TRY_AGAIN = 60;
/** So many ids fit into one signal. */
const IDS_AT_ONCE = 400;
/** Between two tellings of the same. */
const PAUSE_MS = 2000;
/** The same for topics in which people wait for each other. */
const SWIFT_PAUSE_MS = 150;
/** Time for a stream to end in order; a reader that takes nothing is cut off then. */
const GOODBYE_MS = 250;
/** How long closing waits for a database that may have stopped to answer. */
const PATIENCE_MS = 2000;

type Publication = { to: Audience; topic: string };

/**
 * @param onError hears of what could not be told to other processes, and of what came from them and is none of ours
 * @param swift topics in which people wait for each other
 */
export function makeEvents(signals: Signals, onError: (error: unknown) => void, swift: readonly string[] = []): Events {
  // Whose session has ended must not go on hearing for two seconds because the account was told of something before.
  const isSwift = ({ to, topic }: Publication) => swift.includes(topic) || (topic === allTopics && to !== 'everybody');
  const pauseOf = (told: Publication) => (isSwift(told) ? SWIFT_PAUSE_MS : PAUSE_MS);
  const streams = new Set<EventStream>();
  const readers = trackConnectedUsers();
  const sending = new Set<Promise<void>>();
  let isEnding = false;
  let stopListening = async () => {};

  const here = throttle<Publication>(pauseOf, ({ to, topic }) => {
    for (const stream of streams) {
      if (!isAmong(stream.caller, to)) continue;
      stream.publish(topic, to === 'everybody');
      if (topic === allTopics) void stream.check();
    }
  });
  const elsewhere = throttle<Publication>(pauseOf, (told) => {
    for (const text of inSignals(told)) {
      const sent = signals
        .send(text)
        .catch(onError)
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
  });
  const hear = (text: string) => {
    const told = read(text);
    // Whoever may use the database may send words of their own.
    if (!told) onError(new Error(`A signal is none of ours: ${text.slice(0, 100)}`));
    here.push(told ?? all);
  };

  const open = (caller: Caller, isStillThere: () => Promise<boolean>, isWanted: boolean): EventStream => {
    if (isEnding || !isWanted) {
      const stream = new EventStream(caller, isStillThere);
      stream.finish();
      return stream;
    }
    // Were the oldest to make way, its browser would come again, and push out the next.
    if ([...streams].filter((other) => other.caller.id === caller.id).length >= MOST_STREAMS) throw new TooMany(TRY_AGAIN);
    const stream = new EventStream(caller, isStillThere);
    streams.add(stream);
    readers.add(caller.id);
    stream.once('close', () => {
      streams.delete(stream);
      readers.remove(caller.id);
    });
    // What has happened since the caller was found has been told already.
    void stream.check();
    return stream;
  };

  return {
    publish: (to, topic) => {
      here.push({ to, topic });
      elsewhere.push({ to, topic });
    },
    publishToOthersAtCommit: async (db, to, topic) => {
      for (const text of inSignals({ to, topic })) await signals.send(text, db);
    },
    publishHere: (to, topic) => here.push({ to, topic }),
    listen: async () => {
      stopListening = await signals.listen(hear, () => here.push(all));
    },
    connectedUsers: readers,
    endStreams: async () => {
      isEnding = true;
      const ended = [...streams].map((stream) => new Promise((resolve) => stream.once('close', resolve)));
      for (const stream of streams) stream.finish();
      await Promise.race([Promise.all(ended), pause(GOODBYE_MS)]);
      for (const stream of streams) stream.destroy();
    },
    close: async () => {
      elsewhere.flush();
      await Promise.race([Promise.all([stopListening(), ...sending]), pause(PATIENCE_MS)]);
    },
    routes: serve(liveEvents, {
      follow: (_, { caller, authenticateAgain, request }) => {
        const isStillThere = async () => {
          const now = await authenticateAgain();
          return now?.id === caller.id && now.isAdmin === caller.isAdmin && !now.restriction;
        };
        return open(caller, isStillThere, request.method === 'GET');
      },
    }),
  };
}

const all: Publication = { to: 'everybody', topic: allTopics };

function isAmong({ id, isAdmin }: Caller, to: Audience): boolean {
  if (to === 'everybody') return true;
  return to === 'admins' ? isAdmin : to.includes(id);
}

function inSignals({ to, topic }: Publication): string[] {
  return inParts(to).map((part) => JSON.stringify({ to: part, topic }));
}

function inParts(to: Audience): Audience[] {
  if (typeof to === 'string' || to.length <= IDS_AT_ONCE) return [to];
  return [to.slice(0, IDS_AT_ONCE), ...inParts(to.slice(IDS_AT_ONCE))];
}

/** For waiting beside something else, and no longer than the process has other things to do. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** @returns undefined for what none of our processes sends */
function read(text: string): Publication | undefined {
  try {
    const { to, topic } = JSON.parse(text);
    const isAudience = to === 'everybody' || to === 'admins' || (Array.isArray(to) && to.every(Number.isInteger));
    return isAudience && typeof topic === 'string' ? { to, topic } : undefined;
  } catch {
    return undefined;
  }
}
