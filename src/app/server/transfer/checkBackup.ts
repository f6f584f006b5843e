// Checks a backup without changing it.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Sums, sumOf } from '#kit/server/database/copy/copyRows.ts';
import { filesOnDisk, sumOfFile } from '#kit/server/database/copy/files.ts';
import { sqliteReader } from '#kit/server/database/copy/sqliteReader.ts';
import type { Reader } from '#kit/server/database/copy/store.ts';
import { newestMigration } from '#kit/server/database/migrate.ts';
import { migrations } from '../start/data.ts';
import { folders } from './contents.ts';
import { TransferFault } from './faults.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { FILE } from './openSource.ts';

/**
 * Compares all bytes of a backup with its manifest.
 * @throws {TransferFault} naming what is damaged or missing; if the folder is no backup, or was made by a newer version
 */
export async function checkBytes(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder, await newestMigration(migrations));
  const { files } = manifest;
  const wanted = [
    { path: FILE, bytes: () => createReadStream(join(folder, FILE)), sum: manifest.database },
    ...files.map((sum) => ({ path: `${sum.folder}/${sum.name}`, bytes: () => filesOnDisk(folder, folders).read(sum), sum })),
  ];
  for (const { path, bytes, sum } of wanted) {
    const found = await sumOfFile(bytes()).catch((error) => {
      throw new TransferFault('damaged', `${path} (${error.message})`);
    });
    if (found.size !== sum.size || found.sha256 !== sum.sha256) throw new TransferFault('damaged', path);
  }
  return manifest;
}

/**
 * Checks the database of a backup: its structure, its references, and the rows of each table.
 * @throws {TransferFault} `damaged`
 */
export async function checkRows(folder: string, { tables, schema }: Pick<Manifest, 'tables' | 'schema'>): Promise<void> {
  const database = new DatabaseSync(join(folder, FILE), { readOnly: true });
  try {
    const [fault] = structureFaults(database);
    if (fault) throw new TransferFault('damaged', `${FILE} (${fault})`);
    const reader = sqliteReader(database);
    const sums = await sumsOf(reader);
    const odd = Object.keys({ ...tables, ...sums }).find((table) => sums[table]?.hash !== tables[table]?.hash);
    if (odd) throw new TransferFault('damaged', `${FILE} (${odd})`);
    if ((await reader.schema()).at(-1) !== schema) throw new TransferFault('damaged', `${FILE} (migrations)`);
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
