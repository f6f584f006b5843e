import { Button } from '@mantine/core';
import { IconDownload, IconInbox, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { ExportButton } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { FilterButton } from '#kit/web/DataTable/bar/FilterButton.tsx';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { projetosDeLei } from '../../contract.ts';
import type { Projeto } from '../../entities.ts';
import { calls } from '../calls.ts';
import { CasaTabs } from './CasaTabs.tsx';
import { noFilters } from './filterParams.ts';
import { StartingViewMenu } from './StartingViewMenu.tsx';
import { useColumns } from './useColumns.tsx';
import { useExport } from './useExport.ts';
import { useFilterChips } from './useFilterChips.ts';

const fetchDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await fetchDrawer()).FilterDrawer }));

/** `star`: renders the follow button of a row. */
export function ProjetoList({ star }: { star: (item: number, name: string) => ReactNode }) {
  const t = useTexts('projetosDeLei');
  const list = useListState(projetosDeLei.list.query);
  const selection = useSelection(list.query);
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData });
  const administrates = useMay(needs.administers);
  const columns = useColumns(list.search, star);
  const chips = useFilterChips(list);
  const { exportAll, exportChosen, isExporting } = useExport(list.query, selection);
  const isUnfiltered = chips.length === 0 && !list.search.q && !list.search.casa;
  return (
    <Page
      title={t('title')}
      fill
      actions={
        <>
          <StartingViewMenu list={list} />
          <ExportButton label={t('list.export')} isExporting={isExporting} run={exportAll} />
        </>
      }
    >
      <CasaTabs list={list} />
      <FilterChips chips={chips} set={list.set} clear={() => list.set(noFilters)} />
      <DataTable
        name="projetosDeLei"
        label={t('list.label')}
        columns={columns}
        rows={query.data?.projetos}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        searchLabel={t('list.search')}
        filters={
          <FilterButton
            label={t('filters.button')}
            active={chips.length}
            fetch={fetchDrawer}
            drawer={(state) => <FilterDrawer list={list} {...state} />}
          />
        }
        selection={selection}
        bulkActions={
          <Button size="compact-sm" leftSection={<IconDownload size={18} aria-hidden />} loading={isExporting} onClick={exportChosen}>
            {t('list.exportSelected')}
          </Button>
        }
        empty={
          isUnfiltered ? (
            <EmptyState icon={<IconInbox />} title={t('list.none')} hint={administrates ? t('list.noneHint') : t('list.noneYet')}>
              {administrates && <Link to="/importar">{t('list.send')}</Link>}
            </EmptyState>
          ) : (
            <EmptyState icon={<IconSearchOff />} title={t('list.noMatch')}>
              <Button variant="light" onClick={() => list.set({ ...noFilters, q: undefined, casa: undefined })}>
                {t('list.showAll')}
              </Button>
            </EmptyState>
          )
        }
      />
    </Page>
  );
}

const idOf = ({ id }: Projeto) => id;
