// Public bodies that the search of everything finds by name or CNPJ.
import { bareNumber, looksLikeCnpj } from '#brasil/documento.ts';
import { wantedWords } from '#brasil/wantedWords.ts';
import { matchesWords } from '#kit/foldedWords.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import { inOrder } from '#kit/server/lists/rows.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { fold } from '#kit/server/text/fold.ts';
import { whileTyping } from '#kit/whileTyping.ts';
import type { Searched } from '../list/queries.ts';
import type { Filter } from './question.ts';

/** Those whose name has all words, one that begins with them first; among equals the one with most notices. */
export async function findOrgaos({ database, search }: Searched, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  const number = bareNumber(q);
  const newest = async (filter: Filter) => (await search.find(filter, { sort: 'id', order: 'desc' }, { offset: 0, limit: 1 })).ids;
  if (looksLikeCnpj(number)) {
    const entries = await toEntries({ database }, await newest({ q: number, onde: 'numero' }));
    return entries.filter(({ link }) => link === `/orgaos/${number}`);
  }
  const words = wantedWords(q);
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const { values } = await search.facets({ q: whileTyping(q), onde: 'orgao' }, { facet: 'orgaos', letters: longest });
  const begins = (name: string) => Number(fold(name).startsWith(fold(q).trim()));
  const names = values.orgaos.map(({ value }) => value).filter((name) => matchesWords(name, words.join(' ')));
  const best = names.toSorted((a, b) => begins(b) - begins(a)).slice(0, limit);
  const ids = await Promise.all(best.map((name) => newest({ orgaos: [name] })));
  return toEntries({ database }, ids.flat());
}

/** Bodies as these notices name them, in their order. */
async function toEntries({ database }: Pick<Searched, 'database'>, ids: readonly number[]): Promise<FoundEntry[]> {
  if (ids.length === 0) return [];
  const rows = await database.read
    .selectFrom('licitacoes')
    .select(['id', 'orgao', 'orgao_cnpj', 'municipio', 'uf'])
    .where('id', 'in', ids)
    .where('orgao_cnpj', '<>', '')
    .execute();
  return inOrder(rows, ids).map(({ orgao, orgao_cnpj, municipio, uf }) => ({
    title: orgao,
    by: [municipio, uf].filter(Boolean).join(' - '),
    link: `/orgaos/${orgao_cnpj}`,
  }));
}
