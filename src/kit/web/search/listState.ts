// A list's page, order, search and filters live in the address, so that the way back, a reload and a shared link find them again.
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
  /** What to ask the server for: the address with the contract's defaults filled in. */
  query: FilledSearch<Query>;
  /** What the address says: for links that lead back here. */
  search: Search<Query>;
  /** Changes the address; the list starts again at page 1 unless the change names a page. `replace` leaves no step to go back to. */
  set(change: Search<Query>, options?: { replace?: boolean }): void;
};

/** The state of the list on the current route, whose address is read by `query`; what that does not know goes out of the address. */
export function useListState<Query extends TObject>(query: Query): ListState<Query> {
  const address = useSearch<AnyRouter, never, false>({ strict: false });
  // The router leaves beside what the route read also what the route dropped.
  const search = useMemo(() => searchOf(query)(address), [query, address]);
  const navigate = useNavigate();
  const set = useCallback(
    (change: Search<Query>, { replace = false } = {}) =>
      // Read again as an address is: what the server takes for granted stays out of it.
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

/** Whether an address says anything that is not in what was read of it. */
function saysMore(address: object, search: object): boolean {
  const read = new URLSearchParams(stringifySearch({ ...search }));
  return [...new URLSearchParams(stringifySearch({ ...address }))].some(([name, value]) => read.get(name) !== value);
}
