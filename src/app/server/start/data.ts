// Where the data lives: one SQLite file that this process holds alone, or a PostgreSQL that several share.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isMainThread, type MessagePort } from 'node:worker_threads';
import type { Database, Purpose } from '#kit/server/database/database.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { type Holder, lockFolder } from '#kit/server/database/sqlite/folderLock.ts';
import { openSqlite } from '#kit/server/database/sqlite/sqlite.ts';
import { checkSqliteFile } from '#kit/server/database/sqlite/sqliteFile.ts';
import { remoteWriteLock } from '#kit/server/database/sqlite/writeLock.ts';
import { databaseFiles } from '#kit/server/files/databaseFiles.ts';
import { diskFiles } from '#kit/server/files/diskFiles.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { type FreeSpace, freeSpace } from '#kit/server/files/freeSpace.ts';
import type { Config } from './config.ts';

const migrations = join(import.meta.dirname, '../../../../migrations');

/** Where the data lives, as the configuration says. */
export type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseConnections' | 'diskFree'>;

export type Data = {
  database: Database;
  /** What users send, kept beside the data. */
  files: FileStore;
  /** What they attach to mail. */
  attachments: FileStore;
  /** The room under a SQLite file; undefined where the database's disk is elsewhere. */
  room: FreeSpace | undefined;
  /** Proves to this process that a command comes from somebody who may read the data folder. */
  secret: string;
  /** Where the data was copied to before its schema was brought up to date; null when it was not. */
  copy: string | null;
  /** Says where this process listens, so that commands on this machine find it. */
  announce(url: string): void;
  close(): Promise<void>;
};

/**
 * Opens the data and brings its schema up to date.
 * @throws {FolderLocked} when another process holds the folder
 * @throws {SchemaTooNew}
 * @throws {UnusableDatabase} when the data is another program's or damaged
 */
export async function openData(where: Where): Promise<Data> {
  const { dataDir, databaseUrl, databaseConnections, diskFree } = where;
  const secret = randomBytes(32).toString('base64url');
  const holder: Holder = { pid: process.pid, since: new Date().toISOString(), url: null, secret };
  // What this process writes is its owner's: keys, password hashes, people's mail.
  if (isMainThread) process.umask(0o077);
  const hold = databaseUrl ? undefined : lockFolder(dataDir, holder);
  let opened: Database | undefined;
  const close = async () => {
    await opened?.close();
    hold?.release();
  };
  try {
    if (!databaseUrl) await checkSqliteFile(fileIn(dataDir));
    opened = databaseUrl ? await connect(databaseUrl, databaseConnections) : openSqlite(fileIn(dataDir));
    const database = opened;
    const { copy } = await migrate(database, migrations);
    const [files, attachments] = [openFiles(where, database, 'files'), openFiles(where, database, 'attachments')];
    const room = databaseUrl ? undefined : freeSpace(dataDir, diskFree);
    return { database, files, attachments, room, secret, copy, close, announce: (url) => hold?.update({ ...holder, url }) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens what another thread of this process has opened already. `port`: where that thread lends its turns to write; `sender`: under which name it sends signals. */
export async function openDataAgain(
  where: Where,
  { port, sender }: { port: MessagePort; sender: string },
): Promise<{ database: Database; files: FileStore }> {
  const { dataDir, databaseUrl } = where;
  const database = databaseUrl
    ? await connect(databaseUrl, CONNECTIONS_OF_A_THREAD, { sender, purpose: 'background' })
    : openSqlite(fileIn(dataDir), remoteWriteLock(port), CACHE_OF_A_THREAD);
  return { database, files: openFiles(where, database, 'files') };
}

/** In KiB; what a thread reads again soon is little. */
const CACHE_OF_A_THREAD = 8192;
/** One to read, one to write. */
const CONNECTIONS_OF_A_THREAD = 2;

function fileIn(dataDir: string): string {
  return join(dataDir, 'certame.sqlite');
}

function openFiles({ dataDir, databaseUrl, diskFree }: Where, database: Database, folder: 'files' | 'attachments'): FileStore {
  // In PostgreSQL the first ones came before there were folders.
  return databaseUrl ? databaseFiles(database, folder === 'files' ? '' : folder) : diskFiles(join(dataDir, folder), diskFree);
}

/** The driver is fetched where it is needed: it takes 10 MB of memory. */
async function connect(url: string, connections: number, options?: { sender: string; purpose: Purpose }): Promise<Database> {
  const { openPostgres } = await import('#kit/server/database/postgres/postgres.ts');
  return openPostgres(url, connections, (error) => console.error(`A database connection was lost: ${error.message}`), options);
}
