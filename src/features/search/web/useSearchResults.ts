import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import type { PaletteGroup, PaletteSection } from './palette.ts';

export type SearchResults = {
  q: string;
  /** `note` is shown instead of entries. */
  sections: readonly (PaletteSection & Pick<PaletteGroup, 'showsEmpty'> & { note?: string })[];
  failures: readonly unknown[];
};

const noResults: SearchResults = { q: '', sections: [], failures: [] };

/**
 * The results of all groups for `q`, shown together to avoid movement; until then the previous ones. A failed group does not
 * delay the others. `isSettled`: the results belong to `q`.
 */
export function useSearchResults(groups: readonly PaletteGroup[], q: string) {
  const query = useQuery({
    queryKey: ['palette', useLanguage(), q],
    enabled: q !== '',
    queryFn: async ({ signal }): Promise<SearchResults> => {
      const found = await Promise.allSettled(groups.map(async (group) => group.search(q, signal)));
      signal.throwIfAborted();
      return {
        q,
        sections: groups.map(({ id, title, showsEmpty }, place) => {
          const result = found[place];
          if (result?.status !== 'fulfilled') return { id, title, entries: [] };
          if ('note' in result.value) return { id, title, entries: [], showsEmpty: true, note: result.value.note };
          return { id, title, entries: result.value, showsEmpty };
        }),
        failures: found.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
      };
    },
    placeholderData: keepPreviousData,
    initialData: q === '' ? noResults : undefined,
    staleTime: ({ state }) => (state.data?.failures.length ? 0 : 30_000),
    gcTime: 60_000,
    retry: false,
  });
  return { ...query, isSettled: query.data !== undefined && !query.isPlaceholderData };
}
