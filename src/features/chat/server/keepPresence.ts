// Writes down which accounts are there: those with a stream of events open in this process, and when they last did something.
// Every process that shares the data writes rows of its own, so that one closing a stream takes nothing from another.
import { randomUUID } from 'node:crypto';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { gather } from '#kit/server/gather.ts';
import { inBatches } from '#kit/server/inBatches.ts';
import type { Readers } from '#kit/server/readers.ts';
import { type LastSeen, presenceOf, seenSince } from './presence.ts';
import type {} from './tables.ts';

const BEAT_MS = 25_000;
/** A page that is loaded again, or a token that is renewed, closes the stream and opens another. */
const GRACE_MS = 4000;
/** A browser says it once a minute; what comes sooner is not written. */
const ACTIVE_EVERY_MS = 30_000;
/** Between two tellings, so that many who come at once do not have every list asked for again with each of them. */
const TELL_PAUSE_MS = 5000;

type PresenceOptions = {
  database: Database;
  readers: Readers;
  /** Has browsers of all processes ask again who is there. */
  tell(): void;
  /** The same for the browsers of this process. */
  tellHere(): void;
  onError(error: unknown): void;
  now?: () => Date;
  /** How long after its last stream was closed an account is gone. */
  graceMs?: number;
  tellPauseMs?: number;
};

type PresenceKeeper = {
  /** The account is doing something right now. */
  sayActive(userId: number): Promise<void>;
  /** Writes that open streams are still open, and notices who became away or was left behind by a process that died. Called by a timer. */
  beat(): Promise<void>;
  /** Resolves once what has begun is written. What is open then counts for a minute: after a restart its reader is there again. */
  stop(): Promise<void>;
};

export function keepPresence(options: PresenceOptions): PresenceKeeper {
  const { database, readers, onError, now = () => new Date(), graceMs = GRACE_MS, tellPauseMs = TELL_PAUSE_MS } = options;
  const server = randomUUID();
  const changed = new Set<number>();
  const closing = new Map<number, NodeJS.Timeout>();
  const saidActive = new Map<number, number>();
  let isStopped = false;
  let writing: Promise<void> | undefined;
  let beating: Promise<void> | undefined;
  let lookedAt = now();

  const telling = gather<'tell' | 'tellHere'>(
    () => tellPauseMs,
    (how) => !isStopped && options[how](),
  );

  /** Runs `work` on the rows of these accounts, and tells browsers when any of them is there or not, other than before. */
  const change = (ids: readonly number[], work: (db: Queries, before: ReadonlyMap<number, LastSeen>, at: string) => Promise<void>) =>
    database.write(async (db) => {
      const time = now();
      const before = await findLastSeen(db, ids);
      await work(db, before, time.toISOString());
      const after = await findLastSeen(db, [...before.keys()]);
      const isOther = [...before].some(([id, seen]) => presenceOf(seen, time) !== presenceOf(after.get(id) ?? seen, time));
      if (isOther) afterCommit(db, () => telling.pass('tell'));
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

  /** Who opened their first stream is active, unless they were there already; who closed their last is gone. */
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
    for (const [id, at] of saidActive) if (at < until.getTime() - ACTIVE_EVERY_MS) saidActive.delete(id);
    // Nobody writes that time has passed, so each process looks for itself.
    const rows = await findSeenSince(database.read, seenSince(from));
    if (rows.some((row) => presenceOf(row, from) !== presenceOf(row, until))) telling.pass('tellHere');
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
  }, BEAT_MS);
  timer.unref();

  return {
    beat,
    sayActive: async (userId) => {
      const at = now().getTime();
      // Commands of this machine call without an account.
      if (userId === 0 || at - (saidActive.get(userId) ?? Number.NEGATIVE_INFINITY) < ACTIVE_EVERY_MS) return;
      saidActive.set(userId, at);
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
