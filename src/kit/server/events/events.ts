// Publishes changes to browsers, whichever of the processes that share the data they are connected to.
import { TooMany } from '#kit/errors.ts';
import { allTopics, liveEvents } from '#kit/liveEvents.ts';
import type { Queries, Signals } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { type Routes, serve } from '../http/serve.ts';
import { gauge } from '../metrics/families.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type ConnectedUsers, trackConnectedUsers } from './connectedUsers.ts';
import { EventStream } from './eventStream.ts';
import { throttle } from './throttle.ts';

/** Accounts by their ids, all accounts, or admins. */
export type Audience = readonly number[] | 'everybody' | 'admins';

export interface Events {
  /**
   * Makes these accounts' browsers refetch the data of `topic`: the first part of their query keys, as a rule a feature's name.
   * Call it after the commit, or they refetch too early. Repetitions within two seconds are sent once; urgent topics sooner.
   * `allTopics` also ends streams whose session has ended or whose account has changed.
   */
  publish(to: Audience, topic: string): void;
  /** The same for the browsers of other processes, at the commit of `db`'s transaction, so that a crash cannot come in between. */
  publishToOthersAtCommit(db: Queries, to: Audience, topic: string): Promise<void>;
  /** The same for this process's browsers only: to be called after that commit. */
  publishHere(to: Audience, topic: string): void;
  /** Receives what other processes publish from now on. */
  listen(): Promise<void>;
  /** The accounts with an open stream in this process. */
  connectedUsers: ConnectedUsers;
  /** Ends all streams, including later ones: for a server that is about to stop. */
  endStreams(): Promise<void>;
  /** Resolves once published events were sent to other processes, or after a timeout. */
  close(): Promise<void>;
  routes: Routes;
  metrics: Metrics;
}

const MOST_STREAMS = 20;
/** `Retry-After` for an account with too many streams, in seconds: streams end by themselves. */
const RETRY_AFTER = 60;
/** How many ids fit into one signal. */
const IDS_AT_ONCE = 400;
/** Between two events of the same topic to the same audience. */
const PAUSE_MS = 2000;
/** The same for topics in which users wait for each other. */
const URGENT_PAUSE_MS = 150;
/** Time for a stream to end properly; then the connection is closed. */
const END_TIMEOUT_MS = 250;
/** How long closing waits for a database that may not respond. */
const CLOSE_TIMEOUT_MS = 2000;

type Publication = { to: Audience; topic: string };

/**
 * @param onError receives failures to publish to other processes, and unknown messages from them
 * @param urgent urgent topics, in which users wait for each other
 */
export function makeEvents(signals: Signals, onError: (error: unknown) => void, urgent: readonly string[] = []): Events {
  // An ended session must not keep its stream for two more seconds because of an earlier event.
  const isUrgent = ({ to, topic }: Publication) => urgent.includes(topic) || (topic === allTopics && to !== 'everybody');
  const pauseOf = (publication: Publication) => (isUrgent(publication) ? URGENT_PAUSE_MS : PAUSE_MS);
  const streams = new Set<EventStream>();
  const connectedUsers = trackConnectedUsers();
  const sending = new Set<Promise<void>>();
  let isEnding = false;
  let stopListening = async () => {};

  const toStreams = throttle<Publication>(pauseOf, ({ to, topic }) => {
    for (const stream of streams) {
      if (!isInAudience(stream.caller, to)) continue;
      stream.publish(topic, to === 'everybody');
      if (topic === allTopics) void stream.check();
    }
  });
  const toOthers = throttle<Publication>(pauseOf, (publication) => {
    for (const text of toSignals(publication)) {
      const sent = signals
        .send(text)
        .catch(onError)
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
  });
  const receive = (text: string) => {
    const publication = read(text);
    // Any client of the database may send messages.
    if (!publication) onError(new Error(`Unknown signal: ${text.slice(0, 100)}`));
    toStreams.push(publication ?? all);
  };

  const open = (caller: Caller, isStillThere: () => Promise<boolean>, isWanted: boolean): EventStream => {
    if (isEnding || !isWanted) {
      const stream = new EventStream(caller, isStillThere);
      stream.finish();
      return stream;
    }
    // Closing the oldest instead would make its browser reconnect and close the next one.
    if ([...streams].filter((other) => other.caller.id === caller.id).length >= MOST_STREAMS) throw new TooMany(RETRY_AFTER);
    const stream = new EventStream(caller, isStillThere);
    streams.add(stream);
    connectedUsers.add(caller.id);
    stream.once('close', () => {
      streams.delete(stream);
      connectedUsers.remove(caller.id);
    });
    // Changes since the authentication have already been published.
    void stream.check();
    return stream;
  };

  return {
    publish: (to, topic) => {
      toStreams.push({ to, topic });
      toOthers.push({ to, topic });
    },
    publishToOthersAtCommit: async (db, to, topic) => {
      for (const text of toSignals({ to, topic })) await signals.send(text, db);
    },
    publishHere: (to, topic) => toStreams.push({ to, topic }),
    listen: async () => {
      stopListening = await signals.listen(receive, () => toStreams.push(all));
    },
    connectedUsers,
    endStreams: async () => {
      isEnding = true;
      const ended = [...streams].map((stream) => new Promise((resolve) => stream.once('close', resolve)));
      for (const stream of streams) stream.finish();
      await Promise.race([Promise.all(ended), pause(END_TIMEOUT_MS)]);
      for (const stream of streams) stream.destroy();
    },
    close: async () => {
      toOthers.flush();
      await Promise.race([Promise.all([stopListening(), ...sending]), pause(CLOSE_TIMEOUT_MS)]);
    },
    metrics: {
      now: () => [
        gauge('event_streams', 'Open event streams.', streams.size),
        gauge('event_stream_accounts', 'Accounts with an open event stream.', connectedUsers.ids().length),
      ],
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

function isInAudience({ id, isAdmin }: Caller, to: Audience): boolean {
  if (to === 'everybody') return true;
  return to === 'admins' ? isAdmin : to.includes(id);
}

function toSignals({ to, topic }: Publication): string[] {
  return inParts(to).map((part) => JSON.stringify({ to: part, topic }));
}

function inParts(to: Audience): Audience[] {
  if (typeof to === 'string' || to.length <= IDS_AT_ONCE) return [to];
  return [to.slice(0, IDS_AT_ONCE), ...inParts(to.slice(IDS_AT_ONCE))];
}

/** A timeout that does not keep the process alive. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** @returns undefined for messages that none of our processes sends */
function read(text: string): Publication | undefined {
  try {
    const { to, topic } = JSON.parse(text);
    const isAudience = to === 'everybody' || to === 'admins' || (Array.isArray(to) && to.every(Number.isInteger));
    return isAudience && typeof topic === 'string' ? { to, topic } : undefined;
  } catch {
    return undefined;
  }
}
