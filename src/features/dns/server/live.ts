// What is part of the list: rows without faults, of uploads that are committed and not undone.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** Changes of uploads and of the list happen one after the other, as each depends on their state. */
export const WRITE_LOCK = 'dns';

/**
 * The condition on `dns_entries`; to be given to `where`. Asked of each row as it comes by in the order of an index: with the
 * uploads named as a list, SQLite would rather gather all their rows and sort them.
 */
export function isLive(is: ExpressionBuilder<Tables, 'dns_entries'>): Expression<SqlBool> {
  const committed = is
    .selectFrom('dns_uploads')
    .select('dns_uploads.id')
    .whereRef('dns_uploads.id', '=', 'dns_entries.upload_id')
    .where('dns_uploads.estado', '=', 'gravada');
  return is.and([is('dns_entries.faults', 'is', null), is.exists(committed)]);
}
