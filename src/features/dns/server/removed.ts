// Entries removed on their own: rows with the fault `removed`, which can be restored for ninety days.
import { sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { notFound, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type { DnsEntry, DnsFault, RemovedDnsEntry } from '../contract.ts';
import { addToCounts, touchManual } from './manual.ts';
import { entryColumns, findEntry, uploadOf } from './queries.ts';
import { type Author, refuseDuplicate, valuesOf, withWriteLock } from './single.ts';
import type {} from './tables.ts';

const removed: DnsFault[] = [{ campo: 'nome', motivo: 'removed', valor: '' }];
const RESTORABLE_MS = 90 * 86_400_000;

/** Only entries removed after this moment can be restored. */
const limit = () => new Date(Date.now() - RESTORABLE_MS).toISOString();

/** @throws {Problem} `not-found` */
export async function removeEntry(database: Database, id: number, by: Author): Promise<void> {
  await withWriteLock(database, async (db) => {
    const entry = await findEntry({ read: db }, id);
    const { upload_id } = await db
      .updateTable('dns_entries')
      .set({ faults: JSON.stringify(removed) as never, removed_at: new Date().toISOString(), removed_by: by.userId })
      .where('id', '=', id)
      .returning('upload_id')
      .executeTakeFirstOrThrow();
    await addToCounts(db, upload_id, { faulty: 1 });
    await touchManual(db, by.userId);
    await by.record(db, entry, valuesOf(entry));
  });
}

/**
 * @throws {Problem} `not-found` when it was not removed, or its file is not in the list; `undo-expired` after ninety days; `conflict` when
 * the list has the same entry again
 */
export async function restoreEntry(database: Database, id: number, by: Author): Promise<DnsEntry> {
  return withWriteLock(database, async (db) => {
    const row = await removedEntries(db).select(['upload_id', 'chave', 'removed_at']).where('dns_entries.id', '=', id).executeTakeFirst();
    if (!row) return notFound();
    if ((row.removed_at ?? '') < limit()) throw new Problem('undo-expired');
    await refuseDuplicate(db, row.chave, id);
    await db.updateTable('dns_entries').set({ faults: null, removed_at: null, removed_by: null }).where('id', '=', id).execute();
    await addToCounts(db, row.upload_id, { faulty: -1 });
    await touchManual(db, by.userId);
    const entry = await findEntry({ read: db }, id);
    await by.record(db, entry, {});
    return entry;
  });
}

/** Entries that can be restored, last removed first. */
export async function listRemoved(
  { read }: Database,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ entries: RemovedDnsEntry[]; total: number }> {
  const restorable = removedEntries(read).where('removed_at', '>=', limit());
  const name = sql<string>`coalesce((select coalesce(nullif(full_name, ''), email) from users where users.id = removed_by), '')`;
  const [entries, { total }] = await Promise.all([
    restorable
      .select(entryColumns)
      .select(uploadOf)
      .select((is) => [is.ref('removed_at').$castTo<string>().as('removed_at'), name.as('removed_by')])
      .orderBy('removed_at', 'desc')
      .orderBy('dns_entries.id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    restorable.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { entries, total };
}

/** Deletes entries added by hand that can no longer be restored; rows of a file are deleted with their file. */
export const purgeRemovedEntries: PurgeStep = async (db, atOnce) => {
  const gone = await db
    .deleteFrom('dns_entries')
    .where('id', 'in', (old) =>
      old
        .selectFrom('dns_entries')
        .innerJoin('dns_uploads', 'dns_uploads.id', 'dns_entries.upload_id')
        .select('dns_entries.id')
        .where('removed_at', '<', limit())
        .where('formato', '=', 'manual')
        .limit(atOnce),
    )
    .returning('upload_id')
    .execute();
  const [row] = gone;
  if (row) await addToCounts(db, row.upload_id, { total: -gone.length, faulty: -gone.length });
  return gone.length;
};

/** Of committed uploads. */
function removedEntries(db: Queries) {
  return db
    .selectFrom('dns_entries')
    .where('removed_at', 'is not', null)
    .where('upload_id', 'in', (is) => is.selectFrom('dns_uploads').select('dns_uploads.id').where('estado', '=', 'gravada'));
}
