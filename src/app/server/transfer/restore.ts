// Restores a backup into an empty place.
import { chmodSync, copyFileSync, createReadStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyRows } from '#kit/server/database/copy/copyRows.ts';
import { copyFiles, filesOnDisk, sumOfFile } from '#kit/server/database/copy/files.ts';
import { sqliteReader } from '#kit/server/database/copy/sqliteReader.ts';
import { createMark, UNFINISHED } from '#kit/server/database/copy/unfinished.ts';
import { syncPath } from '#kit/server/files/syncPath.ts';
import { checkBackup, openBackup } from './checkBackup.ts';
import { after, folders, rules } from './contents.ts';
import { TransferFault } from './faults.ts';
import type { CheckedManifest, Manifest, Trust } from './manifest.ts';
import type { OnProgress } from './move.ts';
import { FILE } from './openSource.ts';
import { lockEmptyFolder, openTarget } from './openTarget.ts';
import type { Place } from './places.ts';
import { assertNoObjects, newFiles } from './storedFiles.ts';

/**
 * Restores a backup. Until all is there no server opens the place; called again after a kill, it goes on.
 * @returns what the backup says about itself
 * @throws {TransferFault} if the backup is damaged, changed, foreign or too new, or the place is not empty
 */
export async function restoreBackup(backup: string, to: Place, trust: Trust, onProgress: OnProgress): Promise<CheckedManifest> {
  const manifest = await checkBackup(backup, trust);
  const from = `backup ${manifest.moment}`;
  if (to.engine === 'sqlite') await restoreFolder(backup, to, manifest, from);
  else await restoreDatabase(backup, to, manifest, from, onProgress);
  return manifest;
}

async function restoreFolder(backup: string, to: Place & { engine: 'sqlite' }, { database }: Manifest, from: string): Promise<void> {
  const { folder } = to;
  const release = lockEmptyFolder(folder);
  const file = join(folder, FILE);
  const partial = `${file}.part`;
  try {
    // Otherwise it goes on where it was ended.
    if (!existsSync(file)) await assertNoObjects(to);
    mark(file, folder, from);
    await copyFiles(filesOnDisk(backup, folders), await newFiles(to, filesOnDisk(folder, folders)));
    rmSync(partial, { force: true });
    copyFileSync(join(backup, FILE), partial);
    chmodSync(partial, 0o600);
    if ((await sumOfFile(createReadStream(partial))).sha256 !== database.sha256) throw new TransferFault('damaged', partial);
    const copy = new DatabaseSync(partial);
    copy.exec(after);
    copy.close();
    const opened = await open(partial, 'r+');
    await opened.sync();
    await opened.close();
    renameSync(partial, file);
    await syncPath(folder);
  } finally {
    release();
  }
}

/** Marks the folder as unfinished, so that no server opens it. */
function mark(file: string, folder: string, from: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(createMark);
    database.prepare(`insert into ${UNFINISHED} (name, value) values ('from', ?) on conflict do nothing`).run(from);
    const before = database.prepare(`select value from ${UNFINISHED} where name = 'from'`).get()?.value;
    if (before !== from) throw new TransferFault('otherCopy', `${folder} ← ${before}`);
  } finally {
    database.close();
  }
}

async function restoreDatabase(backup: string, to: Place, { schema }: Manifest, from: string, onProgress: OnProgress): Promise<void> {
  const copy = openBackup(backup);
  try {
    const target = await openTarget(to, { from, schema, bringsFiles: true });
    try {
      await copyRows(sqliteReader(copy), target.writer, rules, onProgress);
      await copyFiles(filesOnDisk(backup, folders), target.files);
      await target.writer.end(after);
    } finally {
      await target.close();
    }
  } finally {
    copy.close();
  }
}
