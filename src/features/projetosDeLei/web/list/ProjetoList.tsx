import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { needs } from '#features/auth/contract.ts';
import { maxExported } from '#kit/schema.ts';
import { useMay } from '#kit/web/ability.ts';
import { ExportButton, ExportSelected } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { StartingViewMenu } from '#kit/web/DataTable/bar/StartingViewMenu.tsx';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useExport } from '#kit/web/DataTable/useExport.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { projetosDeLei } from '../../contract.ts';
import { calls } from '../calls.ts';
import { CasaTabs } from './CasaTabs.tsx';
import { noFilters } from './filterParams.ts';
import { useColumns } from './useColumns.tsx';
import { useFilterChips } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);

type Slots = {
  /** How fresh the data are. */
  aside: ReactNode;
  /** The follow button of a row. */
  star: (item: number, name: string) => ReactNode;
};

export function ProjetoList({ aside, star }: Slots) {
  const t = useTexts('projetosDeLei');
  const common = useTexts('common');
  const list = useListState(projetosDeLei.list.query);
  const { page: _page, perPage: _perPage, ...filtered } = list.query;
  const selection = useSelection(list.query);
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData });
  const administrates = useMay(needs.administers);
  const columns = useColumns(list.search, star);
  const csv = useExport(t('list.exportFile'), (file, ids) => calls.exportCsv.download(file, { query: { ...filtered, ids } }));
  return (
    <Page
      title={t('title')}
      aside={aside}
      fill
      actions={
        <>
          <StartingViewMenu search={list.search} calls={calls} />
          <ExportButton csv={csv} />
        </>
      }
    >
      <CasaTabs list={list} />
      <FilteredTable
        name="projetosDeLei"
        label={t('list.label')}
        columns={columns}
        rows={query.data?.projetos}
        total={query.data?.total}
        list={list}
        query={query}
        searchLabel={t('list.search')}
        findsWords
        tab="casa"
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
            {administrates && (
              <>
                <Link to="/fontes">{common('word.openSources')}</Link>
                <Link to="/importar">{common('word.uploadFiles')}</Link>
              </>
            )}
          </EmptyState>
        }
      />
    </Page>
  );
}
