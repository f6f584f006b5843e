// Search words of notices stored by an earlier version.
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import { searchedFields, searchWordsOf } from './import/notice.ts';

export const updateOldWords = updateWords('licitacoes', async (db, ids) => {
  const rows = await db
    .selectFrom('licitacoes')
    .select(['id', ...searchedFields])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, searchWordsOf(row)]));
});
