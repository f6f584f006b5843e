// What offers are searched by: the names of their notice.
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import type { PropostasTable } from './tables.ts';

type Named = Pick<PropostasTable, 'modalidade' | 'num_licitacao' | 'orgao' | 'objeto'>;

export function searchWordsOf({ modalidade, num_licitacao, orgao, objeto }: Named): string {
  return toSearchWords(modalidade, num_licitacao, orgao, objeto);
}

/** A step of retention: offers have the words that they would be stored with today. */
export const updateOldWords = updateWords('propostas', async (db, ids) => {
  const rows = await db
    .selectFrom('propostas')
    .select(['id', 'modalidade', 'num_licitacao', 'orgao', 'objeto'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, searchWordsOf(row)]));
});
