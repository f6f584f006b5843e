import { toSearchWords } from '#brasil/server/portuguese.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

/** A removal can be undone for some minutes; after this time the notice is gone. */
const GONE_AFTER_MINUTES = 60;

/** Past dates are no longer notified. */
const PASSED_DAYS = 2;

/** Deletes records of notified dates that have passed. */
export const purgePassedDates: PurgeStep = async (db, atOnce) => {
  const passed = new Date(Date.now() - PASSED_DAYS * 86_400_000).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('follow_dates_told')
    .where('id', 'in', (any) => any.selectFrom('follow_dates_told').select('id').where('at', '<', passed).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Deletes follows of notices that were removed for good. */
export const purgeOrphanedFollows: PurgeStep = async (db, atOnce) => {
  const longAgo = new Date(Date.now() - GONE_AFTER_MINUTES * 60_000).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('follows')
    .where('id', 'in', (any) =>
      any
        .selectFrom('licitacoes_removidas')
        .crossJoin('follows as orphan')
        .select('orphan.id')
        .whereRef('orphan.item_id', '=', 'licitacoes_removidas.licitacao_id')
        .where('orphan.kind', '=', 'licitacao')
        .where('removida_em', '<', longAgo)
        .limit(atOnce),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Forgets who stopped following notices that were removed for good. */
export const purgeOrphanedEnds: PurgeStep = async (db, atOnce) => {
  const longAgo = new Date(Date.now() - GONE_AFTER_MINUTES * 60_000).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('follows_ended')
    .where('item_id', 'in', (any) =>
      any
        .selectFrom('licitacoes_removidas')
        .innerJoin('follows_ended as orphan', 'orphan.item_id', 'licitacao_id')
        .select('orphan.item_id')
        .where('removida_em', '<', longAgo)
        .limit(atOnce),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Gives notes stored by an earlier version the present search words. */
export const updateOldWords = updateWords('follows', async (db, ids) => {
  const rows = await db.selectFrom('follows').select(['id', 'note']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, note }) => [id, toSearchWords(note)]));
});
