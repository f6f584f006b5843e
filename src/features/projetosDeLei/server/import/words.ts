// Search words of bills stored by an earlier version.
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import { findAutores } from './partFacts.ts';
import { searchWordsOf } from './projeto.ts';

export const updateOldWords = updateWords('projetos', async (db, ids) => {
  const rows = await db
    .selectFrom('projetos')
    .select(['id', 'codigo', 'tipo', 'numero', 'ano', 'ementa', 'ementa_detalhada', 'apelido', 'palavras_chave'])
    .where('id', 'in', ids)
    .execute();
  const autoresOf = await findAutores(db, ids);
  return new Map(rows.map((row) => [row.id, searchWordsOf(row, row, autoresOf(row.id))]));
});
