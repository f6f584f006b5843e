// Decides whether a read may go to a standby: only if it has everything that was committed before. Decision 0061.
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { PostgresHosts } from './postgresHosts.ts';

/** A position in the log of changes; after a promotion the timeline is another one. */
type Position = { timeline: string; lsn: bigint };

const ANSWER_MS = 1000;
/** How often a standby is asked again that is just behind, and how long in between. */
const TRIES = 4;
const PAUSE_MS = 5;
/** How long a standby that is behind, or away, is left alone. */
const BEHIND_MS = 250;
const AWAY_MS = 1000;

const committed = `select left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) as timeline, pg_current_wal_flush_lsn()::text as lsn`;
/** One without a primary to follow may be on another timeline. */
const replayed = `select pg_last_wal_replay_lsn()::text as lsn from pg_stat_wal_receiver`;

export type StandbyCheck = {
  /** Whether the standby has everything that was committed before this call. Never throws. */
  hasEverything(): Promise<boolean>;
  close(): Promise<void>;
};

export function standbyCheck(primary: PostgresHosts, standby: PostgresHosts): StandbyCheck {
  /** What the standby is known to have. */
  let known: Position | undefined;
  const asPrimary = openWhenAsked(primary);
  // Another standby, or this one after a crash, may have less.
  const asStandby = openWhenAsked(standby, () => {
    known = undefined;
  });
  const askPrimary = shared(async (): Promise<Position> => {
    const [row] = await asPrimary.rows(committed);
    if (!row) throw new Error('The primary says no position.');
    return { timeline: row.timeline, lsn: numberOf(row.lsn) };
  });
  const askStandby = shared(async () => {
    const [row] = await asStandby.rows(replayed);
    if (!row?.lsn) throw new Error('The standby follows no primary.');
    return numberOf(row.lsn);
  });
  let leftAloneUntil = 0;

  return {
    hasEverything: async () => {
      if (performance.now() < leftAloneUntil) return false;
      try {
        const wanted = await askPrimary();
        for (let tries = 0; tries < TRIES; tries++) {
          if (known?.timeline === wanted.timeline && known.lsn >= wanted.lsn) return true;
          if (tries > 0) await setTimeout(PAUSE_MS);
          known = { timeline: wanted.timeline, lsn: await askStandby() };
          if (known.lsn >= wanted.lsn) return true;
        }
        leftAloneUntil = performance.now() + BEHIND_MS;
      } catch {
        known = undefined;
        leftAloneUntil = performance.now() + AWAY_MS;
      }
      return false;
    },
    close: async () => {
      await Promise.all([asPrimary.close(), asStandby.close()]);
    },
  };
}

/** `16/B374D848` */
function numberOf(lsn: string): bigint {
  const [high, low] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Callers that come while a question is under way share the next one: its answer is newer than their call. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let latest: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= latest.then(() => {
      next = undefined;
      const asked = ask();
      latest = asked.catch(() => {});
      return asked;
    });
    return next;
  };
}

/** One connection, opened at the first question and again after it broke. @param onChange called when it begins and ends */
function openWhenAsked(
  hosts: PostgresHosts,
  onChange = () => {},
): {
  rows(query: string): Promise<{ timeline: string; lsn: string }[]>;
  close(): Promise<void>;
} {
  let opening: Promise<pg.Client> | undefined;
  const open = async () => {
    const client = new hosts.Client({ connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
    client
      .on('error', () => {})
      .on('end', () => {
        opening = undefined;
        onChange();
      });
    await hosts.connect(client);
    onChange();
    return client;
  };
  return {
    rows: async (query) => {
      opening ??= open();
      try {
        return (await (await opening).query(query)).rows;
      } catch (error) {
        const broken = opening;
        opening = undefined;
        void broken?.then((client) => client.end()).catch(() => {});
        void hosts.find();
        throw error;
      }
    },
    close: async () => {
      await (await opening?.catch(() => undefined))?.end();
    },
  };
}
