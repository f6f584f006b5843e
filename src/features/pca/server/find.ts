// What the search of everything finds of annual plans: their items.
import { parseSearch } from '#brasil/server/searchText.ts';
import { cutText } from '#kit/cutText.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { listItens } from './queries.ts';

const LONGEST_TITLE = 120;

/** What is wanted next, from today on, first. */
export async function findItens(database: Database, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  if (!parseSearch(q)) return [];
  const { itens } = await listItens(database, { q }, { sort: 'proximas', order: 'desc' }, { page: 1, perPage: limit });
  return itens.map(({ id, descricao, grupo, classe, orgao, ano, desejada }) => ({
    title: cutText(descricao || grupo || classe, LONGEST_TITLE),
    by: `PCA ${ano}`,
    words: orgao,
    link: `/pca?item=${id}`,
    ...(desejada && { at: `${desejada}T12:00:00.000Z` }),
  }));
}
