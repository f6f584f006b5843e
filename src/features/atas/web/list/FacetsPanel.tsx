import { useLabels } from '#kit/web/locale/labels.ts';
import { CountedFacets } from '#kit/web/refine/CountedFacets.tsx';
import { ataFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import type { AtasState } from './filterParams.ts';

/** The facets of the list, each value with the number of atas that it would leave. */
export function FacetsPanel({ list }: { list: AtasState }) {
  const label = useLabels(ataFields);
  const { page: _page, perPage: _perPage, sort: _sort, order: _order, ...filter } = list.query;
  return (
    <CountedFacets
      facets={[
        { name: 'orgaos', title: label('orgao'), isLooked: true },
        { name: 'ano', title: label('ano') },
      ]}
      search={list.search}
      // One facet changes at a time.
      set={(change) => list.set('ano' in change ? { ano: change.ano?.map(Number) } : { orgaos: change.orgaos })}
      queryKey={calls.facets.key({ query: filter })}
      fetchCounts={(looked, signal) => calls.facets.send({ query: { ...filter, ...(looked as object) } }, { signal })}
    />
  );
}
