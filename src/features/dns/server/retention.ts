// Retention of uploads: discarded, expired and interrupted ones.
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

const DAY_MS = 86_400_000;
/** How long a file waits to be committed. */
const WAITS_MS = 7 * DAY_MS;
/** How long an undone file can be redone. */
const UNDONE_MS = 90 * DAY_MS;
/** Writing a file takes seconds, so a longer wait means an interrupted upload. */
const ARRIVES_WITHIN_MS = 10 * 60_000;

const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Marks expired uploads as discarded; their rows are too many for one transaction. */
export const discardOldUploads: PurgeStep = async (db) => {
  const { numUpdatedRows } = await db
    .updateTable('dns_uploads')
    .set({ estado: 'descartada' })
    .where((is) =>
      is.or([
        is.and([is('estado', '=', 'pronta'), is('sent_at', '<', before(WAITS_MS))]),
        is.and([is('estado', '=', 'desfeita'), is('undone_at', '<', before(UNDONE_MS))]),
        is.and([is('estado', '=', 'chegando'), is('sent_at', '<', before(ARRIVES_WITHIN_MS))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Deletes rows first, then the upload once it has none left. */
export const purgeDiscardedUploads: PurgeStep = async (db, atOnce) => {
  const upload = await db.selectFrom('dns_uploads').select('id').where('estado', '=', 'descartada').limit(1).executeTakeFirst();
  return upload ? purgeRows(db, upload.id, atOnce) : 0;
};

const ROWS_AT_ONCE = 1000;

/** Deletes a discarded upload with all its rows. */
export async function purgeUpload(database: Database, id: number): Promise<void> {
  for (let removed = 1; removed > 0; ) removed = await database.write((db) => purgeRows(db, id, ROWS_AT_ONCE));
}

async function purgeRows(db: Queries, id: number, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('dns_entries')
    .where('id', 'in', (some) => some.selectFrom('dns_entries').select('id').where('upload_id', '=', id).limit(atOnce))
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return Number(numDeletedRows);
  const gone = await db.deleteFrom('dns_uploads').where('id', '=', id).executeTakeFirstOrThrow();
  return Number(gone.numDeletedRows);
}
