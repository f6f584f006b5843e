// The facets of the list: how many notices each further choice would leave.
import { endpoint } from '#kit/contract.ts';
import { Day, Nullable, type Static, Type } from '#kit/schema.ts';
import { filters } from './entities.ts';

/** A value of the filter with the facet's name, as text. */
const FacetValue = Type.Object({ value: Type.String(), count: Type.Integer() });
/** Days to choose by, both included; null has no bound. */
const FacetPeriod = Type.Object({
  period: Type.Enum(['passed', 'today', 'yesterday', 'week', 'month']),
  /** Of the filter, such as `7d`. */
  value: Type.String(),
  from: Nullable(Day()),
  to: Nullable(Day()),
  count: Type.Integer(),
});
export type FacetPeriod = Static<typeof FacetPeriod>;

/** Facets of values. Those of `orgaos` and `municipios` are the ten most frequent ones and the chosen ones. */
export const valueFacets = [
  ...(['status', 'desfecho', 'modalidade', 'uf', 'municipios', 'orgaos', 'esfera', 'faixa', 'tipo', 'srp', 'beneficio', 'fonte'] as const),
] as const;
export type ValueFacet = (typeof valueFacets)[number];

/** Conditions of a filter, each by one of its parameters. */
const conditions = Object.keys(filters).filter((name) => name !== 'onde' && name !== 'sem') as Exclude<
  keyof typeof filters,
  'onde' | 'sem'
>[];

export const facets = {
  facets: endpoint('GET /api/licitacoes/facets', {
    access: 'signedIn',
    summary: 'How many notices each further choice would leave; each facet is counted without its own choice',
    query: Type.Object({
      ...filters,
      /** Finds values of these facets that contain `letters`. */
      facet: Type.Optional(Type.Enum(['orgaos', 'municipios'])),
      letters: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    reply: Type.Object({
      total: Type.Integer(),
      values: Type.Object({
        ...{
          status: Type.Array(FacetValue),
          desfecho: Type.Array(FacetValue),
          modalidade: Type.Array(FacetValue),
          uf: Type.Array(FacetValue),
        },
        ...{ municipios: Type.Array(FacetValue), orgaos: Type.Array(FacetValue), esfera: Type.Array(FacetValue) },
        ...{ faixa: Type.Array(FacetValue), tipo: Type.Array(FacetValue), srp: Type.Array(FacetValue) },
        ...{ beneficio: Type.Array(FacetValue), fonte: Type.Array(FacetValue) },
      }),
      periods: Type.Object({
        abertura: Type.Array(FacetPeriod),
        prazo: Type.Array(FacetPeriod),
        publicada: Type.Array(FacetPeriod),
      }),
    }),
  }),
  loosenings: endpoint('GET /api/licitacoes/loosenings', {
    access: 'signedIn',
    summary: 'For a filter that finds nothing: how many notices match without each of its conditions, most first',
    query: Type.Object(filters),
    reply: Type.Object({ loosenings: Type.Array(Type.Object({ without: Type.Enum(conditions), count: Type.Integer() })) }),
  }),
};
export type Facets = Static<(typeof facets.facets)['reply']>;
export type Loosening = Static<(typeof facets.loosenings)['reply']>['loosenings'][number];
