// The upload that holds the entries added by hand, and the counts of uploads as single entries come and go.
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/**
 * The upload that holds entries added by hand. Its `committed_at` changes with every single entry, so that a commit in progress notices
 * that the list has changed (`listVersion`).
 */
export async function touchManual(db: Queries, userId: number | null): Promise<number> {
  const now = new Date().toISOString();
  const found = await db.selectFrom('dns_uploads').select(['id', 'committed_at']).where('formato', '=', 'manual').executeTakeFirst();
  if (found) {
    const later = new Date(Math.max(Date.now(), Date.parse(found.committed_at ?? now) + 1)).toISOString();
    await db.updateTable('dns_uploads').set({ committed_at: later }).where('id', '=', found.id).execute();
    return found.id;
  }
  const { id } = await db
    .insertInto('dns_uploads')
    .values({
      ...{ arquivo: '', formato: 'manual', ignored: JSON.stringify([]) as never, bytes: 0, user_id: userId, estado: 'gravada' },
      ...{ total: 0, faulty: 0, sent_at: now, committed_at: now, committed_by: userId, undone_at: null, undone_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Demo rows move with the current day, which would undo a correction. */
export async function moveFromDemo(db: Queries, id: number, manual: number): Promise<void> {
  const row = await db
    .selectFrom('dns_entries')
    .innerJoin('dns_uploads', 'dns_uploads.id', 'dns_entries.upload_id')
    .select(['dns_entries.upload_id', 'dns_uploads.demo'])
    .where('dns_entries.id', '=', id)
    .executeTakeFirstOrThrow();
  if (!row.demo) return;
  await db
    .updateTable('dns_entries')
    .set({ upload_id: manual, linha: await nextLine(db, manual) })
    .where('id', '=', id)
    .execute();
  await addToCounts(db, row.upload_id, { total: -1 });
  await addToCounts(db, manual, { total: 1 });
}

/** The line after the last one of an upload. */
export async function nextLine(db: Queries, upload: number): Promise<number> {
  const { last } = await db
    .selectFrom('dns_entries')
    .select(({ fn }) => fn.max<number | null>('linha').as('last'))
    .where('upload_id', '=', upload)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Adds to the total and faulty row counts of an upload. */
export async function addToCounts(db: Queries, upload: number, more: { total?: number; faulty?: number }): Promise<void> {
  const { total = 0, faulty = 0 } = more;
  await db
    .updateTable('dns_uploads')
    .set((is) => ({ total: is('total', '+', total), faulty: is('faulty', '+', faulty) }))
    .where('id', '=', upload)
    .execute();
}
