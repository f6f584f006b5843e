import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { needs } from '#features/auth/contract.ts';
import { maxExported } from '#kit/schema.ts';
import { useMay } from '#kit/web/ability.ts';
import { ExportSelected } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { ExportMenu } from '#kit/web/DataTable/bar/ExportMenu.tsx';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useExport } from '#kit/web/DataTable/useExport.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { facetsOf, useFacets } from '#kit/web/refine/useFacets.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import textStyles from '#kit/web/text/text.module.css';
import { calls } from '../calls.ts';
import { pcaSearch } from '../pcaSearch.ts';
import { noFilters, type PcaState } from './filterParams.ts';
import { ItemDrawer } from './ItemDrawer.tsx';
import { useColumns } from './useColumns.tsx';
import { useFilterChips } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);
const facetsPanel = facetsOf<PcaState>(async () => (await import('./FacetsPanel.tsx')).FacetsPanel);

/** The items of all plans. `aside`: beside the title. */
export function PcaList({ aside }: { aside: ReactNode }) {
  const t = useTexts('pca');
  const common = useTexts('common');
  const format = useFormat();
  const list = useListState(pcaSearch);
  const { item, ...asked } = list.query;
  const { page: _page, perPage: _perPage, ...filtered } = asked;
  const selection = useSelection(asked);
  const query = useQuery({ ...calls.list.query({ query: asked }), placeholderData: keepPreviousData });
  const administrates = useMay(needs.administers);
  const facets = useFacets('pca', list, facetsPanel);
  const csv = useExport(t('list.exportFile'), (file, ids) => calls.exportCsv.download(file, { query: { ...filtered, ids } }));
  const xlsx = useExport(t('list.exportFile'), (file, ids) => calls.exportXlsx.download(file, { query: { ...filtered, ids } }), 'xlsx');
  const valor = query.data?.valor;
  return (
    <Page
      title={t('title')}
      aside={
        <>
          {valor ? <span className={textStyles.dimmed}>{t('list.sum', { valor: format.money(valor) })}</span> : null}
          {aside}
        </>
      }
      fill
      actions={<ExportMenu csv={csv} xlsx={xlsx} />}
    >
      {facets.beside(
        <FilteredTable
          name="pca"
          label={t('list.label')}
          columns={useColumns()}
          rows={query.data?.itens}
          total={query.data?.total}
          list={list}
          query={query}
          searchLabel={t('list.search')}
          findsWords
          chips={useFilterChips(list, query.data?.itens)}
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
      <ItemDrawer id={item} close={() => list.set({ item: undefined, page: list.query.page })} />
    </Page>
  );
}
