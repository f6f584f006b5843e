// Detects, from their bytes, the types of files that were attached when the server knew pictures only.
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database } from '#kit/server/database/database.ts';
import { KNOWN_BY, mediaTypeOf } from '#kit/server/files/fileKind.ts';
import { type FileStore, MissingFile } from '#kit/server/files/fileStore.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from '../tables.ts';

type Options = { database: Database; files: FileStore; onError(error: unknown): void };

/** Fills in the types that migration 0051 left empty. Unreadable files are tried again in the next run. */
export function detectTypes(options: Options): PurgeStep {
  let last = '';
  let detecting = Promise.resolve();
  return async (db, atOnce) => {
    const rows = await db
      .selectFrom('email_attachments')
      .select('file')
      .distinct()
      .where('media_type', '=', '')
      .where('file', '>', last)
      .orderBy('file')
      .limit(atOnce)
      .execute();
    last = rows.at(-1)?.file ?? '';
    // Files are opened outside of the transaction, which other writers wait for.
    afterCommit(db, () => {
      detecting = detecting.then(() => detect(options, rows)).catch(options.onError);
    });
    return rows.length;
  };
}

async function detect({ database, files }: Options, rows: readonly { file: string }[]): Promise<void> {
  for (const { file } of rows) {
    const media_type = mediaTypeOf(await readFileStart(files, file));
    await database.write((db) =>
      db.updateTable('email_attachments').set({ media_type }).where('file', '=', file).where('media_type', '=', '').execute(),
    );
  }
}

/** Empty if the file is missing. */
async function readFileStart(files: FileStore, file: string): Promise<Buffer> {
  let begin = Buffer.alloc(0);
  try {
    for await (const chunk of files.read(file)) {
      begin = Buffer.concat([begin, chunk.subarray(0, KNOWN_BY - begin.byteLength)]);
      if (begin.byteLength === KNOWN_BY) break;
    }
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
  }
  return begin;
}
