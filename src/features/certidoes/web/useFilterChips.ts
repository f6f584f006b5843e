import { activeChips, type FilterChip } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Search } from '#kit/web/search/search.ts';
import { tiposDeCertidao } from '../entities.ts';
import type { certidoesSearch } from './certidoesSearch.ts';
import type { CertidoesState } from './filterParams.ts';

type Filters = Search<typeof certidoesSearch>;

/** Chips for the active filters besides search and tab. */
export function useFilterChips({ search: { grupo, tipo, on } }: CertidoesState): FilterChip<Filters>[] {
  const t = useTexts('certidoes');
  const language = useLanguage();
  const format = useFormat();
  return activeChips<Filters>([
    grupo && { key: 'grupo', label: t(`grupo.${grupo}`), without: { grupo: undefined } },
    tipo && { key: 'tipo', label: tiposDeCertidao[tipo].nome[language], without: { tipo: undefined } },
    on && { key: 'on', label: t('filters.validOn', { day: format.date(noonOf(on)) }), without: { on: undefined } },
  ]);
}
