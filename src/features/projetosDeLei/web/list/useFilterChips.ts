import { activeChips, type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { projetoFields } from '../../fields.ts';
import type { ProjetosState } from './filterParams.ts';

type Filters = ProjetosState['search'];
type Chip = FilterChip<Filters>;

/** Chips for the active filters besides chamber and search. */
export function useFilterChips({ search }: Pick<ProjetosState, 'search'>): Chip[] {
  const t = useTexts('projetosDeLei');
  const labelOf = useLabels(projetoFields);
  const format = useFormat();
  const { tipo = [], situacao = [], tramitando, autor, anoDe, anoAte, apresentacaoDe, apresentacaoAte, importacao } = search;
  const day = (date: string) => format.date(noonOf(date));
  const chip = (key: keyof Filters, label: string): Chip => ({ key, label, without: { [key]: undefined } });
  return activeChips<Filters>([
    ...tipo.map((sigla) => ({ key: `tipo-${sigla}`, label: sigla, without: { tipo: valuesWithout(tipo, sigla) } })),
    ...situacao.map((words) => ({ key: `situacao-${words}`, label: words, without: { situacao: valuesWithout(situacao, words) } })),
    tramitando !== undefined && chip('tramitando', tramitando ? t('filters.tramitando') : t('filters.encerrado')),
    autor && chip('autor', `${labelOf('autor')}: ${autor}`),
    anoDe !== undefined && chip('anoDe', `${labelOf('ano')} ≥ ${anoDe}`),
    anoAte !== undefined && chip('anoAte', `${labelOf('ano')} ≤ ${anoAte}`),
    apresentacaoDe && chip('apresentacaoDe', `${t('filters.apresentacaoFrom')} ${day(apresentacaoDe)}`),
    apresentacaoAte && chip('apresentacaoAte', `${t('filters.apresentacaoTo')} ${day(apresentacaoAte)}`),
    importacao !== undefined && chip('importacao', t('filters.importacao', { id: importacao })),
  ]);
}
