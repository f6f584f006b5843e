import type { Language } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { csv } from '#kit/server/text/csv.ts';
import { thisMoment } from '../status.ts';
import type { Filter } from './filter.ts';
import { noticeCells } from './noticeCells.ts';
import type { Order } from './order.ts';
import { readLicitacoes } from './queries.ts';

/** Matching notices as CSV in the list's order; times are Brasília's. */
export function exportLicitacoes(
  database: Database,
  filter: Filter,
  order: Order,
  ids: number[] | undefined,
  language: Language,
): AsyncIterable<string> {
  const { headers, toCells } = noticeCells(language, thisMoment().now);
  async function* pages() {
    for await (const rows of readLicitacoes(database.forPurpose('exports'), filter, order, ids)) yield rows.map(toCells);
  }
  return csv(language, headers, pages());
}
