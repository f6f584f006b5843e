// What the search of everything finds of atas.
import { recordNumber } from '#brasil/recordNumber.ts';
import { parseSearch } from '#brasil/server/searchText.ts';
import { cutText } from '#kit/cutText.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import { findIds, inOrder } from '#kit/server/lists/rows.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { askedBy } from './filter.ts';

const LONGEST_TEXT = 120;

/** The newest ones that have the words. */
export async function findAtas({ read, engine }: Database, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  if (!parseSearch(q)) return [];
  const ids = await findIds(read, 'atas', askedBy(engine, { q }, newest), { page: 1, perPage: limit });
  if (ids.length === 0) return [];
  const rows = await read.selectFrom('atas').select(['id', 'numero', 'ano', 'orgao', 'objeto']).where('id', 'in', ids).execute();
  return inOrder(rows, ids).map(({ id, orgao, objeto, ...named }) => ({
    ...{ title: `Ata ${recordNumber(named)}`, by: orgao, words: cutText(objeto, LONGEST_TEXT), link: `/atas/${id}` },
  }));
}

const newest = { sort: 'publicacao', order: 'desc' } as const;
