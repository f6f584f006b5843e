// Search words of items stored by an earlier version.
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import { searchWordsOf } from './import/save.ts';

export const updateOldWords = updateWords('pca_itens', async (db, ids) => {
  const rows = await db
    .selectFrom('pca_itens')
    .innerJoin('pca_planos', 'pca_planos.id', 'pca_itens.plano_id')
    .select(['pca_itens.id', 'descricao', 'categoria', 'classe', 'classe_codigo', 'pdm', 'pdm_codigo', 'item_codigo', 'grupo'])
    .select(['grupo_codigo', 'requisitante', 'controle', 'orgao', 'orgao_cnpj', 'unidade', 'uasg'])
    .where('pca_itens.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, searchWordsOf(row, row)]));
});
