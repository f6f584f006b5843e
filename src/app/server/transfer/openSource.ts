// Opens data to read it: all rows and files, while nobody writes, or of one moment beside a running server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { type FilePlace, filesInPostgres, filesOnDisk } from '#kit/server/database/copy/files.ts';
import { postgresReader } from '#kit/server/database/copy/postgresReader.ts';
import { sqliteReader } from '#kit/server/database/copy/sqliteReader.ts';
import type { Reader } from '#kit/server/database/copy/store.ts';
import { checkPostgres } from '#kit/server/database/postgres/postgresChecks.ts';
import { PostgresHosts } from '#kit/server/database/postgres/postgresHosts.ts';
import { START_LOCK } from '#kit/server/database/postgres/startLock.ts';
import { lockFolder } from '#kit/server/database/sqlite/folderLock.ts';
import { checkSqliteFile } from '#kit/server/database/sqlite/sqliteFile.ts';
import { folders } from './contents.ts';
import { TransferFault } from './faults.ts';
import { nameOf, type Place } from './places.ts';
import { allFiles } from './storedFiles.ts';

export type Source = {
  reader: Reader;
  files: FilePlace;
  /** A query without parameters, whose numbers may be texts. */
  rows(query: string): Promise<Record<string, unknown>[]>;
  /** The SQLite file, if it is one. */
  sqlite: DatabaseSync | undefined;
  close(): Promise<void>;
};

type SqlitePlace = Place & { engine: 'sqlite' };
type PostgresPlace = Place & { engine: 'postgres' };

/** The file of a data folder, and of a backup. */
export const FILE = 'certame.sqlite';

const TRIES = 20;
const PAUSE_MS = 100;

/**
 * Opens the data at one moment, beside a server that may run: on SQLite from the first read on.
 * @throws {TransferFault} `noData`
 */
export function openMoment(place: Place): Promise<Source> {
  return place.engine === 'sqlite' ? openFile(place, () => {}) : openDatabase(place, false);
}

/**
 * Opens the data alone: no server uses it, and none can until it is closed.
 * @throws {TransferFault} `noData` or `inUse`
 * @throws {FolderLocked}
 */
export async function openAlone(place: Place): Promise<Source> {
  if (place.engine === 'postgres') return openDatabase(place, true);
  if (!existsSync(join(place.folder, FILE))) throw new TransferFault('noData', place.folder);
  const lock = lockFolder(place.folder, { pid: process.pid, since: new Date().toISOString(), url: null, secret: '' });
  try {
    return await openFile(place, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFile(place: SqlitePlace, release: () => void): Promise<Source> {
  const { folder } = place;
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new TransferFault('noData', folder);
  await checkSqliteFile(file);
  const files = await allFiles(place, filesOnDisk(folder, folders));
  const sqlite = new DatabaseSync(file, { timeout: 5000 });
  sqlite.exec('pragma query_only = on; pragma cache_size = -32768;');
  return {
    ...{ sqlite, reader: sqliteReader(sqlite), files },
    rows: async (query) => sqlite.prepare(query).all(),
    close: async () => {
      sqlite.close();
      release();
    },
  };
}

async function openDatabase(place: PostgresPlace, isAlone: boolean): Promise<Source> {
  const { url } = place;
  const client = await connect(url);
  try {
    const rows = async (query: string) => (await client.query(query)).rows;
    await checkPostgres(rows);
    if ((await rows(`select to_regclass('migrations') as found`))[0]?.found === null) throw new TransferFault('noData', nameOf(place));
    if (isAlone) await excludeOthers(client, url);
    await client.query('begin isolation level repeatable read read only');
    const files = await allFiles(place, filesInPostgres(client, folders, 'files'));
    return { reader: postgresReader(client), files, rows, sqlite: undefined, close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Connects in UTC, without limits of time, to the host that accepts writes. @throws {TransferFault} `unreachable` */
export async function connect(url: string): Promise<pg.Client> {
  const hosts = new PostgresHosts(url);
  // The first one may be down, or a standby.
  await hosts.find();
  const client = new hosts.Client({
    ...{ keepAlive: true, connectionTimeoutMillis: 10_000 },
    options: '-c timezone=UTC -c datestyle=ISO -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=0',
  });
  // A lost connection is the error of the query that needs it.
  client.on('error', () => {});
  try {
    await hosts.connect(client);
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string };
    throw new TransferFault('unreachable', `${nameOf({ engine: 'postgres', url })} (${message || code})`);
  } finally {
    hosts.close();
  }
  return client;
}

/** Lets no server start (it waits until the copy is made), and checks that none runs: what ended just now may take a moment to be gone. @throws {TransferFault} `inUse` */
async function excludeOthers(client: pg.Client, url: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    // Accounts without pg_read_all_stats do not see the type of others' connections; workers of PostgreSQL itself have no user.
    const { rows } = await client.query<{ others: number }>(`select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename is not null
        and coalesce(backend_type, 'client backend') = 'client backend'`);
    if (rows[0]?.others === 0) return excludeStarts(client, url);
    await setTimeout(PAUSE_MS);
  }
  throw new TransferFault('inUse', nameOf({ engine: 'postgres', url }));
}

/** Lets no server start, nor another copy, until the connection ends. @throws {TransferFault} `inUse` */
export async function excludeStarts(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [START_LOCK]);
  if (!rows[0]?.held) throw new TransferFault('inUse', nameOf({ engine: 'postgres', url }));
}
