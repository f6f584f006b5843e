// Where the data lives: one SQLite file that this process holds alone, or a PostgreSQL that several share.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { endInterruptedRuns } from '#features/licitacoes/server/import.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Holder, holdFolder } from '#kit/server/database/lock.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { openSqlite } from '#kit/server/database/sqlite.ts';
import type { Config } from './config.ts';

const migrations = join(import.meta.dirname, '../../../migrations');

export type Data = {
  database: Database;
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
 * @throws {FolderHeld} when another process holds the folder
 * @throws {SchemaTooNew}
 */
export async function openData({
  dataDir,
  databaseUrl,
  databaseConnections,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseConnections'>): Promise<Data> {
  const secret = randomBytes(32).toString('base64url');
  const holder: Holder = { pid: process.pid, since: new Date().toISOString(), url: null, secret };
  // What this process writes is its owner's: keys, password hashes, people's mail.
  if (isMainThread) process.umask(0o077);
  const hold = databaseUrl ? undefined : holdFolder(dataDir, holder);
  const database = databaseUrl ? await connect(databaseUrl, databaseConnections) : openSqlite(join(dataDir, 'certame.sqlite'));
  const close = async () => {
    await database.close();
    hold?.release();
  };
  try {
    const { copy } = await migrate(database, migrations);
    if (hold) await endInterruptedRuns(database);
    return { database, secret, copy, close, announce: (url) => hold?.update({ ...holder, url }) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The driver is fetched where it is needed: it takes 10 MB of memory. */
async function connect(url: string, connections: number): Promise<Database> {
  const { openPostgres } = await import('#kit/server/database/postgres.ts');
  return openPostgres(url, connections, (error) => console.error(`A database connection was lost: ${error.message}`));
}
