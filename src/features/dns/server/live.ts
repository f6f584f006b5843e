// What is part of the list: rows without faults, of uploads that are committed and not undone.
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/**
 * The condition on `dns_entries`; to be given to `where`. With the plus the column is read from whichever index gives the order:
 * without, the engines would rather gather all rows of the uploads and sort them.
 */
export function isLive(is: ExpressionBuilder<Tables, 'dns_entries'>): RawBuilder<boolean> {
  const committed = is.selectFrom('dns_uploads').select('dns_uploads.id').where('dns_uploads.estado', '=', 'gravada');
  return sql<boolean>`dns_entries.faults is null and +dns_entries.upload_id in ${committed}`;
}
