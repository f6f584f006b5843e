import { activeChips, type FilterChip } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Search } from '#kit/web/search/search.ts';
import type { OrdersState } from './filterParams.ts';
import type { ordersSearch } from './ordersSearch.ts';

type Filters = Search<typeof ordersSearch>;

/** The active filters as chips, without the search. */
export function useFilterChips({ search: { estado, de, ate } }: Pick<OrdersState, 'search'>): FilterChip<Filters>[] {
  const t = useTexts('orders');
  const format = useFormat();
  const day = (date: string) => format.date(noonOf(date));
  return activeChips<Filters>([
    estado && { key: 'estado', label: t(`state.${estado}`), without: { estado: undefined } },
    de && { key: 'de', label: t('filters.since', { day: day(de) }), without: { de: undefined } },
    ate && { key: 'ate', label: t('filters.until', { day: day(ate) }), without: { ate: undefined } },
  ]);
}
