import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fold } from '#kit/foldedWords.ts';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import type { PaletteEntry, PaletteGroup, PaletteSection } from './palette.ts';

export type SearchResults = {
  q: string;
  /** `note` is shown instead of entries. */
  sections: readonly (PaletteSection & { note?: string })[];
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
      const sections = groups.map(({ id, title }, place) => {
        const result = found[place];
        if (result?.status !== 'fulfilled') return { id, title, entries: [] };
        return 'note' in result.value ? { id, title, entries: [], note: result.value.note } : { id, title, entries: result.value };
      });
      return {
        q,
        sections: exactFirst(sections, q),
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

/** What has exactly the typed name comes first, then the others in their order. */
function exactFirst<Section extends PaletteSection>(sections: readonly Section[], q: string): Section[] {
  const isExact = ({ title }: PaletteEntry) => fold(title) === fold(q);
  const sorted = sections.map((section) => ({
    ...section,
    entries: [...section.entries.filter(isExact), ...section.entries.filter((entry) => !isExact(entry))],
  }));
  const hasExact = ({ entries }: PaletteSection) => entries.some(isExact);
  return [...sorted.filter(hasExact), ...sorted.filter((section) => !hasExact(section))];
}
