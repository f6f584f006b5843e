// Opens an empty place, or one with the same unfinished copy, to copy data into it.
import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type FilePlace, filesInPostgres, filesOnDisk } from '#kit/server/database/copy/files.ts';
import { postgresWriter } from '#kit/server/database/copy/postgresWriter.ts';
import { sqliteWriter } from '#kit/server/database/copy/sqliteWriter.ts';
import type { Writer } from '#kit/server/database/copy/store.ts';
import { UNFINISHED } from '#kit/server/database/copy/unfinished.ts';
import type { Database } from '#kit/server/database/database.ts';
import { migrate, newestMigration } from '#kit/server/database/migrate.ts';
import { checkPostgres } from '#kit/server/database/postgres/postgresChecks.ts';
import { lockFolder } from '#kit/server/database/sqlite/folderLock.ts';
import { openSqlite } from '#kit/server/database/sqlite/sqlite.ts';
import { migrations } from '../start/data.ts';
import { folders } from './contents.ts';
import { TransferFault } from './faults.ts';
import { connect, excludeStarts, FILE } from './openSource.ts';
import { nameOf, type Place } from './places.ts';
import { assertNoObjects, newFiles } from './storedFiles.ts';

export type Target = { writer: Writer; files: FilePlace; close(): Promise<void> };

/**
 * What is copied: where it comes from, and its schema. `bringsFiles`: into an object store that has none yet; `hasFiles`: some of them are
 * in the folder already.
 */
export type Copied = { from: string; schema: number; bringsFiles?: boolean; hasFiles?: boolean };

/**
 * Opens the place for a copy, and creates the schema there. Until the writer's `end` no server opens it.
 * @throws {TransferFault} `newer`, `notEmpty`, `otherCopy` or `inUse`
 * @throws {FolderLocked}
 */
export async function openTarget(place: Place, copied: Copied): Promise<Target> {
  const newest = await newestMigration(migrations);
  if (copied.schema > newest) throw new TransferFault('newer', `${copied.schema} > ${newest}`);
  return place.engine === 'sqlite' ? openFolder(place, copied) : openDatabase(place, copied);
}

/**
 * Locks a folder, and checks that it has no data, or an unfinished copy.
 * @param hasFiles files may be there, but no rows
 * @returns how to release it
 * @throws {TransferFault} `notEmpty`
 */
export function lockEmptyFolder(folder: string, hasFiles = false): () => void {
  const { release } = lockFolder(folder, { pid: process.pid, since: new Date().toISOString(), url: null, secret: '' });
  try {
    const file = join(folder, FILE);
    const isUnfinished = existsSync(file) && hasMark(file);
    const isFilled = (name: string) => existsSync(join(folder, name)) && readdirSync(join(folder, name)).length > 0;
    if (!isUnfinished && (existsSync(file) || (!hasFiles && folders.some(isFilled)))) throw new TransferFault('notEmpty', folder);
    // The index of the search belongs to other data, if it is there.
    rmSync(join(folder, 'search'), { recursive: true, force: true });
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

function hasMark(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    return database.prepare('select 1 from sqlite_master where name = ?').get(UNFINISHED) !== undefined;
  } catch {
    // It is no database, and so not empty.
    return false;
  } finally {
    database.close();
  }
}

async function openFolder(place: Place & { engine: 'sqlite' }, copied: Copied): Promise<Target> {
  const { folder } = place;
  const release = lockEmptyFolder(folder, copied.hasFiles);
  const file = join(folder, FILE);
  const database = new DatabaseSync(file);
  const close = async () => {
    database.close();
    release();
  };
  try {
    chmodSync(file, 0o600);
    const writer = sqliteWriter(database);
    await begin(writer, folder, copied);
    await migrateTo(openSqlite(file), copied);
    return { writer, files: await newFiles(place, filesOnDisk(folder, folders)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openDatabase(place: Place & { engine: 'postgres' }, copied: Copied): Promise<Target> {
  const { url } = place;
  const name = nameOf(place);
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ mark: string | null; tables: string }>(
      `select to_regclass($1)::text as mark, (select count(*) from pg_class as tables where relnamespace = current_schema()::regnamespace
         and relkind in ('r', 'p') and not exists (select from pg_depend where objid = tables.oid and deptype = 'e'))::text as tables`,
      [UNFINISHED],
    );
    const isUnfinished = rows[0]?.mark !== null;
    if (!isUnfinished && rows[0]?.tables !== '0') throw new TransferFault('notEmpty', name);
    if (!isUnfinished && copied.bringsFiles) await assertNoObjects(place);
    if (!isUnfinished) await checkPostgres(async (query) => (await client.query(query)).rows);
    const writer = await postgresWriter(client);
    await begin(writer, name, copied);
    const { openPostgres } = await import('#kit/server/database/postgres/postgres.ts');
    await migrateTo(
      openPostgres(url, 1, () => {}),
      copied,
    );
    await excludeStarts(client, url);
    const files = await newFiles(place, filesInPostgres(client, folders, 'files'));
    return { writer, files, close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** @throws {TransferFault} `otherCopy` if something else was being copied */
async function begin(writer: Writer, place: string, { from }: Copied): Promise<void> {
  const before = (await writer.state()).get('from');
  if (before === undefined) await writer.setState('from', from);
  else if (before !== from) throw new TransferFault('otherCopy', `${place} ← ${before}`);
}

async function migrateTo(database: Database, { schema }: Copied): Promise<void> {
  try {
    await migrate(database, migrations, { upTo: schema });
  } finally {
    await database.close();
  }
}
