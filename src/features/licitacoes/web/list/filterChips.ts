// Chips of the active filters of the list besides status and search. Fetched once there are some, with the texts of facets.
import type { Language } from '#kit/errors.ts';
import { activeChips, type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Search } from '#kit/web/search/search.ts';
import { licitacaoFields } from '../../fields.ts';
import { facetLabel, periodLabel } from '../facets/facetLabels.ts';
import type { listSearch } from './listSearch.ts';

export type Filters = Search<typeof listSearch>;
export type Chip = FilterChip<Filters>;

/** Filters with a chip for each value. */
const listed = ['desfecho', 'modalidade', 'uf', 'municipios', 'orgaos', 'esfera', 'tipo', 'faixa', 'beneficio', 'fonte'] as const;

export function chipsOf(search: Filters, language: Language, format: Format): Chip[] {
  const labelOf = (field: 'municipio' | 'orgao' | 'UASG') => licitacaoFields[field].label[language];
  const [t, common] = [textsOf('licitacoes'), textsOf('common')];
  const { municipio, orgao, uasg, valorMin, valorMax, aberturaDe, aberturaAte, prazoDe, prazoAte, srp, importacao } = search;
  const { abertura, prazo, publicada, depoisDe } = search;
  const facets = textsOf('facets');
  const day = (date: string) => format.date(noonOf(date));
  const chip = (key: keyof Filters, label: string): Chip => ({ key, label, without: { [key]: undefined } });
  const each = (facet: (typeof listed)[number]): Chip[] =>
    ((search[facet] ?? []) as (string | number)[]).map((value, _, all) => ({
      ...{ key: `${facet}-${value}`, label: facetLabel(facet, String(value), format) },
      without: { [facet]: valuesWithout(all, value) },
    }));
  return activeChips<Filters>([
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
    abertura && chip('abertura', `${t('filters.abertura')}: ${periodLabel('abertura', abertura, format)}`),
    prazo && chip('prazo', `${t('filters.prazo')}: ${periodLabel('prazo', prazo, format)}`),
    publicada && chip('publicada', `${facets('publicada')}: ${periodLabel('publicada', publicada, format)}`),
    depoisDe !== undefined && chip('depoisDe', facets('newOnly')),
    srp !== undefined && chip('srp', `${t('filters.srp')}: ${srp ? common('yes') : common('no')}`),
    importacao !== undefined && chip('importacao', t('filters.importacao', { id: importacao })),
  ]);
}
