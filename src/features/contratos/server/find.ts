// What the search of everything finds of contracts.
import { recordNumber } from '#brasil/recordNumber.ts';
import { parseSearch } from '#brasil/server/searchText.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import { findIds, inOrder } from '#kit/server/lists/rows.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { askedBy } from './filter.ts';

/** The newest ones that have the words. */
export async function findContratos({ read, engine }: Database, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  if (!parseSearch(q)) return [];
  const ids = await findIds(read, 'contratos', askedBy(engine, { q }, newest), { page: 1, perPage: limit });
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('contratos')
    .select(['id', 'tipo', 'numero', 'ano', 'orgao', 'fornecedor'])
    .where('id', 'in', ids)
    .execute();
  return inOrder(rows, ids).map(({ id, tipo, orgao, fornecedor, ...named }) => {
    const title = [tipo, recordNumber(named)].filter(Boolean).join(' ');
    return { title, by: fornecedor, words: orgao, link: `/contratos/${id}` };
  });
}

const newest = { sort: 'publicacao', order: 'desc' } as const;
