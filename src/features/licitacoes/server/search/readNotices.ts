// Reads notices with their items for the search index.
import type { Queries } from '#kit/server/database/database.ts';
import { type IndexedItem, type IndexedRow, indexedColumns, indexedItemColumns } from './schema.ts';

/** These notices, in the order of their ids; those that are gone are left out. */
export function readNotices(db: Queries, ids: readonly number[]): Promise<{ row: IndexedRow; items: IndexedItem[] }[]> {
  return withItems(
    db,
    db
      .selectFrom('licitacoes')
      .select(indexedColumns)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .execute(),
  );
}

/** The next notices after an id. */
export function readNoticesAfter(db: Queries, id: number, limit: number): Promise<{ row: IndexedRow; items: IndexedItem[] }[]> {
  return withItems(db, db.selectFrom('licitacoes').select(indexedColumns).where('id', '>', id).orderBy('id').limit(limit).execute());
}

async function withItems(db: Queries, reading: Promise<IndexedRow[]>): Promise<{ row: IndexedRow; items: IndexedItem[] }[]> {
  const rows = await reading;
  const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
  if (first === undefined || last === undefined) return [];
  const items = await db
    .selectFrom('lotes')
    .select(indexedItemColumns)
    .where(
      'licitacao_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('licitacao_id')
    .orderBy('numero')
    .execute();
  const byNotice = Map.groupBy(items, ({ licitacao_id }) => licitacao_id);
  return rows.map((row) => ({ row, items: byNotice.get(row.id) ?? [] }));
}
