// The user's saved searches in the menu: the first few stand before the entry of all in their group.
import { needs } from '#features/auth/contract.ts';
import { firstOf, parametersOf } from '#features/licitacoes/web/savedSearches/searchState.ts';
import { useSearches } from '#features/licitacoes/web/savedSearches/useSearches.ts';
import type { MenuLink } from './menu.ts';
import type { Count } from './menuCounts.ts';

/** Their group. */
export const savedSearches = 'savedSearches';
/** The rest is behind the entry of all. */
const MOST_LISTED = 5;

/** What waits behind the entries of a group together, by its name. */
export const groupCounts: Partial<Record<string, Count>> = {
  [savedSearches]: {
    label: 'count.newNotices',
    useFigure: () => useSearches().data?.searches.reduce((sum, { newCount }) => sum + (newCount ?? 0), 0),
  },
};

/** The first few searches, each with its new notices. */
export function useSearchEntries(): readonly MenuLink[] {
  const searches = useSearches().data?.searches ?? [];
  return firstOf(searches, MOST_LISTED).map((search) => ({
    target: `busca-${search.id}`,
    titles: { pt: search.name, en: search.name, fr: search.name, de: search.name },
    need: needs.standard,
    page: '',
    to: '/apps/invoice/list',
    search: parametersOf(search),
    count: { label: 'count.newNotices', useFigure: () => search.newCount ?? 0 },
  }));
}
