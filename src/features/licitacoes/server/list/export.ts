import type { Language } from '#kit/errors.ts';
import { csv } from '#kit/server/text/csv.ts';
import type { Filter, Order } from '../search/question.ts';
import { thisMoment } from '../status.ts';
import { noticeCells } from './noticeCells.ts';
import { findIds, readLicitacoes, type Searched } from './queries.ts';

/** Matching notices as CSV in the list's order; times are Brasília's. */
export function exportLicitacoes(
  { database, search }: Searched,
  filter: Filter,
  order: Order,
  ids: number[] | undefined,
  language: Language,
): AsyncIterable<string> {
  const { headers, toCells } = noticeCells(language, thisMoment().now);
  async function* pages() {
    for await (const rows of readLicitacoes(database.forPurpose('exports'), await findIds(search, filter, order, ids)))
      yield rows.map(toCells);
  }
  return csv(language, headers, pages());
}
