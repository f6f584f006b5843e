import type { FirstQueries } from '#kit/web/page/screen.ts';
import { defaultsOf, searchOf } from '#kit/web/search/search.ts';
import { calls } from './calls.ts';
import { overviewSearch } from './overviewSearch.ts';

const usual = defaultsOf(overviewSearch);
const read = searchOf(overviewSearch);

/** Deadlines, figures and bills; maps and charts come later. */
export const firstQueries: FirstQueries = ({ search }) => {
  const { period = 'last-28-days' } = { ...usual, ...read(search) };
  return [calls.week.query(), calls.notices.query({ query: { period } }), calls.mine.query(), calls.summary.query({ query: {} })];
};
