// The search of notices on an index in this thread.
import type { Queries } from '#kit/server/database/database.ts';
import { LiveIndex, type LiveIndexOptions } from '#kit/server/search/live/liveIndex.ts';
import type { Query } from '#kit/server/search/query.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { MOST_COUNTED } from '../../savedSearches.ts';
import { countFacets } from './facets.ts';
import { findItems } from './foundItems.ts';
import { looseningsOf } from './loosenings.ts';
import { matchNotices } from './matching.ts';
import { noticeSource } from './noticeSource.ts';
import { asksForNumbers, type Filter, type Order, toOrder, toQuestion, widenedText } from './question.ts';
import type { NoticeSearch } from './search.ts';
import { moveStatuses, type Seconds, secondsOf } from './statuses.ts';
import { Suggestions } from './suggestions.ts';

/** The index is filled at the first question, or by `follow`. @param options `now`: the present time; tests set it */
export function noticeIndex(
  options: LiveIndexOptions & { now?: (() => Date) | undefined },
): NoticeSearch & Pick<LiveIndex, 'follow' | 'save' | 'state'> {
  const suggestions = new Suggestions();
  const { now: clock = () => new Date() } = options;
  const source = noticeSource(options.database, clock);
  const live = new LiveIndex(source, options);
  const { read } = options.database;
  /** The index with the statuses of this moment, until the caller awaits something. */
  const current = () =>
    live.ask((index) => {
      const now = secondsOf(clock());
      moveStatuses(index, source.state.statusesAt, now);
      source.state.statusesAt = now;
      return { index, now };
    });
  return {
    follow: () => live.follow(),
    save: () => live.save(),
    state: () => live.state(),
    close: () => live.close(),
    find: async (filter, order, span) => {
      const { index, now } = await current();
      const query = { ...toQuery(index, filter, order, now, clock()), ...span };
      const { ids, total } = index.search(query);
      const words = { tambem: widenedText(filter)?.added ?? [], sugestao: suggestions.suggest(index, filter, total, clock()) };
      return { ids, total, ...words, itens: await itemsOf(read, ids, query) };
    },
    all: async (filter, order) => {
      const { index, now } = await current();
      const everything = { offset: 0, limit: Number.POSITIVE_INFINITY };
      return Uint32Array.from(index.search({ ...toQuery(index, filter, order, now, clock()), ...everything }).ids);
    },
    count: async ({ status: _, ...filter }) => {
      const { index } = await current();
      const { total, facets } = index.search({ ...toQuestion(index, filter, clock()), ...nothing, facets: ['status'] });
      const of = (status: string) => facets.get('status')?.find(({ value }) => value === status)?.count ?? 0;
      return { aberta: of('aberta'), andamento: of('andamento'), fechada: of('fechada'), total };
    },
    neighbours: async (filter, order, id) => {
      const { index, now } = await current();
      return index.neighbours({ ...toQuery(index, filter, order, now, clock()), offset: 0, limit: 0 }, id);
    },
    facets: async (filter, looked) => countFacets((await current()).index, filter, clock(), looked),
    loosenings: async (filter) => looseningsOf((await current()).index, filter, clock()),
    countNewer: async (filter, id) => {
      const { index } = await current();
      const newer = { order: [{ by: 'id', isDescending: true, min: id + 1 }], offset: 0, limit: MOST_COUNTED + 1 };
      return index.search({ ...toQuestion(index, filter, clock()), ...newer }).ids.length;
    },
    match: async (ids, filters) => {
      const { words } = (await current()).index;
      return matchNotices(read, { ids, filters, words, now: clock() });
    },
  };
}

/** For questions that only count. */
const nothing = { order: [{ by: 'id', isDescending: true }], offset: 0, limit: 0 };

function toQuery(index: SearchIndex, filter: Filter, order: Order, { now }: Seconds, moment: Date): Omit<Query, 'offset' | 'limit'> {
  // Of notices with a number in their texts, the one that bears it comes first.
  const isBest = order.sort === 'proximas' && asksForNumbers(filter);
  return {
    ...toQuestion(index, filter, moment),
    order: isBest ? [] : toOrder(order, now),
    preferred: { column: 'status', values: ['aberta'] },
  };
}

async function itemsOf(read: Queries, ids: readonly number[], { text }: Query) {
  return text ? findItems(read, ids, text) : [];
}
