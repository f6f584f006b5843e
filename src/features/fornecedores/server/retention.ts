import { sql } from 'kysely';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

/** Bulletins look back less far. */
const RETENTION_DAYS = 90;

export const purgeNews: PurgeStep = async (db, atOnce) => {
  const before = new Date(Date.now() - RETENTION_DAYS * 86_400_000).toISOString();
  const { rows } = await sql`
    delete from seguidos_novidades where (kind, documento, found_at, licitacao_id) in (
      select kind, documento, found_at, licitacao_id from seguidos_novidades where found_at < ${before} limit ${atOnce})
    returning licitacao_id`.execute(db);
  return rows.length;
};
