// Moves offers from one notice to another one that is the same.
import type {} from '#features/licitacoes/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';
import { searchWordsOf } from './words.ts';

/** They are named as the other notice from then on. @returns accounts that see them */
export async function moveToNotice(db: Queries, from: number, to: number): Promise<number[]> {
  const notice = await db
    .selectFrom('licitacoes')
    .select(['modalidade_codigo', 'modalidade', 'num_licitacao', 'orgao', 'objeto', 'uf', 'valor_estimado as estimado_edital'])
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  const moved = await db
    .updateTable('propostas')
    .set({ licitacao_id: to, ...notice, busca: searchWordsOf(notice) })
    .where('licitacao_id', '=', from)
    .returning(['id', 'user_id'])
    .execute();
  if (moved.length === 0) return [];
  const ids = moved.map(({ id }) => id);
  const shared = await db.selectFrom('propostas_pessoas').select('user_id').where('proposta_id', 'in', ids).execute();
  return [...moved, ...shared].flatMap(({ user_id }) => user_id ?? []);
}
