// Checks a backup without changing it.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Sums, sumOf } from '#kit/server/database/copy/copyRows.ts';
import { filesOnDisk, sumOfFile } from '#kit/server/database/copy/files.ts';
import { sqliteReader } from '#kit/server/database/copy/sqliteReader.ts';
import type { Reader } from '#kit/server/database/copy/store.ts';
import { newestMigration } from '#kit/server/database/migrate.ts';
import { migrations } from '../start/data.ts';
import { folders } from './contents.ts';
import { TransferFault } from './faults.ts';
import { foreignParts } from './foreignParts.ts';
import { type CheckedManifest, type Manifest, readManifest, type Trust } from './manifest.ts';
import { FILE } from './openSource.ts';

/** How many foreign parts are named. */
const NAMED = 5;

/**
 * Checks that a backup is whole, what its manifest says, and made by Certame: who made it, its bytes, its schema and its rows.
 * @throws {TransferFault} naming what is damaged, missing or foreign; if the folder is no backup, or was made by a newer version
 */
export async function checkBackup(folder: string, trust: Trust): Promise<CheckedManifest> {
  const manifest = await readManifest(folder, await newestMigration(migrations), trust);
  await checkBytes(folder, manifest);
  await checkRows(folder, manifest);
  return manifest;
}

/** Opens the database of a backup: what its bytes say, whatever log lies beside it. */
export function openBackup(folder: string): DatabaseSync {
  const file = pathToFileURL(join(folder, FILE));
  file.searchParams.set('immutable', '1');
  return new DatabaseSync(file, { readOnly: true });
}

/** Compares all bytes of a backup with its manifest. */
async function checkBytes(folder: string, { database, files }: Manifest): Promise<void> {
  const stored = filesOnDisk(folder, folders);
  const wanted = [
    { path: FILE, bytes: () => createReadStream(join(folder, FILE)), sum: database },
    ...files.map((sum) => ({ path: `${sum.folder}/${sum.name}`, bytes: () => stored.read(sum), sum })),
  ];
  for (const { path, bytes, sum } of wanted) {
    const found = await sumOfFile(bytes()).catch((error) => {
      throw new TransferFault('damaged', `${path} (${error.message})`);
    });
    if (found.size !== sum.size || found.sha256 !== sum.sha256) throw new TransferFault('damaged', path);
  }
  const known = new Set(wanted.map(({ path }) => path));
  const added = (await stored.list()).map(({ folder: within, name }) => `${within}/${name}`).find((path) => !known.has(path));
  if (added !== undefined) throw new TransferFault('damaged', added);
}

/**
 * Checks the database of a backup: its schema, if this program knows it, its structure, its references, and the rows of each table.
 * @throws {TransferFault} `foreignParts` or `damaged`
 */
export async function checkRows(folder: string, { tables, schema }: Pick<Manifest, 'tables' | 'schema'>): Promise<void> {
  const database = openBackup(folder);
  try {
    const isKnown = schema <= (await newestMigration(migrations));
    const foreign = isKnown ? await foreignParts(database, schema) : [];
    if (foreign.length > 0) {
      const more = foreign.length > NAMED ? ` + ${foreign.length - NAMED}` : '';
      throw new TransferFault('foreignParts', `${foreign.slice(0, NAMED).join(', ')}${more}`);
    }
    const [fault] = structureFaults(database);
    if (fault) throw new TransferFault('damaged', `${FILE} (${fault})`);
    const reader = sqliteReader(database);
    const sums = await sumsOf(reader);
    const odd = Object.keys({ ...tables, ...sums }).find((table) => sums[table]?.hash !== tables[table]?.hash);
    if (odd) throw new TransferFault('damaged', `${FILE} (${odd})`);
    if ((await reader.schema()).at(-1) !== schema) throw new TransferFault('damaged', `${FILE} (migrations)`);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw code === 'ERR_SQLITE_ERROR' ? new TransferFault('damaged', `${FILE} (${message})`) : error;
  } finally {
    database.close();
  }
}

/** What SQLite finds wrong with a file, and rows that refer to others that do not exist. */
export function structureFaults(database: DatabaseSync): string[] {
  const found = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  const lost = database.prepare('pragma foreign_key_check').all() as { table: string; parent: string }[];
  return [
    ...found.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok'),
    ...new Set(lost.map(({ table, parent }) => `${table} → ${parent}`)),
  ];
}

/** The sums of all tables. */
export async function sumsOf(reader: Reader): Promise<Sums> {
  const sums: Sums = {};
  for (const table of await reader.tables()) sums[table.name] = await sumOf(reader, table);
  return sums;
}
