import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { CountedFacets } from '#kit/web/refine/CountedFacets.tsx';
import { pcaFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import type { PcaState } from './filterParams.ts';

/** The facets of the list, each value with the number of items that it would leave. */
export function FacetsPanel({ list }: { list: PcaState }) {
  const t = useTexts('pca');
  const label = useLabels(pcaFields);
  const format = useFormat();
  const { page: _page, perPage: _perPage, sort: _sort, order: _order, item: _item, ...filter } = list.query;
  return (
    <CountedFacets
      facets={[
        { name: 'ano', title: label('ano') },
        { name: 'categoria', title: label('categoria') },
        { name: 'orgaos', title: label('orgao'), isLooked: true },
        { name: 'classes', title: label('classe') },
        { name: 'meses', title: t('filters.mes'), labelOf: (mes) => format.monthYear(noonOf(`${mes}-15`)) },
      ]}
      search={list.search}
      // One facet changes at a time.
      set={({ ano, ...change }) => list.set(ano || Object.keys(change).length === 0 ? { ano: ano?.map(Number) } : change)}
      queryKey={calls.facets.key({ query: filter })}
      fetchCounts={(looked, signal) => calls.facets.send({ query: { ...filter, ...(looked as object) } }, { signal })}
    />
  );
}
