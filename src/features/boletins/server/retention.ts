import { sql } from 'kysely';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

/** Feeds and bulletins look back less far. */
const RETENTION_DAYS = 90;

export const purgeMatches: PurgeStep = async (db, atOnce) => {
  const before = new Date(Date.now() - RETENTION_DAYS * 86_400_000).toISOString();
  const { rows } = await sql`
    delete from search_matches where (search_id, licitacao_id) in (
      select search_id, licitacao_id from search_matches where found_at < ${before} limit ${atOnce}) returning search_id`.execute(db);
  return rows.length;
};
