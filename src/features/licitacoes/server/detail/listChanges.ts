import type {} from '#features/auth/server/tables.ts';
import type {} from '#features/importacoes/server/tables.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Alteracao } from '../../entities.ts';
import type { Page } from '../list/queries.ts';
import type {} from '../tables.ts';

/** Of changes with their imports and users. */
export const changeColumns = [
  ...(['licitacoes_alteracoes.id', 'fonte', 'parte', 'numero', 'campo', 'antes', 'depois', 'alterada_em', 'arquivo'] as const),
  'full_name as por',
] as const;

/**
 * Changes of a notice, newest first, those made at once in the order of the notice.
 * @param showsFiles whether the user may see names of imported files
 */
export async function listChanges(
  { read }: Database,
  licitacaoId: number,
  { page, perPage }: Page,
  showsFiles: boolean,
): Promise<{ alteracoes: Alteracao[]; total: number }> {
  const ofNotice = read.selectFrom('licitacoes_alteracoes').where('licitacao_id', '=', licitacaoId);
  const [alteracoes, { total }] = await Promise.all([
    ofNotice
      .leftJoin('importacoes', 'importacoes.id', 'importacao_id')
      .leftJoin('users', 'users.id', 'licitacoes_alteracoes.user_id')
      .select(changeColumns)
      .orderBy('alterada_em', 'desc')
      .orderBy('licitacoes_alteracoes.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    ofNotice.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { alteracoes: showsFiles ? alteracoes : alteracoes.map((change) => ({ ...change, arquivo: null })), total };
}
