// A pool of connections that outlives PostgreSQL's restarts: broken ones are replaced, and what may be tried again is.
import { setTimeout } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionShares } from './connectionShares.ts';
import { faultKindOf, toDatabaseProblem, tooBusy } from './postgresFaults.ts';

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
  url: string;
  connections: number;
  limits: Limits;
  /** Whether accounts and features share the connections out, as requests do. */
  shared: boolean;
  /** Hears of connections that were lost. */
  onError(error: Error): void;
};

export type ResilientPool = PostgresPool & {
  /** A plain client for work that takes care of itself; not tried again. */
  connectOnce(): Promise<pg.PoolClient>;
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
/** When the system begins to ask whether the other end of a silent connection is still there. */
const KEEP_ALIVE_MS = 30_000;
/** How much later than PostgreSQL's own limit the driver gives up: only a server that answers nothing at all gets that far. */
const GRACE_MS = 5000;

export function makePool({ url, connections, limits, shared, onError }: PoolOptions): ResilientPool {
  const { wait, lock, statement, idle } = limits;
  const pool = new pg.Pool({
    connectionString: url,
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
  // Without a listener, a lost connection would end the process: the pool listens while they are idle, this one while they are used.
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
        const now = Date.now();
        isAwaySince ??= now;
        // Where it has been away for longer, nobody is kept waiting; the next request tries again.
        if (now + PAUSE_MS > Math.min(until, isAwaySince + wait)) throw error;
        await setTimeout(PAUSE_MS);
      }
    }
  };

  return {
    connect: async () => {
      const until = Date.now() + wait;
      const giveBack = await shares.take(wait);
      if (!giveBack) throw tooBusy();
      try {
        return new ResilientConnection(await connect(until), () => connect(until), giveBack) as unknown as PostgresPoolClient;
      } catch (error) {
        giveBack();
        throw toDatabaseProblem(error);
      }
    },
    connectOnce: () => pool.connect(),
    options: {},
    end: () => pool.end(),
  };
}

/** How often a read is sent again; each time another connection may turn out to be dead. */
const MOST_TRIES = 3;

/** A connection as Kysely uses it: taken for one query outside a transaction, or for one transaction. */
class ResilientConnection {
  #client: pg.PoolClient | undefined;
  #isBroken = false;
  #isFirst = true;
  /** What broke the connection for good. */
  #fault: unknown;
  readonly #reconnect: () => Promise<pg.PoolClient>;
  readonly #giveBack: () => void;

  constructor(client: pg.PoolClient, reconnect: () => Promise<pg.PoolClient>, giveBack: () => void) {
    this.#client = client;
    this.#reconnect = reconnect;
    this.#giveBack = giveBack;
  }

  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    // The rollback that follows would wait on the dead connection as long again.
    if (this.#fault) throw this.#fault;
    const mayTryAgain = this.#isFirst && isHarmless(text);
    this.#isFirst = false;
    try {
      for (let tries = 1; ; tries++) {
        try {
          this.#client ??= await this.#reconnect();
          return await this.#client.query(text, values);
        } catch (error) {
          if (faultKindOf(error) !== 'lost') throw error;
          this.#isBroken = true;
          if (!this.#client || !mayTryAgain || tries === MOST_TRIES || isTimeout(error)) throw error;
          this.#drop();
        }
      }
    } catch (error) {
      const inOurWords = toDatabaseProblem(error);
      if (this.#isBroken) this.#fault = inOurWords;
      throw inOurWords;
    }
  }

  release(isBroken = false): void {
    this.#isBroken ||= isBroken;
    this.#drop();
    this.#giveBack();
  }

  #drop(): void {
    this.#client?.release(this.#isBroken);
    this.#client = undefined;
    this.#isBroken = false;
  }
}

/** What changes nothing: a read by itself, or the beginning of a transaction. A write may have been done although no answer came. */
function isHarmless(text: string): boolean {
  return (
    /^\s*(select|begin|start transaction)\b/i.test(text) || (/^\s*with\b/i.test(text) && !/\b(insert|update|delete|merge)\b/i.test(text))
  );
}

/** Who has waited that long is answered, not kept waiting as long again. */
function isTimeout(error: unknown): boolean {
  return (error as Error).message === 'Query read timeout';
}
