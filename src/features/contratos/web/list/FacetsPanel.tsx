import { useLabels } from '#kit/web/locale/labels.ts';
import { CountedFacets } from '#kit/web/refine/CountedFacets.tsx';
import { contratoFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import type { ContratosState } from './filterParams.ts';

/** The facets of the list, each value with the number of contracts that it would leave. */
export function FacetsPanel({ list }: { list: ContratosState }) {
  const label = useLabels(contratoFields);
  const { page: _page, perPage: _perPage, sort: _sort, order: _order, ...filter } = list.query;
  return (
    <CountedFacets
      facets={[
        { name: 'uf', title: label('uf') },
        { name: 'orgaos', title: label('orgao'), isLooked: true },
        { name: 'fornecedores', title: label('fornecedor'), isLooked: true },
        { name: 'tipo', title: label('tipo') },
        { name: 'categoria', title: label('categoria') },
      ]}
      search={list.search}
      set={list.set}
      queryKey={calls.facets.key({ query: filter })}
      fetchCounts={(looked, signal) => calls.facets.send({ query: { ...filter, ...(looked as object) } }, { signal })}
    />
  );
}
