// The price search on an index in this thread.
import { setImmediate } from 'node:timers/promises';
import { LiveIndex, type LiveIndexOptions } from '#kit/server/search/live/liveIndex.ts';
import type { Query, Range } from '#kit/server/search/query.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { mostFrequentUnit } from './figures.ts';
import { LastFigures } from './lastFigures.ts';
import { precoSource } from './precoSource.ts';
import { toQuestion } from './question.ts';
import type { Order, PrecoSearch, RowFilter, Span } from './search.ts';

/** The index is filled at the first question, or by `follow`. */
export function precoIndex(options: LiveIndexOptions): PrecoSearch & Pick<LiveIndex, 'follow' | 'save' | 'state'> {
  const live = new LiveIndex(precoSource(options.database), options);
  const figures = new LastFigures();
  const find = (filter: RowFilter, order: Order, span: Span) =>
    live.ask((index) => {
      const query = toQuery(index, figures, filter, order, span);
      return query ? index.search(query) : { ids: [], total: 0 };
    });
  return {
    follow: () => live.follow(),
    save: () => live.save(),
    state: () => live.state(),
    close: () => live.close(),
    statistics: (filter) => live.ask((index) => figures.compute(index, filter)),
    choose: async (questions) => {
      const chosen = [];
      // The thread answers others in between.
      for (const some of questions) {
        chosen.push(await live.ask((index) => chooseQuestion(index, some)));
        await setImmediate();
      }
      return chosen;
    },
    find: async (filter, order, span) => {
      const { ids, total } = await find(filter, order, span);
      return { ids, total };
    },
    all: async (filter, order) => Uint32Array.from((await find(filter, order, { offset: 0, limit: Number.POSITIVE_INFINITY })).ids),
  };
}

/** From so many prices on, outliers are found among them. */
const ENOUGH = 5;

/** The narrowest of these questions that finds enough prices, else the one that finds most. */
function chooseQuestion(index: SearchIndex, questions: readonly string[]): { q: string; n: number } | null {
  let best: { q: string; n: number } | null = null;
  for (const q of questions) {
    const n = mostFrequentUnit(index, index.matching(toQuestion(index, { q })))?.n ?? 0;
    if (best === null || n > best.n) best = { q, n };
    if (n >= ENOUGH) break;
  }
  return best;
}

/** The prices of the statistics' unit; undefined when there are none. */
function toQuery(index: SearchIndex, figures: LastFigures, filter: RowFilter, { sort, order }: Order, span: Span): Query | undefined {
  const { atipicos, ...others } = filter;
  const limites = atipicos && figures.of(index, others).limites;
  const unidade = filter.unidade ?? figures.unitOf(index, others);
  if (unidade === null || (atipicos === 'so' && !limites)) return undefined;
  const question = toQuestion(index, { ...others, unidade });
  const ranges: Range[] = [...(question.ranges ?? []), { column: 'valor', min: 0 }];
  if (limites) ranges.push({ column: 'valor', min: limites.baixo, max: limites.alto, isOutside: atipicos === 'so' });
  return { ...question, ranges, order: [{ by: sort, isDescending: order === 'desc' }], ...span };
}
