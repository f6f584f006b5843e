// Leases as advisory locks, all on one connection, so that PostgreSQL releases them when the connection breaks.
import type pg from 'pg';
import type { Lease } from '../database.ts';
import { makeMutex } from '../sqlite/writeLock.ts';
import { toDatabaseProblem } from './postgresFaults.ts';
import type { PostgresHosts } from './postgresHosts.ts';

const CONNECT_MS = 4000;
const QUERY_MS = 10_000;
const KEEP_ALIVE_MS = 30_000;
/** Lets PostgreSQL notice within a minute that a machine is gone, and release its leases. */
const options = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

type Session = {
  held: Set<string>;
  lost: AbortController;
  /** One query at a time, as the driver requires. */
  query(text: string, name: string): Promise<pg.QueryResult>;
  /** Ends immediately, even if the other end is gone and never closes the connection. */
  end(): Promise<void>;
};

export type Leases = {
  acquire(name: string): Promise<Lease | null>;
  /** The names of those that this process has. */
  held(): Iterable<string>;
  close(): Promise<void>;
};

/** Connects for the first lease, and again after the connection broke. `onError` receives the reason. */
export function postgresLeases(hosts: PostgresHosts, onError: (error: Error) => void): Leases {
  let current: Promise<Session> | undefined;
  /** Until they are released; some may be lost before. */
  const granted = new Set<{ name: string; lost: AbortSignal }>();

  const open = (): Promise<Session> => {
    const forget = () => {
      if (current === opening) current = undefined;
    };
    const opening: Promise<Session> = openSession(hosts, onError, forget);
    opening.catch(forget);
    return opening;
  };
  const release = async ({ held, lost, query, end }: Session, name: string) => {
    held.delete(name);
    if (lost.signal.aborted) return;
    // If the unlock fails, closing the connection releases the lock.
    await query('select pg_advisory_unlock(hashtext($1))', name).catch(end);
  };

  return {
    acquire: async (wanted) => {
      const name = `hold ${wanted}`;
      current ??= open();
      try {
        const session = await current;
        // PostgreSQL would grant a lock twice to the same connection.
        if (session.held.has(name)) return null;
        session.held.add(name);
        const { rows } = await session.query('select pg_try_advisory_lock(hashtext($1)) as held', name).catch((error) => {
          session.end();
          throw error;
        });
        if (rows[0].held) {
          const lease = { name: wanted, lost: session.lost.signal };
          granted.add(lease);
          return {
            release: () => {
              granted.delete(lease);
              return release(session, name);
            },
            lost: lease.lost,
          };
        }
        session.held.delete(name);
        return null;
      } catch (error) {
        throw toDatabaseProblem(error);
      }
    },
    held: () => new Set([...granted].filter(({ lost }) => !lost.aborted).map(({ name }) => name)),
    close: async () => {
      const session = await current?.catch(() => undefined);
      await session?.end();
    },
  };
}

async function openSession(hosts: PostgresHosts, onError: (error: Error) => void, onLost: () => void): Promise<Session> {
  const client = new hosts.Client({
    ...{ options, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS },
    ...{ connectionTimeoutMillis: CONNECT_MS, query_timeout: QUERY_MS },
  });
  const lost = new AbortController();
  const onEnd = () => {
    onLost();
    lost.abort();
  };
  client.on('error', onError).on('end', onEnd);
  await hosts.connect(client);
  const runExclusive = makeMutex();
  return {
    lost,
    held: new Set(),
    query: (text, name) => runExclusive(() => client.query(text, [name])),
    end: () => {
      onEnd();
      return client.end().catch(onError);
    },
  };
}
