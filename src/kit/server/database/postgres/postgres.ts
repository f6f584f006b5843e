import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { transactThenRunCallbacks } from '../afterCommit.ts';
import type { Database, Engine, Purpose, Tables, Term, TextSearch } from '../database.ts';
import { DatabaseMetrics, postgresBytes } from '../databaseMetrics.ts';
import { checkPostgres } from './postgresChecks.ts';
import { PostgresHosts } from './postgresHosts.ts';
import { postgresLeases } from './postgresLeases.ts';
import { type Limits, makePool, type ResilientPool } from './postgresPool.ts';
import { postgresProbe } from './postgresProbe.ts';
import { postgresSignals } from './postgresSignals.ts';
import { standbyReads } from './standbyReads.ts';
import { START_LOCK } from './startLock.ts';

/** Requests fail early; exports and background work may wait; a start has no limits. */
const limits: Record<Purpose, Limits> = {
  requests: { wait: 4000, lock: 4000, statement: 20_000, idle: 20_000 },
  exports: { wait: 60_000, lock: 10_000, statement: 120_000, idle: 30_000 },
  background: { wait: 30_000, lock: 60_000, statement: 600_000, idle: 60_000 },
  start: { wait: 10_000, lock: 0, statement: 0, idle: 0 },
};

/** One for the lock, one for the work. */
const CONNECTIONS_TO_START = 2;
/** With fewer connections, all purposes share one pool. */
const FEWEST_TO_SPLIT = 4;

/** Splits a process's connections between the purposes. */
function split(connections: number): Record<Purpose, number> {
  const aside = connections < FEWEST_TO_SPLIT ? 0 : Math.max(1, Math.floor(connections / 5));
  return { requests: connections - 2 * aside, exports: aside, background: aside, start: CONNECTIONS_TO_START };
}

/**
 * Opens up to so many connections to `url` (`postgres://…`, also with several hosts, of which one accepts writes).
 * `onError` receives lost connections; `sender` identifies this process; `readUrl` names the standbys that calls which change nothing read.
 */
export function openPostgres(
  url: string,
  connections: number,
  onError: (error: Error) => void,
  { sender = randomUUID(), purpose = 'requests', readUrl = null }: { sender?: string; purpose?: Purpose; readUrl?: string | null } = {},
): Database {
  const sizes = split(connections);
  const hosts = new PostgresHosts(url);
  const pools = new Map<Purpose, ResilientPool>();
  const measured = new DatabaseMetrics(() => ({
    pools: [...[...pools].map(([name, pool]) => ({ purpose: name, ...pool.state() })), ...(standby?.states() ?? [])],
    leases: holds.held(),
  }));
  const metrics = measured.metrics(postgresBytes);
  const poolFor = (wanted: Purpose): ResilientPool => {
    const kept = pools.get(wanted);
    if (kept) return kept;
    const pool = makePool({
      ...{ hosts, limits: limits[wanted], onError, shared: wanted === 'requests', purpose: wanted, measured },
      // A thread with one purpose uses all connections for it.
      connections: wanted === purpose && wanted !== 'requests' ? connections : sizes[wanted],
    });
    pools.set(wanted, pool);
    return pool;
  };
  const holds = postgresLeases(hosts, onError);
  const probe = postgresProbe(hosts);
  const standby = readUrl ? standbyReads(hosts, readUrl, { sizes, limits, measured, onError }) : undefined;
  let closing: Promise<unknown> | undefined;
  const close = () => {
    hosts.close();
    return Promise.all([...[...pools.values()].map((pool) => pool.end()), holds.close(), probe.close(), standby?.close()]);
  };
  const opened = new Map<Purpose, Database>();

  const openFor = (wanted: Purpose): Database => {
    // Kysely requests the pool at the first query.
    const queriesOn = (pool: () => ResilientPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: async () => pool() }) });
    const primary = queriesOn(() => poolFor(wanted));
    const isForStandby = wanted === 'requests' || wanted === 'exports';
    const read = standby && isForStandby ? queriesOn(() => standby.poolFor(wanted, poolFor(wanted))) : primary;
    return {
      engine: engine(() => poolFor('start')),
      read,
      write: (work, lock) =>
        measured.timed(wanted, () =>
          transactThenRunCallbacks(
            async (inOne) => {
              const result = await primary.transaction().execute(inOne);
              standby?.noteChange();
              return result;
            },
            async (db) => {
              if (lock) await sql`select pg_advisory_xact_lock(hashtext(${lock}))`.execute(db);
              return work(db);
            },
          ),
        ),
      forPurpose,
      updateStatistics: async () => {},
      shareWriteLock: () => {},
      acquireLease: holds.acquire,
      signals: postgresSignals(primary, hosts, onError, { sender, onReceived: () => standby?.noteChange() }),
      version: () => undefined,
      checkReady: probe.check,
      metrics,
      close: async () => {
        // Several parts of a thread close what they share.
        closing ??= close();
        await closing;
      },
    };
  };
  const forPurpose = (wanted: Purpose): Database => {
    // The purpose of a thread always has a pool; other purposes without connections share the pool of requests.
    const own = wanted !== purpose && sizes[wanted] === 0 ? 'requests' : wanted;
    const database = opened.get(own) ?? openFor(own);
    opened.set(own, database);
    return database;
  };
  return forPurpose(purpose);
}

function engine(pool: () => ResilientPool): Engine {
  return {
    name: 'postgres',
    columnKinds: {
      id: 'bigint generated by default as identity primary key',
      instant: 'timestamptz',
      boolean: 'boolean',
      json: 'jsonb',
      amount: 'double precision',
      bytes: 'bytea',
      // As SQLite compares, independent of the database's locale.
      key: 'text collate "C"',
    },
    matchesText,
    newestMatching: (table, search, limit) =>
      sql`(select id from ${sql.table(table)} where ${matchesText(table, search)} order by id desc limit ${sql.lit(limit)})`,
    withExclusiveLock: async (work) => {
      const client = await pool().connectOnce();
      let broken: Error | undefined;
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work({
          // Sent as one text without parameters, PostgreSQL runs it as one transaction.
          run: async (script) => void (await client.query(script)),
          rows: async (query) => (await client.query(query)).rows,
        });
      } finally {
        // A broken connection has lost its lock and must not be reused.
        await client.query('select pg_advisory_unlock_all()').catch((error) => {
          broken = error;
        });
        client.release(broken);
      }
    },
    check: ({ rows }) => checkPostgres(rows),
    // Classes 22 (data exception), 23 (constraint) and 54 (limit exceeded).
    isDataFault: (error) => error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? ''),
    saveCopy: async () => null,
  };
}

function matchesText(table: string, { all, none }: TextSearch): RawBuilder<boolean> {
  const query = [...all.map((any) => `(${any.map(phrase).join(' | ')})`), ...none.map((term) => `!(${phrase(term)})`)].join(' & ');
  return sql<boolean>`to_tsvector('simple', ${sql.ref(`${table}.busca`)}) @@ to_tsquery('simple', ${query})`;
}

/** Normalised words contain letters and digits only. */
function phrase({ words, prefix }: Term): string {
  const last = words.length - 1;
  return words.map((word, index) => `'${word}'${prefix && index === last ? ':*' : ''}`).join(' <-> ');
}
