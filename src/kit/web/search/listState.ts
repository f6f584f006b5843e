// A list's page, order, search and filters are kept in the URL, for the back button, reloads and shared links.
import { type AnyRouter, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import type { TObject } from '#kit/schema.ts';
import { defaultsOf, type FilledSearch, type Search, searchOf, stringifySearch } from './search.ts';

/** The part of a list's state that every list has. */
export type ListControl = {
  query: { page: number; perPage: number; q?: string; sort?: string; order?: 'asc' | 'desc' };
  set(change: Partial<ListControl['query']>, options?: { replace?: boolean }): void;
};

export type ListState<Query extends TObject> = {
  /** The query for the server: the URL with the contract's defaults. */
  query: FilledSearch<Query>;
  /** The search parameters of the URL, for links back to the list. */
  search: Search<Query>;
  /** Changes the URL and resets the page to 1, unless the change has a page. `replace` adds no history entry. */
  set(change: Search<Query>, options?: { replace?: boolean }): void;
};

/** The state of the list on the current route, parsed by the schema `query`; unknown parameters are removed from the URL. */
export function useListState<Query extends TObject>(query: Query): ListState<Query> {
  const address = useSearch<AnyRouter, never, false>({ strict: false });
  // The router also keeps parameters that the route dropped.
  const search = useMemo(() => searchOf(query)(address), [query, address]);
  const navigate = useNavigate();
  const set = useCallback(
    (change: Search<Query>, { replace = false } = {}) =>
      // Parsed again, so that defaults stay out of the URL.
      void navigate({
        to: '.',
        search: ((old: object) => searchOf(query)({ ...old, page: undefined, ...change })) as never,
        replace,
        resetScroll: false,
      }),
    [navigate, query],
  );
  const isUnknownSaid = saysMore(address, search);
  useEffect(() => {
    if (isUnknownSaid) void navigate({ to: '.', search: searchOf(query) as never, replace: true, resetScroll: false });
  }, [isUnknownSaid, navigate, query]);
  return useMemo(() => ({ query: { ...defaultsOf(query), ...search } as FilledSearch<Query>, search, set }), [query, search, set]);
}

/** Whether a URL has parameters that were not parsed. */
function saysMore(address: object, search: object): boolean {
  const read = new URLSearchParams(stringifySearch({ ...search }));
  return [...new URLSearchParams(stringifySearch({ ...address }))].some(([name, value]) => read.get(name) !== value);
}
