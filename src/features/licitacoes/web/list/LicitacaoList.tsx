import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { needs } from '#features/auth/contract.ts';
import { maxExported } from '#kit/schema.ts';
import { useMay } from '#kit/web/ability.ts';
import { ExportButton, ExportSelected } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { filterDrawer } from '#kit/web/DataTable/bar/FilterButton.tsx';
import { StartingViewMenu } from '#kit/web/DataTable/bar/StartingViewMenu.tsx';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useExport } from '#kit/web/DataTable/useExport.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { licitacoes } from '../../contract.ts';
import { calls } from '../calls.ts';
import { noFilters } from './filterParams.ts';
import { ListMenu } from './ListMenu.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useColumns } from './useColumns.tsx';
import { useFilterChips } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);

/** `star`: renders the follow button of a row. */
export function LicitacaoList({ star }: { star: (item: number, name: string) => ReactNode }) {
  const t = useTexts('licitacoes');
  const common = useTexts('common');
  const list = useListState(licitacoes.list.query);
  const { page: _page, perPage: _perPage, ...filtered } = list.query;
  const selection = useSelection(list.query);
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData });
  const administrates = useMay(needs.administers);
  const columns = useColumns(list.search, star);
  const csv = useExport(t('list.exportFile'), (file, ids) => calls.exportCsv.download(file, { query: { ...filtered, ids } }));
  return (
    <Page
      title={t('title')}
      fill
      actions={
        <>
          <StartingViewMenu search={list.search} calls={calls} />
          <ExportButton csv={csv} />
          <ListMenu />
        </>
      }
    >
      <StatusTabs list={list} />
      <FilteredTable
        name="licitacoes"
        isFlat
        label={t('list.label')}
        columns={columns}
        rows={query.data?.licitacoes}
        total={query.data?.total}
        list={list}
        query={query}
        searchLabel={t('list.search')}
        findsWords
        tab="status"
        chips={useFilterChips(list)}
        noFilters={noFilters}
        drawer={drawer}
        drawerTitle={t('filters.title')}
        selection={selection}
        bulkActions={<ExportSelected csv={csv} selection={selection} most={maxExported} tooMany={(most) => t('list.tooMany', { most })} />}
        noMatch={t('list.noMatch')}
        showAll={t('list.showAll')}
        empty={
          <EmptyState icon={<IconInbox />} title={t('list.none')} hint={administrates ? t('list.noneHint') : t('list.noneYet')}>
            {administrates && <Link to="/importar">{common('word.uploadFiles')}</Link>}
          </EmptyState>
        }
      />
    </Page>
  );
}
