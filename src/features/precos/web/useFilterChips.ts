import { activeChips, type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Search } from '#kit/web/search/search.ts';
import type { PrecosState } from './filterParams.ts';
import type { precosSearch } from './precosSearch.ts';

type Filters = Search<typeof precosSearch>;

/** Chips for the active filters besides search and unit. */
export function useFilterChips({ search }: PrecosState): FilterChip<Filters>[] {
  const t = useTexts('precos');
  const format = useFormat();
  const { catalogo, de, ate, uf, orgao, fornecedor, valorMin, valorMax, atipicos } = search;
  const day = (date: string) => format.date(noonOf(date));
  return activeChips<Filters>([
    catalogo && { key: 'catalogo', label: t('chips.catalogo', { code: catalogo }), without: { catalogo: undefined } },
    de && { key: 'de', label: t('chips.since', { day: day(de) }), without: { de: undefined } },
    ate && { key: 'ate', label: t('chips.until', { day: day(ate) }), without: { ate: undefined } },
    ...(uf ?? []).map((one) => ({ key: `uf.${one}`, label: one, without: { uf: valuesWithout(uf ?? [], one) } })),
    orgao && { key: 'orgao', label: t('chips.orgao', { name: orgao }), without: { orgao: undefined } },
    fornecedor && { key: 'fornecedor', label: t('chips.fornecedor', { name: fornecedor }), without: { fornecedor: undefined } },
    valorMin !== undefined && { key: 'min', label: t('chips.least', { value: format.money(valorMin) }), without: { valorMin: undefined } },
    valorMax !== undefined && { key: 'max', label: t('chips.most', { value: format.money(valorMax) }), without: { valorMax: undefined } },
    atipicos && { key: 'atipicos', label: t(`outliers.${atipicos}`), without: { atipicos: undefined } },
  ]);
}
