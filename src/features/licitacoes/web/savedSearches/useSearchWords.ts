import { useTexts } from '#kit/web/locale/i18n.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import { useFilterChips } from '../list/useFilterChips.ts';
import { parametersOf } from './searchState.ts';

const statusTexts = { aberta: 'list.abertas', andamento: 'list.andamento', fechada: 'list.fechadas' } as const;

/** What a search looks for, in a line: «pneus» · Abertas · SP · ≥ R$ 50.000,00. */
export function useSearchWords(saved: Pick<SavedSearch, 'id' | 'query'>): string {
  const t = useTexts('savedSearches');
  const licitacoes = useTexts('licitacoes');
  const search = parametersOf(saved);
  const chips = useFilterChips({ search }) ?? [];
  const words = [
    search.q && t('quoted', { text: search.q }),
    ...(search.status ?? []).map((status) => licitacoes(statusTexts[status])),
    ...chips.map(({ label }) => label),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : t('everything');
}
