// Which rows are part of the list: those without faults, of committed uploads.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** Changes to uploads and to the list are serialised, because each depends on the current state. */
export const WRITE_LOCK = 'dns';

/**
 * The condition on `dns_entries`, for `where`. Evaluated per row in index order: given the list of uploads, SQLite would collect and sort
 * all their rows instead.
 */
export function isLive(is: ExpressionBuilder<Tables, 'dns_entries'>): Expression<SqlBool> {
  const committed = is
    .selectFrom('dns_uploads')
    .select('dns_uploads.id')
    .whereRef('dns_uploads.id', '=', 'dns_entries.upload_id')
    .where('dns_uploads.estado', '=', 'gravada');
  return is.and([is('dns_entries.faults', 'is', null), is.exists(committed)]);
}
