import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { loadTexts, useLanguage } from '#kit/web/locale/i18n.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { Chip } from './filterChips.ts';
import type { listSearch } from './listSearch.ts';

/** What is in the address but no filter with a chip. */
const others = ['q', 'onde', 'sem', 'status', 'page', 'perPage', 'sort', 'order', 'busca'];

/** Chips of the active filters besides status and search; undefined while they are fetched. */
export function useFilterChips({ search }: Pick<ListState<typeof listSearch>, 'search'>): Chip[] | undefined {
  const language = useLanguage();
  const format = useFormat();
  const enabled = Object.keys(search).some((name) => !others.includes(name));
  const { data } = useQuery({
    queryKey: ['filterChips'],
    queryFn: async () => (await Promise.all([import('./filterChips.ts'), loadTexts('facets')]))[0],
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  return enabled ? data?.chipsOf(search, language, format) : [];
}
