// Search words of atas stored by an earlier version.
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import { searchWordsOf } from './import/kinds.ts';

export const updateOldWords = updateWords('atas', async (db, ids) => {
  const rows = await db
    .selectFrom('atas')
    .select(['id', 'numero', 'ano', 'controle', 'objeto', 'orgao', 'orgao_cnpj', 'unidade', 'uasg', 'orgao_subrogado'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, searchWordsOf(row)]));
});
