// A pool that survives PostgreSQL's restarts: broken connections are replaced, and safe statements are retried.
import { setTimeout } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DatabaseMetrics, PoolState } from '../databaseMetrics.ts';
import { ConnectionShares } from './connectionShares.ts';
import { faultKindOf, toDatabaseProblem, tooBusy } from './postgresFaults.ts';
import type { PostgresHosts } from './postgresHosts.ts';

/** In milliseconds; 0: none. */
export type Limits = {
  /** How long to wait for a connection. */
  wait: number;
  /** How long a statement may wait for a lock, and run. */
  lock: number;
  statement: number;
  /** How long a transaction may stay open without a statement. */
  idle: number;
};

export type PoolOptions = {
  hosts: PostgresHosts;
  connections: number;
  limits: Limits;
  /** Whether connections are shared fairly between accounts and features, as for requests. */
  shared: boolean;
  /** What the pool is called in monitoring, and where it counts. */
  purpose: string;
  measured: DatabaseMetrics;
  /** Receives lost connections. */
  onError(error: Error): void;
  /** For a standby: a connection to the primary, for what a lost connection or a conflict with newer changes has interrupted. */
  instead?: () => Promise<pg.PoolClient>;
};

export type ResilientPool = PostgresPool & {
  /** A plain client without retries; with several hosts, of the one that is found. */
  connectOnce(): Promise<pg.PoolClient>;
  state(): Omit<PoolState, 'purpose'>;
};

/** PostgreSQL type numbers and what their text becomes in TypeScript. */
const parsers: Record<number, (text: string) => unknown> = {
  20: Number, // bigint: counts
  1700: Number, // numeric: sums
  1082: (text) => text, // date
  1184: (text) => new Date(`${text.replace(' ', 'T').replace(/[+-]00$/, '')}Z`).toISOString(), // timestamptz, the connection being in UTC
};

/** Between two attempts to connect. */
const PAUSE_MS = 200;
const CONNECT_MS = 4000;
/** When the system starts to probe a silent connection. */
const KEEP_ALIVE_MS = 30_000;
/** How long after PostgreSQL's own limit the driver gives up: only reached if the server does not respond at all. */
const GRACE_MS = 5000;

export function makePool({ hosts, connections, limits, shared, purpose, measured, onError, instead }: PoolOptions): ResilientPool {
  const { wait, lock, statement, idle } = limits;
  const pool = new pg.Pool({
    Client: hosts.Client as unknown as new () => pg.ClientBase,
    onConnect: (client) => hosts.check(client),
    options: `-c timezone=UTC -c datestyle=ISO -c lock_timeout=${lock} -c statement_timeout=${statement} -c idle_in_transaction_session_timeout=${idle}`,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    ...(statement > 0 && { query_timeout: statement + GRACE_MS }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without a listener, a lost connection would end the process: the pool listens to idle connections, this to those in use.
  pool.on('error', onError).on('connect', (client) => client.on('error', onUsedError));
  function onUsedError(this: pg.PoolClient, error: Error) {
    if (this.listenerCount('error') === 1) onError(error);
  }
  const shares = new ConnectionShares(connections, shared);
  let isAwaySince: number | undefined;

  /** @throws what the last attempt failed of */
  const connect = async (until: number): Promise<pg.PoolClient> => {
    while (true) {
      try {
        const client = await pool.connect();
        isAwaySince = undefined;
        return client;
      } catch (error) {
        if (faultKindOf(error) !== 'lost') throw error;
        if (instead) return instead();
        const now = performance.now();
        isAwaySince ??= now;
        // If the server has been away for longer, fail at once; the next request tries again.
        if (now + PAUSE_MS > Math.min(until, isAwaySince + wait)) throw error;
        await hosts.find();
        await setTimeout(PAUSE_MS);
      }
    }
  };

  return {
    connect: async () => {
      const until = performance.now() + wait;
      const asked = performance.now();
      const release = await shares.acquire(wait);
      if (!release) {
        measured.failed('pool');
        throw tooBusy();
      }
      try {
        const client = await connect(until);
        measured.waited(purpose, asked);
        const reconnect = instead ?? (() => connect(until));
        const options = { release, measured, isStandby: instead !== undefined };
        return new ResilientConnection(client, reconnect, options) as unknown as PostgresPoolClient;
      } catch (error) {
        release();
        throw counted(error, measured);
      }
    },
    connectOnce: () =>
      pool.connect().catch(async (error) => {
        if (faultKindOf(error) === 'lost' && (await hosts.find())) return pool.connect();
        throw error;
      }),
    options: {},
    state: () => ({ size: connections, busy: connections - shares.free, waiting: shares.waiting }),
    end: () => pool.end(),
  };
}

/** @returns what `toDatabaseProblem` does */
function counted(error: unknown, measured: DatabaseMetrics): unknown {
  const kind = faultKindOf(error);
  if (kind) measured.failed(kind);
  return toDatabaseProblem(error);
}

/** A standby stops a read of rows that the primary has removed since. */
const CONFLICT = '40001';

/** How often a read is tried; each time another connection may turn out to be dead. */
const MOST_TRIES = 3;

/** A connection as Kysely uses it: taken for one query outside a transaction, or for one transaction. */
class ResilientConnection {
  #client: pg.PoolClient | undefined;
  #isBroken = false;
  #isFirst = true;
  /** Why the connection cannot be used any more. */
  #fault: unknown;
  readonly #reconnect: () => Promise<pg.PoolClient>;
  readonly #release: () => void;
  readonly #measured: DatabaseMetrics;
  readonly #isStandby: boolean;

  constructor(
    client: pg.PoolClient,
    reconnect: () => Promise<pg.PoolClient>,
    { release, measured, isStandby }: { release: () => void; measured: DatabaseMetrics; isStandby: boolean },
  ) {
    this.#client = client;
    this.#isStandby = isStandby;
    this.#reconnect = reconnect;
    this.#release = release;
    this.#measured = measured;
  }

  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    // Otherwise the rollback that follows would time out on the dead connection too.
    if (this.#fault) throw this.#fault;
    const mayTryAgain = this.#isFirst && isHarmless(text);
    this.#isFirst = false;
    try {
      for (let tries = 1; ; tries++) {
        try {
          this.#client ??= await this.#reconnect();
          return await this.#client.query(text, values);
        } catch (error) {
          const isConflict = this.#isStandby && (error as { code?: string }).code === CONFLICT;
          if (!isConflict && faultKindOf(error) !== 'lost') throw error;
          this.#isBroken = true;
          if (!this.#client || !mayTryAgain || tries === MOST_TRIES || isTimeout(error)) throw error;
          this.#drop();
          this.#measured.retried();
        }
      }
    } catch (error) {
      const problem = counted(error, this.#measured);
      if (this.#isBroken) this.#fault = problem;
      throw problem;
    }
  }

  release(isBroken = false): void {
    this.#isBroken ||= isBroken;
    this.#drop();
    this.#release();
  }

  #drop(): void {
    this.#client?.release(this.#isBroken);
    this.#client = undefined;
    this.#isBroken = false;
  }
}

/** A statement that changes nothing: a single read, or the start of a transaction. A write may have succeeded although no response came. */
function isHarmless(text: string): boolean {
  return (
    /^\s*(select|begin|start transaction)\b/i.test(text) || (/^\s*with\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text))
  );
}

/** After such a long wait, do not wait again. */
function isTimeout(error: unknown): boolean {
  return (error as Error).message === 'Query read timeout';
}
