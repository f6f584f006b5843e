import type { FirstQueries } from '#kit/web/page/screen.ts';
import { defaultsOf, type FilledSearch, searchOf } from '#kit/web/search/search.ts';
import { calls } from '../calls.ts';
import { listSearch } from './listSearch.ts';

const read = searchOf(listSearch);

/** The rows. */
export const firstQueries: FirstQueries = ({ search }) => {
  const { busca: _busca, ...asked } = { ...defaultsOf(listSearch), ...read(search) } as FilledSearch<typeof listSearch>;
  return [calls.list.query({ query: asked })];
};
