import type { Queries } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';

/** How the audit log names a notice: by number and órgão. */
export async function subjectOf(db: Queries, id: number) {
  const notice = await db.selectFrom('licitacoes').select(['num_licitacao', 'orgao']).where('id', '=', id).executeTakeFirst();
  return { type: 'licitacao', id, name: [notice?.num_licitacao, notice?.orgao].filter(Boolean).join(' · ') };
}
