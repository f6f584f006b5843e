// Writes the presence of accounts: which have an event stream open in this process, and when they were last active. Each process writes its
// own rows, so that a stream closed in one does not affect another.
import { randomUUID } from 'node:crypto';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { ConnectedUsers } from '#kit/server/events/connectedUsers.ts';
import { throttle } from '#kit/server/events/throttle.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type {} from '../tables.ts';
import { type LastSeen, presenceOf, seenSince } from './presence.ts';

const HEARTBEAT_MS = 25_000;
/** Reloading a page or renewing a token closes the stream and opens another. */
const GRACE_MS = 4000;
/** Browsers report activity once a minute; earlier reports are not written. */
const ACTIVE_EVERY_MS = 30_000;
/** Minimum time between two events, so that many users who connect at once do not make every list refetch for each. */
const PUBLISH_INTERVAL_MS = 5000;

type PresenceOptions = {
  database: Database;
  readers: ConnectedUsers;
  /** Has the browsers of all processes refetch the presence. */
  publish(): void;
  /** The same for the browsers of this process. */
  publishLocally(): void;
  onError(error: unknown): void;
  now?: () => Date;
  /** How long after its last stream was closed an account is gone. */
  graceMs?: number;
  publishIntervalMs?: number;
};

type PresenceTracker = {
  /** Records that the account is active now. */
  recordActivity(userId: number): Promise<void>;
  /** Renews the rows of open streams, and finds accounts that became away or belong to a process that died. Called by a timer. */
  beat(): Promise<void>;
  /** Resolves once running writes are done. Open streams count for another minute: after a restart their browsers are back. */
  stop(): Promise<void>;
};

export function trackPresence(options: PresenceOptions): PresenceTracker {
  const { database, readers, onError, now = () => new Date(), graceMs = GRACE_MS, publishIntervalMs = PUBLISH_INTERVAL_MS } = options;
  const server = randomUUID();
  const changed = new Set<number>();
  const closing = new Map<number, NodeJS.Timeout>();
  const lastReported = new Map<number, number>();
  let isStopped = false;
  let writing: Promise<void> | undefined;
  let beating: Promise<void> | undefined;
  let lookedAt = now();

  const publishing = throttle<'publish' | 'publishLocally'>(
    () => publishIntervalMs,
    (how) => !isStopped && options[how](),
  );

  /** Runs `work` on the rows of these accounts, and notifies browsers when it changed the presence of any. */
  const change = (ids: readonly number[], work: (db: Queries, before: ReadonlyMap<number, LastSeen>, at: string) => Promise<void>) =>
    database.write(async (db) => {
      const time = now();
      const before = await findLastSeen(db, ids);
      await work(db, before, time.toISOString());
      const after = await findLastSeen(db, [...before.keys()]);
      const isOther = [...before].some(([id, seen]) => presenceOf(seen, time) !== presenceOf(after.get(id) ?? seen, time));
      if (isOther) afterCommit(db, () => publishing.push('publish'));
    }, 'presence');

  const put = async (db: Queries, ids: readonly number[], seen: Partial<LastSeen>) => {
    for (const some of inBatches(ids)) {
      const rows = some.map((user_id) => ({ user_id, server, seen_at: null, active_at: null, ...seen }));
      await db
        .insertInto('presence')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['user_id', 'server']).doUpdateSet(seen))
        .execute();
    }
  };

  /** An account that opened its first stream is active unless it was online already; one that closed its last is offline. */
  const writeChanged = async () => {
    while (changed.size > 0 && !isStopped) {
      const ids = [...changed];
      changed.clear();
      await change(ids, async (db, before, at) => {
        const there = [...before.keys()];
        const reading = there.filter((id) => readers.has(id));
        const isNew = (id: number) => presenceOf(before.get(id) as LastSeen, new Date(at)) === 'offline';
        await put(db, reading.filter(isNew), { seen_at: at, active_at: at });
        await put(
          db,
          reading.filter((id) => !isNew(id)),
          { seen_at: at },
        );
        await put(
          db,
          there.filter((id) => !readers.has(id)),
          { seen_at: null },
        );
      }).catch(onError);
    }
  };
  const writeSoon = () => {
    writing ??= writeChanged().finally(() => {
      writing = undefined;
      if (changed.size > 0 && !isStopped) writeSoon();
    });
  };

  const beat = async () => {
    const reading = readers.ids();
    if (reading.length > 0) await change(reading, (db, before, at) => put(db, [...before.keys()], { seen_at: at }));
    const [from, until] = [lookedAt, now()];
    lookedAt = until;
    for (const [id, at] of lastReported) if (at < until.getTime() - ACTIVE_EVERY_MS) lastReported.delete(id);
    // Changes by time alone are written by no process, so each looks for itself.
    const rows = await findSeenSince(database.read, seenSince(from));
    if (rows.some((row) => presenceOf(row, from) !== presenceOf(row, until))) publishing.push('publishLocally');
  };

  readers.onChange((userId, isReading) => {
    if (isStopped) return;
    clearTimeout(closing.get(userId));
    closing.delete(userId);
    const look = () => {
      closing.delete(userId);
      changed.add(userId);
      writeSoon();
    };
    if (isReading) look();
    else closing.set(userId, setTimeout(look, graceMs).unref());
  });

  const timer = setInterval(() => {
    beating ??= beat()
      .catch(onError)
      .finally(() => {
        beating = undefined;
      });
  }, HEARTBEAT_MS);
  timer.unref();

  return {
    beat,
    recordActivity: async (userId) => {
      const at = now().getTime();
      // Commands on the server have no account.
      if (userId === 0 || at - (lastReported.get(userId) ?? Number.NEGATIVE_INFINITY) < ACTIVE_EVERY_MS) return;
      lastReported.set(userId, at);
      await change([userId], (db, before, active_at) => put(db, [...before.keys()], { active_at }));
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      for (const waiting of closing.values()) clearTimeout(waiting);
      await Promise.all([writing, beating]);
    },
  };
}

/** Of the accounts among `ids` that exist. */
async function findLastSeen(db: Queries, ids: readonly number[]): Promise<Map<number, LastSeen>> {
  const found = new Map<number, LastSeen>();
  for (const some of inBatches(ids)) {
    const rows = await db
      .selectFrom('users')
      .leftJoin('presence', 'presence.user_id', 'users.id')
      .select(({ fn }) => ['users.id', fn.max('presence.seen_at').as('seen_at'), fn.max('presence.active_at').as('active_at')])
      .where('users.id', 'in', some)
      .groupBy('users.id')
      .execute();
    for (const { id, ...seen } of rows) found.set(id, seen);
  }
  return found;
}

function findSeenSince(db: Queries, instant: string): Promise<LastSeen[]> {
  return db
    .selectFrom('presence')
    .select(({ fn }) => [fn.max('seen_at').as('seen_at'), fn.max('active_at').as('active_at')])
    .groupBy('user_id')
    .having(({ fn }) => fn.max('seen_at'), '>', instant)
    .execute();
}
