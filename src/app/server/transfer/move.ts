// Moves all data into an empty database of the other engine.

import { copyRows, type Sums } from '#kit/server/database/copy/copyRows.ts';
import { copyFiles } from '#kit/server/database/copy/files.ts';
import { after, rules } from './contents.ts';
import { TransferFault } from './faults.ts';
import { openAlone } from './openSource.ts';
import { openTarget } from './openTarget.ts';
import { nameOf, type Place } from './places.ts';

/** What was copied and checked. */
export type Moved = { tables: Sums; files: number };
export type OnProgress = (table: string, rows: number) => void;

/**
 * Copies all rows, and the files that are not in an object store, which both places share. The source stays as it is; nobody may use it
 * meanwhile. Called again after a kill, it goes on.
 * @throws {TransferFault}
 * @throws {CopyFault}
 */
export async function moveData(from: Place, to: Place, onProgress: OnProgress): Promise<Moved> {
  if (from.engine === to.engine) throw new TransferFault('sameEngine', nameOf(to));
  const source = await openAlone({ ...from, objects: null });
  try {
    const schema = (await source.reader.schema()).at(-1) ?? 0;
    const target = await openTarget({ ...to, objects: from.objects }, { from: nameOf(from), schema });
    try {
      const tables = await copyRows(source.reader, target.writer, rules, onProgress);
      const files = await copyFiles(source.files, target.files);
      await target.writer.end(after);
      return { tables, files: files.length };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
