import { Skeleton, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brazilStates } from '#brasil/states.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { FacetGroup, type FacetOption } from '#kit/web/refine/FacetGroup.tsx';
import type { ListState } from '#kit/web/search/listState.ts';
import type { FacetPeriod, Facets, ValueFacet } from '../../facets.ts';
import { licitacaoFields } from '../../fields.ts';
import type { Periodo } from '../../periodos.ts';
import type { listSearch } from '../list/listSearch.ts';
import { tipos } from '../wireCodes.ts';
import { facetCalls } from './calls.ts';
import { chosenOf, withToggled } from './facetChoice.ts';
import { beneficios, facetLabel, periodLabel } from './facetLabels.ts';

type List = ListState<typeof listSearch>;
type Looked = 'orgaos' | 'municipios';

const facets: readonly ValueFacet[] = [
  ...(['status', 'desfecho', 'modalidade', 'uf', 'municipios', 'orgaos', 'faixa', 'esfera', 'tipo', 'srp', 'beneficio', 'fonte'] as const),
];
/** The values that a short facet always shows, also without notices. */
const fixedValues: Partial<Record<ValueFacet, readonly string[]>> = {
  status: ['aberta', 'andamento', 'fechada'],
  esfera: ['F', 'E', 'M', 'D'],
  faixa: ['1', '2', '3', '4', '5', '6', '0'],
  tipo: tipos,
  srp: ['true', 'false'],
  beneficio: beneficios,
};
const stateNames = new Map<string, string>(brazilStates.map(({ uf, name }) => [uf, name]));
const typingPause = 250;

/** The facets of the list, each value with the number of notices that it would leave. */
export function FacetsPanel({ list }: { list: List }) {
  const t = useTexts('facets');
  const licitacoes = useTexts('licitacoes');
  const labelOf = useLabels(licitacaoFields);
  const format = useFormat();
  const [letters, setLetters] = useState<Partial<Record<Looked, string>>>({});
  const { page: _page, perPage: _perPage, sort: _sort, order: _order, busca: _busca, ...filter } = list.query;
  const query = useQuery({ ...facetCalls.facets.query({ query: filter }), placeholderData: keepPreviousData });
  const found = { orgaos: useLooked('orgaos', letters.orgaos, filter), municipios: useLooked('municipios', letters.municipios, filter) };
  const titles: Record<ValueFacet, string> = {
    ...{
      status: t('status'),
      desfecho: t('desfecho'),
      modalidade: labelOf('modalidade'),
      uf: labelOf('uf'),
      municipios: t('municipios'),
      orgaos: t('orgaos'),
    },
    ...{ faixa: t('faixa'), esfera: labelOf('esfera'), tipo: t('tipo'), srp: licitacoes('filters.srp') },
    ...{ beneficio: t('beneficio'), fonte: t('fonte') },
  };
  if (query.isError && !query.data) return <Failure error={query.error} retry={() => query.refetch()} />;
  if (!query.data)
    return (
      <Stack gap="xs" aria-busy>
        {facets.map((facet) => (
          <Skeleton key={facet} height={96} />
        ))}
      </Stack>
    );
  const { values, periods } = query.data;
  const optionsOf = (facet: ValueFacet, counted: Facets['values'][ValueFacet]): FacetOption[] => {
    const counts = new Map(counted.map(({ value, count }) => [value, count]));
    const chosen = chosenOf(list.search, facet);
    const all = [...new Set([...(fixedValues[facet] ?? []), ...counts.keys(), ...chosen])];
    return all.map((value) => ({
      ...{ value, count: counts.get(value) ?? 0, isChosen: chosen.includes(value) },
      label: facet === 'uf' ? [value, stateNames.get(value)].filter(Boolean).join(' · ') : facetLabel(facet, value, format),
    }));
  };
  return (
    <div>
      {facets.map((facet) => {
        const isLooked = facet === 'orgaos' || facet === 'municipios';
        const counted = (isLooked && letters[facet] ? found[facet] : undefined) ?? values[facet];
        return (
          <FacetGroup
            key={facet}
            title={titles[facet]}
            options={optionsOf(facet, counted)}
            toggle={(value) => list.set(withToggled(list.search, facet, value))}
            clear={() => list.set({ [facet]: undefined })}
            {...(isLooked && { letters: letters[facet] ?? '', find: (typed: string) => setLetters({ ...letters, [facet]: typed }) })}
          />
        );
      })}
      <PeriodGroup list={list} periodo="prazo" title={licitacoes('filters.prazo')} periods={periods.prazo} />
      <PeriodGroup list={list} periodo="abertura" title={licitacoes('filters.abertura')} periods={periods.abertura} />
      <PeriodGroup list={list} periodo="publicada" title={t('publicada')} periods={periods.publicada} />
    </div>
  );
}

/** The values of a facet that contain the letters; undefined while none are typed. */
function useLooked(facet: Looked, letters: string | undefined, filter: object) {
  const [asked] = useDebouncedValue(letters?.trim() ?? '', typingPause);
  const query = { ...filter, facet, letters: asked };
  return useQuery({ ...facetCalls.facets.query({ query }), enabled: asked !== '', placeholderData: keepPreviousData }).data?.values[facet];
}

type PeriodGroupProps = { list: List; periodo: Periodo; title: string; periods: readonly FacetPeriod[] };

/** One period is chosen at a time; it takes the place of fixed dates. */
function PeriodGroup({ list, periodo, title, periods }: PeriodGroupProps) {
  const format = useFormat();
  const chosen = list.search[periodo];
  const dates = periodo === 'publicada' ? {} : { [`${periodo}De`]: undefined, [`${periodo}Ate`]: undefined };
  const set = (value?: string) => list.set({ ...dates, [periodo]: value });
  return (
    <FacetGroup
      title={title}
      options={periods.map(({ value, count }) => ({
        value,
        count,
        isChosen: value === chosen,
        label: periodLabel(periodo, value, format),
      }))}
      toggle={(value) => set(value === chosen ? undefined : value)}
      clear={() => set()}
    />
  );
}
