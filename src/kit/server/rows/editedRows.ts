// Rows that several users edit: each has a version, so that nobody overwrites unseen changes; removed rows can be restored for ten
// minutes. Such a table has `id`, `version`, `position` and `removed_at`.
import { type RawBuilder, sql } from 'kysely';
import { type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '../database/database.ts';
import type { PurgeStep } from '../work/retention.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';
import { undoLimit } from './ownRemoval.ts';

const listChanged: LocalizedText = {
  pt: 'A lista foi alterada nesse meio-tempo. Confira a ordem e tente de novo.',
  en: 'The list has changed in the meantime. Check the order and try again.',
  fr: 'La liste a changé entre-temps. Vérifiez l’ordre et réessayez.',
  de: 'Die Liste hat sich inzwischen geändert. Prüfen Sie die Reihenfolge und versuchen Sie es erneut.',
};

/** @throws {Problem} `not-found`; `conflict` if it was changed or removed since `version` */
export async function editRow(
  db: Queries,
  table: string,
  { id, version }: { id: number; version: number },
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
): Promise<void> {
  const sets = Object.entries(values).flatMap(([column, value]) => (value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]));
  const edited = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.join([...sets, sql`version = version + 1`])}
    where id = ${id} and version = ${version} returning id`.execute(db);
  if (edited.rows.length > 0) return;
  const { rows } = await sql`select id from ${sql.table(table)} where id = ${id}`.execute(db);
  if (rows.length === 0) notFound();
  throw new Problem('conflict', changedMeanwhile);
}

/** @throws {Problem} `not-found` */
export async function removeRow(db: Queries, table: string, id: number): Promise<void> {
  const { rows } = await sql`
    update ${sql.table(table)} set removed_at = ${new Date().toISOString()}, version = version + 1
    where id = ${id} and removed_at is null returning id`.execute(db);
  if (rows.length === 0) notFound();
}

/** @returns whether it was still removed @throws {Problem} `not-found`; `undo-expired` after ten minutes */
export async function restoreRow(db: Queries, table: string, id: number): Promise<boolean> {
  const { rows } = await sql<{ removed_at: string | null }>`
    select removed_at from ${sql.table(table)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) notFound();
  if (row.removed_at === null) return false;
  if (row.removed_at < undoLimit()) throw new Problem('undo-expired');
  await sql`update ${sql.table(table)} set removed_at = null, version = version + 1 where id = ${id}`.execute(db);
  return true;
}

/** Sorts all rows that satisfy `within` in the order of `ids`. @throws {Problem} `conflict` if the rows have changed */
export async function orderRows(db: Queries, table: string, within: RawBuilder<boolean>, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where ${within}`.execute(db);
  const known = new Set(rows.map(({ id }) => Number(id)));
  if (known.size !== ids.length || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
    throw new Problem('conflict', listChanged);
  for (const [place, id] of ids.entries()) await sql`update ${sql.table(table)} set position = ${place + 1} where id = ${id}`.execute(db);
}

/** The position after all rows that satisfy `within`. */
export async function nextPosition(db: Queries, table: string, within: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from ${sql.table(table)} where ${within}`.execute(db);
  return Number(rows[0]?.last ?? 0) + 1;
}

/** Deletes rows that can no longer be restored. */
export function purgeRows(table: string): PurgeStep {
  return async (db, atOnce) => {
    const { rows } = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where removed_at < ${undoLimit()} limit ${atOnce}) returning id`.execute(db);
    return rows.length;
  };
}
