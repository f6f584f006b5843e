import { useEffect, useState } from 'react';
import { activeChips, type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { Search } from '#kit/web/search/search.ts';
import { modalidades } from '../../codes.ts';
import { licitacaoFields } from '../../fields.ts';
import type { listSearch } from './listSearch.ts';

type Filters = Search<typeof listSearch>;
type Chip = FilterChip<Filters>;

/** Facets with a chip for each value. */
const listed = ['municipios', 'orgaos', 'esfera', 'tipo', 'faixa', 'beneficio', 'fonte'] as const;

/** Chips for the active filters besides status and search. */
export function useFilterChips({ search }: Pick<ListState<typeof listSearch>, 'search'>): Chip[] {
  const t = useTexts('licitacoes');
  const labelOf = useLabels(licitacaoFields);
  const common = useTexts('common');
  const format = useFormat();
  const facetLabel = useFacetLabel(search);
  const {
    modalidade = [],
    uf = [],
    municipio,
    orgao,
    uasg,
    valorMin,
    valorMax,
    aberturaDe,
    aberturaAte,
    prazoDe,
    prazoAte,
    srp,
    importacao,
  } = search;
  const day = (date: string) => format.date(noonOf(date));
  const chip = (key: keyof Filters, label: string): Chip => ({ key, label, without: { [key]: undefined } });
  const each = (facet: (typeof listed)[number]): Chip[] =>
    ((search[facet] ?? []) as string[]).map((value, _, all) => ({
      ...{ key: `${facet}-${value}`, label: facetLabel?.(facet, value, format) ?? value },
      without: { [facet]: valuesWithout(all, value) },
    }));
  return activeChips<Filters>([
    ...modalidade.map((code) => ({
      key: `modalidade-${code}`,
      label: modalidades[code as keyof typeof modalidades] ?? String(code),
      without: { modalidade: valuesWithout(modalidade, code) },
    })),
    ...uf.map((state) => ({ key: `uf-${state}`, label: state, without: { uf: valuesWithout(uf, state) } })),
    ...listed.flatMap(each),
    municipio && chip('municipio', `${labelOf('municipio')}: ${municipio}`),
    orgao && chip('orgao', `${labelOf('orgao')}: ${orgao}`),
    uasg && chip('uasg', `${labelOf('UASG')} ${uasg}`),
    valorMin !== undefined && chip('valorMin', `≥ ${format.money(valorMin)}`),
    valorMax !== undefined && chip('valorMax', `≤ ${format.money(valorMax)}`),
    aberturaDe && chip('aberturaDe', `${t('filters.aberturaFrom')} ${day(aberturaDe)}`),
    aberturaAte && chip('aberturaAte', `${t('filters.aberturaTo')} ${day(aberturaAte)}`),
    prazoDe && chip('prazoDe', `${t('filters.prazoFrom')} ${day(prazoDe)}`),
    prazoAte && chip('prazoAte', `${t('filters.prazoTo')} ${day(prazoAte)}`),
    srp !== undefined && chip('srp', `${t('filters.srp')}: ${srp ? common('yes') : common('no')}`),
    importacao !== undefined && chip('importacao', t('filters.importacao', { id: importacao })),
  ]);
}

type Label = typeof import('../facets/facetLabels.ts').facetLabel;

/** What values of facets are called; undefined until it is fetched, which happens once one is chosen. */
function useFacetLabel(search: Filters): Label | undefined {
  const [label, setLabel] = useState<Label>();
  const isNeeded = listed.some((facet) => search[facet] !== undefined);
  useEffect(() => {
    if (!isNeeded) return;
    void Promise.all([import('../facets/facetLabels.ts'), loadTexts('facets')]).then(([{ facetLabel }]) => setLabel(() => facetLabel));
  }, [isNeeded]);
  return label;
}
