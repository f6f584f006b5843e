// How many notices each further choice would leave.
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { FacetValue, Query, Span } from '#kit/server/search/query.ts';
import type { SearchIndex } from '#kit/server/search/searchIndex.ts';
import type { FacetPeriod, Facets, ValueFacet } from '../../facets.ts';
import { daysOf, type Periodo, periodos, proximos, recentes } from '../../periodos.ts';
import { codeOf, columnOf, type Filter, toPlace, toQuestion } from './question.ts';
import { toSeconds } from './schema.ts';

/** The column of each facet, and how a value of it is named in the filter. */
const columns: Record<ValueFacet, { column: string; nameOf?: (value: string) => string }> = {
  status: { column: 'status' },
  desfecho: { column: 'desfecho' },
  modalidade: { column: 'modalidade', nameOf: (value) => String(codeOf(value)) },
  uf: { column: 'uf' },
  municipios: { column: 'municipio', nameOf: toPlace },
  orgaos: { column: 'orgao' },
  esfera: { column: 'esfera' },
  faixa: { column: 'faixa' },
  tipo: { column: 'tipo' },
  srp: { column: 'srp' },
  beneficio: { column: 'beneficio' },
  fonte: { column: 'fonte' },
};
const SHOWN = 10;
/** Of a facet whose values are looked for by their letters. */
const SHOWN_LOOKED = 30;

export type Looked = { facet: 'orgaos' | 'municipios'; letters: string };

export function countFacets(index: SearchIndex, filter: Filter, now: Date, looked?: Looked): Facets {
  const question = toQuestion(index, filter, now);
  const query: Query = {
    ...question,
    ...{ order: [{ by: 'id', isDescending: true }], offset: 0, limit: 0 },
    facets: Object.values(columns).map(({ column }) => column),
    spans: periodos.map((periodo) => ({ column: columnOf[periodo], spans: periodsOf(periodo, now).map(spanOf) })),
    looked: looked && { column: columns[looked.facet].column, letters: looked.letters },
  };
  const { total, facets, spans } = index.search(query);
  const values = Object.fromEntries(
    Object.entries(columns).map(([name, { column, nameOf = (value: string) => value }]) => {
      const shown = merged(
        (facets.get(column) ?? []).filter(({ value }) => value !== ''),
        nameOf,
      );
      if (name !== 'orgaos' && name !== 'municipios') return [name, shown];
      const chosen = filter[name] ?? [];
      if (looked?.facet === name) return [name, shown.slice(0, SHOWN_LOOKED)];
      return [name, shown.filter(({ value }, place) => place < SHOWN || chosen.includes(value))];
    }),
  ) as Facets['values'];
  const counted = periodos.map((periodo, at) => [
    periodo,
    periodsOf(periodo, now).map((one, place): FacetPeriod => ({ ...one, count: spans[at]?.[place] ?? 0 })),
  ]);
  return { total, values, periods: Object.fromEntries(counted) };
}

/** Values that have the same name for the filter are counted together. */
function merged(values: readonly FacetValue[], nameOf: (value: string) => string): FacetValue[] {
  const counts = new Map<string, number>();
  for (const { value, count } of values) counts.set(nameOf(value), (counts.get(nameOf(value)) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
}

function periodsOf(periodo: Periodo, now: Date): Omit<FacetPeriod, 'count'>[] {
  const offered = periodo === 'publicada' ? recentes : proximos;
  return (Object.entries(offered) as [FacetPeriod['period'], string][]).map(([period, value]) => ({
    period,
    value,
    ...daysOf(periodo, value, now),
  }));
}

function spanOf({ from, to }: Omit<FacetPeriod, 'count'>): Span {
  return {
    min: from === null ? Number.NEGATIVE_INFINITY : toSeconds(startOfDayInBrasilia(from)),
    max: to === null ? Number.POSITIVE_INFINITY : toSeconds(startOfDayInBrasilia(to, 1)),
  };
}
