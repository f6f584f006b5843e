// Search words of contracts stored by an earlier version.
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import { searchWordsOf } from './import/kinds.ts';

export const updateOldWords = updateWords('contratos', async (db, ids) => {
  const rows = await db
    .selectFrom('contratos')
    .select(['id', 'numero', 'ano', 'controle', 'compra_controle', 'processo', 'objeto', 'informacao', 'tipo', 'categoria'])
    .select(['orgao', 'orgao_cnpj', 'unidade', 'uasg', 'municipio', 'uf', 'fornecedor', 'fornecedor_documento', 'subcontratado'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, searchWordsOf(row)]));
});
