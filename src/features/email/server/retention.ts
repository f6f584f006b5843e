// Deletes attachment files that no e-mail refers to any more.
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';
import { removeFile } from './writing/attachments.ts';

/** A younger file may still be uploading. */
const MIN_AGE_MS = 24 * 3_600_000;
/** A file must have been unused in two runs, an hour apart: it may be attached to a forwarded e-mail at the moment of the first. */
const UNUSED_FOR_MS = 50 * 60_000;

type Options = { database: Database; files: FileStore; onError(error: unknown): void };

/** Each run marks the files that are unused, and deletes in batches those that an earlier run marked. */
export function purgeUnusedFiles(options: Options): PurgeStep {
  let last = '';
  let removing = Promise.resolve();
  return async (db, atOnce) => {
    if (last === '') await markUnused(db);
    const rows = await unusedFiles(db)
      .select('file')
      .where('unused_since', '<', ago(UNUSED_FOR_MS))
      .where('file', '>', last)
      .orderBy('file')
      .limit(atOnce)
      .execute();
    last = rows.at(-1)?.file ?? '';
    afterCommit(db, () => {
      removing = removing.then(() => removeFiles(options, rows)).catch(options.onError);
    });
    return rows.length;
  };
}

async function markUnused(db: Queries): Promise<void> {
  await db
    .updateTable('email_files')
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('email_attachments').select('email_attachments.id').whereRef('email_attachments.file', '=', 'email_files.file')),
    )
    .execute();
  await db
    .updateTable('email_files')
    .set({ unused_since: new Date().toISOString() })
    .where('file', 'in', unusedFiles(db).select('file').where('unused_since', 'is', null).where('created_at', '<', ago(MIN_AGE_MS)))
    .execute();
}

function unusedFiles(db: Queries) {
  return db
    .selectFrom('email_files')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('email_attachments').select('email_attachments.id').whereRef('email_attachments.file', '=', 'email_files.file')),
      ),
    );
}

async function removeFiles(options: Options, rows: readonly { file: string }[]): Promise<void> {
  for (const { file } of rows) await removeFile(options, file);
}

function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}
