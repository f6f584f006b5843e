import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { VigenciaTabs } from '#brasil/web/records/VigenciaTabs.tsx';
import { needs } from '#features/auth/contract.ts';
import { maxExported } from '#kit/schema.ts';
import { useMay } from '#kit/web/ability.ts';
import { ExportSelected } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { ExportMenu } from '#kit/web/DataTable/bar/ExportMenu.tsx';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useExport } from '#kit/web/DataTable/useExport.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { facetsOf, useFacets } from '#kit/web/refine/useFacets.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import { contratos } from '../../contract.ts';
import { calls } from '../calls.ts';
import { type ContratosState, noFilters } from './filterParams.ts';
import { useColumns } from './useColumns.tsx';
import { useFilterChips } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);
const facetsPanel = facetsOf<ContratosState>(async () => (await import('./FacetsPanel.tsx')).FacetsPanel);

/** @param props `aside`: beside the title */
export function ContratoList({ aside }: { aside: ReactNode }) {
  const t = useTexts('contratos');
  const common = useTexts('common');
  const list = useListState(contratos.list.query);
  const { page, perPage, ...filtered } = list.query;
  const { sort, order, ...filter } = filtered;
  const selection = useSelection(list.query);
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData });
  const counts = useQuery({ ...calls.count.query({ query: filter }), placeholderData: keepPreviousData });
  const administrates = useMay(needs.administers);
  const facets = useFacets('contratos', list, facetsPanel);
  const csv = useExport(t('list.exportFile'), (file, ids) => calls.exportCsv.download(file, { query: { ...filtered, ids } }));
  const xlsx = useExport(t('list.exportFile'), (file, ids) => calls.exportXlsx.download(file, { query: { ...filtered, ids } }), 'xlsx');
  return (
    <Page title={t('title')} aside={aside} fill actions={<ExportMenu csv={csv} xlsx={xlsx} />}>
      <VigenciaTabs
        label={t('list.tabs')}
        all={t('list.all')}
        counts={counts.data}
        chosen={list.search.situacao}
        link={(situacao, props) => (
          <Link
            key={situacao?.[0] ?? 'all'}
            to="/contratos"
            search={{ ...list.search, page: undefined, situacao }}
            activeOptions={exactSearch}
            {...props}
          />
        )}
      />
      {facets.beside(
        <FilteredTable
          name="contratos"
          label={t('list.label')}
          columns={useColumns(list.search)}
          rows={query.data?.contratos}
          total={query.data?.total}
          list={list}
          query={query}
          searchLabel={t('list.search')}
          findsWords
          tab="situacao"
          chips={useFilterChips(list, query.data?.contratos)}
          noFilters={noFilters}
          filters={facets.button}
          drawer={drawer}
          drawerTitle={t('filters.title')}
          selection={selection}
          bulkActions={
            <ExportSelected csv={csv} selection={selection} most={maxExported} tooMany={(most) => t('list.tooMany', { most })} />
          }
          noMatch={t('list.noMatch')}
          showAll={t('list.showAll')}
          empty={
            <EmptyState icon={<IconInbox />} title={t('list.none')} hint={administrates ? t('list.noneHint') : t('list.noneYet')}>
              {administrates && <Link to="/importar">{common('word.uploadFiles')}</Link>}
            </EmptyState>
          }
        />,
      )}
    </Page>
  );
}
