// What the search of everything finds of contracts.

import { recordNumber } from '#brasil/recordNumber.ts';
import { parseSearch } from '#brasil/server/searchText.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { findIds } from './queries.ts';

/** The newest ones that have the words. */
export async function findContratos(database: Database, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  if (!parseSearch(q)) return [];
  const ids = await findIds(database, { q }, { sort: 'publicacao', order: 'desc' }, { page: 1, perPage: limit });
  if (ids.length === 0) return [];
  const rows = await database.read
    .selectFrom('contratos')
    .select(['id', 'tipo', 'numero', 'ano', 'orgao', 'fornecedor'])
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const title = [row.tipo, recordNumber(row)].filter(Boolean).join(' ');
    return [{ title, by: row.fornecedor, words: row.orgao, link: `/contratos/${id}` }];
  });
}
