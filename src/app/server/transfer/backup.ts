// Makes a backup of one moment beside a running server: a folder with a SQLite file, the stored files and a manifest, for both engines.
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { copyRows } from '#kit/server/database/copy/copyRows.ts';
import { copyFiles, type FilePlace, type FileSum, filesOnDisk, sumOfFile } from '#kit/server/database/copy/files.ts';
import { sqliteReader } from '#kit/server/database/copy/sqliteReader.ts';
import { syncAll, syncPath } from '#kit/server/files/syncPath.ts';
import { version } from '../start/version.ts';
import { checkRows, sumsOf } from './checkBackup.ts';
import { folders, rules } from './contents.ts';
import { TransferFault } from './faults.ts';
import { findMissing } from './fileReferences.ts';
import { newManifest, writeManifest } from './manifest.ts';
import type { OnProgress } from './move.ts';
import { FILE, openMoment, type Source } from './openSource.ts';
import { openTarget } from './openTarget.ts';
import { nameOf, type Place } from './places.ts';
import { newFiles } from './storedFiles.ts';

/** What begins the name of each backup. */
export const PREFIX = 'certame-';
/** What ends the name of one that is not finished. */
export const PART = '.part';

const PAGES_AT_ONCE = 10_000;
/** The codes of the system and of SQLite for folders that cannot be written to. */
const diskCodes = ['EACCES', 'EDQUOT', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'ENOTEMPTY', 'EPERM', 'EROFS'];
const FULL = 13;

export type Backup = { folder: string; rows: number; files: number; bytes: number; missing: string[] };

/**
 * Writes a backup into a new folder of `into`, checks it, and only then gives it its name.
 * @param secretKeys the newest first, which seals it; empty: it has no seal
 * @throws {TransferFault} `noData`, `unwritable`, or `foreignParts` if the data has what no backup may have
 * @throws {CopyFault} if the copy differs from the data
 */
export async function makeBackup(
  from: Place,
  into: string,
  now: Date,
  secretKeys: readonly string[],
  onProgress: OnProgress,
): Promise<Backup> {
  const folder = join(into, `${PREFIX}${now.toISOString().slice(0, 19).replaceAll(':', '-')}`);
  const partial = `${folder}${PART}`;
  const source = await openMoment(from);
  let isOurs = false;
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    await mkdir(partial, { mode: 0o700 });
    isOurs = true;
    const files = filesOnDisk(partial, folders);
    const copied = source.sqlite
      ? await copyFile(source, source.sqlite, partial, files)
      : await copyDatabase(source, from, partial, files, onProgress);
    const manifest = await describe(partial, source, copied);
    await checkRows(partial, manifest);
    await writeManifest(partial, manifest, secretKeys);
    await syncAll(partial);
    await rename(partial, folder);
    await syncPath(into);
    const bytes = [manifest.database, ...manifest.files].reduce((sum, { size }) => sum + size, 0);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    return { folder, rows, files: manifest.files.length, bytes, missing: manifest.missing };
  } catch (error) {
    // Otherwise another process is writing it.
    if (isOurs) await rm(partial, { recursive: true, force: true });
    const { code = '', errcode = 0, message } = error as Error & { code?: string; errcode?: number };
    const isOfDisk = diskCodes.includes(code) || (errcode & 0xff) === FULL;
    throw isOfDisk ? new TransferFault('unwritable', `${into} (${message})`) : error;
  } finally {
    await source.close();
  }
}

type Copied = { moment: string; files: FileSum[] };

/** Page by page, all of the same moment, because the reading transaction stays open. */
async function copyFile(source: Source, sqlite: DatabaseSync, partial: string, files: FilePlace): Promise<Copied> {
  // Files never change. Most are copied before the moment, so that few can go away between it and their turn.
  const before = await copyFiles(source.files, files);
  sqlite.exec('begin');
  await source.reader.schema();
  const moment = new Date().toISOString();
  const all = await copyFiles(source.files, files, before);
  await backup(sqlite, join(partial, FILE), { rate: PAGES_AT_ONCE });
  closeLog(partial);
  return { moment, files: all };
}

/** Leaves one file, without a log beside it. */
function closeLog(partial: string): void {
  const copy = new DatabaseSync(join(partial, FILE));
  copy.exec('pragma journal_mode = delete');
  copy.close();
}

/** Row by row, within the transaction that sees one moment. */
async function copyDatabase(source: Source, from: Place, partial: string, files: FilePlace, onProgress: OnProgress): Promise<Copied> {
  // An object store does not stand still: most of its files are copied before the moment, which is when the database is first read.
  const before = from.objects ? await copyFiles(await newFiles(from, source.files), files) : [];
  const moment = new Date().toISOString();
  const schema = (await source.reader.schema()).at(-1) ?? 0;
  const target = await openTarget({ engine: 'sqlite', folder: partial }, { from: nameOf(from), schema, hasFiles: true });
  try {
    await copyRows(source.reader, target.writer, rules, onProgress);
    await target.writer.end();
  } finally {
    await target.close();
  }
  await rm(join(partial, 'certame.lock'), { force: true });
  closeLog(partial);
  return { moment, files: await copyFiles(source.files, files, before) };
}

async function describe(partial: string, { reader, sqlite, rows }: Source, { moment, files }: Copied) {
  const copy = new DatabaseSync(join(partial, FILE), { readOnly: true });
  try {
    const copied = new Set(files.map(({ folder, name }) => `${folder}/${name}`));
    const tables = await sumsOf(sqlite ? reader : sqliteReader(copy));
    return newManifest({
      ...{ version, schema: (await reader.schema()).at(-1) ?? 0, engine: reader.engine, moment, tables, files },
      database: await sumOfFile(createReadStream(join(partial, FILE))),
      missing: await findMissing(rows, copied),
    });
  } finally {
    copy.close();
  }
}
