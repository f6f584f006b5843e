// Opens the data: a SQLite file that one process locks, or a PostgreSQL database that several share.
import { createHash, randomBytes } from 'node:crypto';
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
import { movedFiles } from '#kit/server/files/movedFiles.ts';
import type { Metrics } from '#kit/server/metrics/metrics.ts';
import type { Config } from './config.ts';

/** The folder of the migrations. */
export const migrations = join(import.meta.dirname, '../../../../migrations');

/** The configuration of the data. */
export type Where = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseReadUrl' | 'databaseConnections' | 'objectPlace' | 'diskFree' | 'uploadMax'
>;

export type Data = {
  database: Database;
  /** Uploaded files. */
  files: FileStore;
  /** Attachments of mail. */
  attachments: FileStore;
  /** Exported lists. */
  exports: FileStore;
  /** Files of notices' documents. */
  editais: FileStore;
  /** Files of the own company's documents. */
  certidoes: FileStore;
  /** Files of offers. */
  propostas: FileStore;
  /** Free space on the disk of the SQLite file; undefined on PostgreSQL. */
  room: FreeSpace | undefined;
  /** Commands prove with it that their user may read the data folder. */
  secret: string;
  /** The copy made before the schema was updated; null if there is none. */
  copy: string | null;
  /** The schema, if a newer version made it; null if it is this version's. */
  newer: number | null;
  /** Why files can be neither stored nor read at present; null if they can. */
  filesAway: string | null;
  /** Of the object store, if there is one. */
  fileMetrics: Metrics;
  /** Records where this process listens, so that commands on this machine find it. */
  announce(url: string): void;
  close(): Promise<void>;
};

/**
 * Opens the data and updates its schema.
 * @throws {FolderLocked} if another process has locked the folder
 * @throws {SchemaTooNew}
 * @throws {UnusableDatabase} if the data is damaged or belongs to another program
 * @throws {UnusableObjectStore}
 */
export async function openData(where: Where): Promise<Data> {
  const { dataDir, databaseUrl, databaseReadUrl, databaseConnections, diskFree } = where;
  const secret = randomBytes(32).toString('base64url');
  const holder: Holder = { pid: process.pid, since: new Date().toISOString(), url: null, secret };
  // Files of this process contain keys, password hashes and mail, so only its owner may read them.
  if (isMainThread) process.umask(0o077);
  const folderLock = databaseUrl ? undefined : lockFolder(dataDir, holder);
  let opened: Database | undefined;
  const close = async () => {
    await opened?.close();
    folderLock?.release();
  };
  try {
    if (!databaseUrl) await checkSqliteFile(fileIn(dataDir));
    opened = databaseUrl ? await connect(databaseUrl, databaseConnections, { readUrl: databaseReadUrl }) : openSqlite(fileIn(dataDir));
    const database = opened;
    const { copy, newer } = await migrate(database, migrations);
    const { storeOf, check, metrics: fileMetrics } = await openFiles(where, database);
    const filesAway = await check();
    const stores = {
      ...{ files: storeOf('files'), attachments: storeOf('attachments') },
      ...{ exports: storeOf('exports'), editais: storeOf('editais'), certidoes: storeOf('certidoes') },
      propostas: storeOf('propostas'),
    };
    const room = databaseUrl ? undefined : freeSpace(dataDir, diskFree);
    const announce = (url: string) => folderLock?.update({ ...holder, url });
    return { database, ...stores, room, secret, copy, newer, filesAway, fileMetrics, close, announce };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens data that another thread of this process has opened. `port` shares its write lock, `sender` is its name for signals. */
export async function openDataAgain(
  where: Where,
  { port, sender }: { port: MessagePort; sender: string },
): Promise<Pick<Data, 'database' | 'files' | 'exports'>> {
  const { dataDir, databaseUrl } = where;
  const database = databaseUrl
    ? await connect(databaseUrl, CONNECTIONS_OF_A_THREAD, { sender, purpose: 'background' })
    : openSqlite(fileIn(dataDir), remoteWriteLock(port), CACHE_OF_A_THREAD);
  const { storeOf } = await openFiles(where, database);
  return { database, files: storeOf('files'), exports: storeOf('exports') };
}

/** What distinguishes the data from other data that the same folder may have been used for; it reveals no password. */
export function identityOf({ databaseUrl }: Where): string {
  return createHash('sha256')
    .update(databaseUrl ?? 'sqlite')
    .digest('hex');
}

/** In KiB; a thread seldom reads the same pages again. */
const CACHE_OF_A_THREAD = 8192;
/** One to read, one to write. */
const CONNECTIONS_OF_A_THREAD = 2;

function fileIn(dataDir: string): string {
  return join(dataDir, 'certame.sqlite');
}

type Folder = 'files' | 'attachments' | 'exports' | 'editais' | 'certidoes' | 'propostas';

/** How long the start waits for the object store. */
const CHECK_MS = 5000;

type Files = { storeOf(folder: Folder): FileStore; check(): Promise<string | null>; metrics: Metrics };

async function openFiles({ dataDir, databaseUrl, objectPlace, diskFree, uploadMax }: Where, database: Database): Promise<Files> {
  // On PostgreSQL, the oldest files are not in a folder.
  const ownOf = (folder: Folder) =>
    databaseUrl ? databaseFiles(database, folder === 'files' ? '' : folder) : diskFiles(join(dataDir, folder), diskFree);
  if (!objectPlace) return { storeOf: ownOf, check: async () => null, metrics: {} };
  // The client is loaded on demand, because few installations need it.
  const [{ objectCalls, openObjects }, { objectFiles, partSizeFor }, { checkObjects }] = await Promise.all([
    import('#kit/server/files/objectStore.ts'),
    import('#kit/server/files/objectFiles.ts'),
    import('#kit/server/files/checkObjects.ts'),
  ]);
  const calls = objectCalls();
  const objects = openObjects(objectPlace, { calls });
  return {
    metrics: { now: () => [calls.family()] },
    storeOf: (folder) => movedFiles(objectFiles(objects, folder, partSizeFor(uploadMax)), ownOf(folder)),
    check: () => checkObjects(openObjects(objectPlace, { limitMs: CHECK_MS }), objectPlace),
  };
}

/** Loads the driver on demand, because it takes 10 MB of memory. */
async function connect(
  url: string,
  connections: number,
  options: { sender?: string; purpose?: Purpose; readUrl?: string | null },
): Promise<Database> {
  const { openPostgres } = await import('#kit/server/database/postgres/postgres.ts');
  return openPostgres(url, connections, (error) => console.error(`A database connection was lost: ${error.message}`), options);
}
