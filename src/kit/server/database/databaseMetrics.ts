// What monitoring shows of a database, on both engines by the same names.
import { sql } from 'kysely';
import { Counter, type Family, gauge, Histogram, type Sample, workBounds } from '../metrics/families.ts';
import type { Database, Queries } from './database.ts';
import type { WriteLock } from './sqlite/writeLock.ts';

/** A pool of connections by its purpose. */
export type PoolState = { purpose: string; size: number; busy: number; waiting: number };

/** What an engine knows of itself at any time. */
export type EngineState = { pools: readonly PoolState[]; leases: Iterable<string> };

export class DatabaseMetrics {
  readonly #state: () => EngineState;
  readonly #transactions = new Histogram('database_transaction_seconds', 'Duration of writing transactions.', workBounds);
  readonly #waits = new Histogram('database_wait_seconds', 'Time until a connection, or the lock to write, was free.', workBounds);
  readonly #retries = new Counter('database_retries_total', 'Reads that were repeated because their connection was lost.', [{}]);
  readonly #faults = new Counter(
    'database_unavailable_total',
    'Work that failed for now: the connection was lost, the database was busy, or no connection became free in time.',
    [{ reason: 'lost' }, { reason: 'busy' }, { reason: 'pool' }],
  );
  #writers = 0;

  constructor(state: () => EngineState) {
    this.#state = state;
  }

  retried(): void {
    this.#retries.add();
  }

  failed(reason: 'lost' | 'busy' | 'pool'): void {
    this.#faults.add({ reason });
  }

  waited(purpose: string, since: number): void {
    this.#waits.observe({ purpose }, secondsSince(since));
  }

  /** Times a transaction. */
  async timed<T>(purpose: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#transactions.observe({ purpose }, secondsSince(begun));
    }
  }

  /** The same lock, whose queue is shown; for SQLite, where its holder runs a transaction. */
  watched(lock: WriteLock): WriteLock {
    return async (job) => {
      const asked = performance.now();
      this.#writers++;
      let isWaiting = true;
      const begin = () => {
        if (isWaiting) this.#writers--;
        isWaiting = false;
      };
      try {
        return await lock(() => {
          begin();
          this.waited('write', asked);
          return this.timed('write', job);
        });
      } finally {
        begin();
      }
    };
  }

  /** @param bytes the size of the database */
  metrics(bytes: (db: Queries) => Promise<number>): Database['metrics'] {
    return {
      now: () => this.#now(),
      read: async (db) => [gauge('database_size_bytes', 'Size of the database.', await bytes(db))],
    };
  }

  #now(): Family[] {
    const { pools, leases } = this.#state();
    const of = (value: 'size' | 'busy' | 'waiting'): Sample[] =>
      pools.map((pool) => ({ labels: { purpose: pool.purpose }, value: pool[value] }));
    return [
      gauge('database_connections', 'Connections that each purpose may have.', of('size')),
      gauge('database_connections_busy', 'Connections in use.', of('busy')),
      gauge('database_connections_waiting', 'Work that waits for a connection.', of('waiting')),
      gauge('database_write_queue', 'Transactions that wait for the lock to write; on PostgreSQL there is none.', this.#writers),
      this.#waits.family(),
      this.#transactions.family(),
      this.#retries.family(),
      this.#faults.family(),
      gauge(
        'database_lease',
        'Work that this process does for all that share the data.',
        [...leases].map((name) => ({ labels: { name }, value: 1 })),
      ),
    ];
  }
}

/** On SQLite without the write-ahead log. */
export async function sqliteBytes(db: Queries): Promise<number> {
  return bytesIn(db, 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()');
}

export async function postgresBytes(db: Queries): Promise<number> {
  return bytesIn(db, 'select pg_database_size(current_database()) as bytes');
}

async function bytesIn(db: Queries, query: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`${sql.raw(query)}`.execute(db);
  return Number(rows[0]?.bytes);
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000;
}
