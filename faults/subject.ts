// What faults are tried on: one server, or three behind a proxy.
import pg from 'pg';
import { openServer } from '../bench/accounts.ts';

/** What the suite writes is far more than an account may have. */
export const settings = { ...openServer, QUOTA_PERCENT: '100000', LOG_LEVEL: 'fatal', SOURCES_LOCAL: 'true' };

/** Terminates all connections of clients of a PostgreSQL. */
export const endOfConnections = `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

export interface Server {
  readonly pid: number;
  readonly isRunning: boolean;
  start(): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** The PostgreSQL of a subject; of a set, the one that accepts writes. */
export type SubjectPostgres = {
  pids(): number[];
  /** Ends and starts it. */
  restart(signal: NodeJS.Signals, between?: () => void): Promise<void>;
  /** Starts it if it has ended by itself, as a service manager does; its standby too. */
  startEnded(): Promise<void>;
  /** Terminates all connections of clients. */
  cut(): Promise<void>;
};

export interface Subject {
  /** The same at each start. */
  readonly url: string;
  /** For its data. */
  readonly folder: string;
  /** Its database; empty on SQLite. */
  readonly databaseUrl: string;
  readonly servers: readonly Server[];
  /** null on SQLite. */
  readonly postgres: SubjectPostgres | null;
  /** All servers. */
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
  /** Whether a hot standby, if it has one, has everything again, within a minute. */
  isWhole(): Promise<boolean>;
  /** All its processes that write. */
  pids(): number[];
  /** Kills all of them, and starts them again. */
  startAgain(between: () => void): Promise<void>;
  /** Ends everything and removes its data. */
  remove(): Promise<void>;
}

/** One of its servers, another with each try. */
export function serverOf({ servers }: Subject, tried: number): Server {
  return servers[tried % servers.length] as Server;
}

export async function query(databaseUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}
