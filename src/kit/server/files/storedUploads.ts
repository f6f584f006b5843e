// Files that users upload: written down in a table before their first byte is stored, and deleted when nothing needs them. Such a table
// has `id`, `user_id`, `file_name`, `media_type` (empty while the file arrives), `size` and `created_at`.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { fileSize } from '#kit/fileSize.ts';
import { toSingleLine } from '#kit/server/text/submittedLine.ts';
import { afterCommit } from '../database/afterCommit.ts';
import type { Database, Queries } from '../database/database.ts';
import type { PurgeStep } from '../work/retention.ts';
import { KNOWN_BY, mediaTypeOf } from './fileKind.ts';
import type { FileStore } from './fileStore.ts';

export type StoredUpload = {
  id: string;
  user_id: number | null;
  file_name: string;
  media_type: string;
  /** In bytes; as many as it may become while it arrives. */
  size: number;
  created_at: string;
};
const rows = (db: Queries) => db as unknown as Kysely<Record<string, StoredUpload>>;

/** `table` keeps the rows, `files` the bytes. */
export type UploadStore = { database: Database; files: FileStore; table: string };
export type Upload = { userId: number | null; fileName: string; bytes: AsyncIterable<Uint8Array>; announced: number };
type Rules = {
  /** In bytes. */
  largest: number;
  /** Throws if the kind is not accepted; without it all are. */
  assertKind?(mediaType: string): void;
  /** Further columns of the row. */
  more?: Readonly<Record<string, string | number | null>>;
  /** Held by that transaction. */
  lock?: string;
  /** Called in the transaction that makes the file visible. */
  finish?(db: Queries, row: StoredUpload): Promise<void>;
};

/**
 * Stores an uploaded file.
 * @throws {Problem} `too-large`, `quota-exceeded` or `insufficient-storage`, or what the rules throw; then nothing is stored
 */
export async function storeUpload(
  store: UploadStore,
  { userId, fileName, bytes, announced }: Upload,
  { largest, assertKind, more, lock, finish }: Rules,
): Promise<StoredUpload> {
  if (announced > largest) throw new Problem('too-large', tooLarge(largest));
  const { database, files, table } = store;
  const id = randomUUID();
  const row: StoredUpload = {
    ...{ id, user_id: userId, file_name: fileNameIn(fileName), media_type: '' },
    // The quota counts what may come from the start.
    ...{ size: announced || largest, created_at: new Date().toISOString() },
  };
  await database.write((db) =>
    rows(db)
      .insertInto(table)
      .values({ ...row, ...more })
      .execute(),
  );
  let size = 0;
  let begin = Buffer.alloc(0);
  async function* counted() {
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > largest) throw new Problem('too-large', tooLarge(largest));
      if (begin.byteLength < KNOWN_BY) begin = Buffer.concat([begin, chunk.subarray(0, KNOWN_BY - begin.byteLength)]);
      yield chunk;
    }
    assertKind?.(mediaTypeOf(begin));
  }
  try {
    for await (const _ of files.save(id, counted()));
    const stored = { ...row, media_type: mediaTypeOf(begin), size };
    await database.write(async (db) => {
      await rows(db).updateTable(table).set({ media_type: stored.media_type, size }).where('id', '=', id).execute();
      await finish?.(db, stored);
    }, lock);
    return stored;
  } catch (error) {
    await removeUpload(store, id);
    throw error;
  }
}

/** Deletes a file: the bytes first, so that an interrupted deletion is repeated. */
async function removeUpload({ database, files, table }: UploadStore, id: string): Promise<void> {
  await files.remove(id);
  await database.write((db) => rows(db).deleteFrom(table).where('id', '=', id).execute());
}

/** Deletes files that nothing needs. @param findUnused at most `atOnce` ids after `after`, in their order */
export function purgeUploads(
  store: UploadStore & { onError(error: unknown): void },
  findUnused: (db: Queries, after: string, atOnce: number) => Promise<{ id: string }[]>,
): PurgeStep {
  let removing = Promise.resolve();
  let last = '';
  return async (db, atOnce) => {
    const unused = await findUnused(db, last, atOnce);
    last = unused.at(-1)?.id ?? '';
    afterCommit(db, () => {
      removing = removing
        .then(async () => {
          for (const { id } of unused) await removeUpload(store, id);
        })
        .catch(store.onError);
    });
    return unused.length;
  };
}

/** The last part of a path, without characters that are special in file systems. */
export function fileNameIn(path: string): string {
  const name = toSingleLine(path.split(/[/\\]/).at(-1) ?? '').replace(/[<>:"|?*]/g, '_');
  return /^\.*$/.test(name) ? 'documento' : name;
}

function tooLarge(largest: number): LocalizedText {
  const most = (locale: string) => fileSize(largest, locale);
  return {
    pt: `O arquivo pode ter até ${most('pt-BR')}.`,
    en: `The file may have up to ${most('en')}.`,
    fr: `Le fichier peut faire jusqu’à ${most('fr')}.`,
    de: `Die Datei darf höchstens ${most('de')} groß sein.`,
  };
}
