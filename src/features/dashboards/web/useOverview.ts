// State of the screen from its address, and its queries.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Series } from '#kit/web/charts/chart.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type ListState, useListState } from '#kit/web/search/listState.ts';
import { searchOf } from '#kit/web/search/search.ts';
import type { NoticeFigures } from '../contract.ts';
import { calls } from './calls.ts';
import { overviewSearch } from './overviewSearch.ts';

export type OverviewState = ListState<typeof overviewSearch>;

export const useOverview = (): OverviewState => useListState(overviewSearch);

const read = searchOf(overviewSearch);
/** The search parameters with a change; defaults are omitted. */
export function changed(search: OverviewState['search'], change: OverviewState['search']): OverviewState['search'] {
  return read({ ...search, ...change });
}

function noticesOf({ query: { period } }: OverviewState) {
  const notices = calls.notices.query({ query: { period } });
  return { ...notices, placeholderData: keepPreviousData<NoticeFigures>, meta: { ...notices.meta, topics: ['licitacoes'] } };
}

/** Figures of notices. Each panel asks itself, so that an answer renders only what shows it. */
export function useNotices(state: OverviewState) {
  return useQuery(noticesOf(state));
}

/** Whether there are no notices yet. */
export function useIsFresh(state: OverviewState): boolean {
  return useQuery({ ...noticesOf(state), select: ({ total }) => total.n === 0 }).data ?? false;
}

/** Number and value of notices, as in every chart's table. */
export function useSeries(): Series[] {
  const t = useTexts('dashboards');
  return [
    { key: 'n', name: t('notices') },
    { key: 'valor', name: t('value'), format: 'money', color: 'primary' },
  ];
}
