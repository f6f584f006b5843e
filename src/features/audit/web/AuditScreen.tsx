import { Button } from '@mantine/core';
import { IconHistory, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { ExportButton } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { FilterButton } from '#kit/web/DataTable/bar/FilterButton.tsx';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import type { AuditEvent } from '../contract.ts';
import { auditSearch } from './auditSearch.ts';
import { calls } from './calls.ts';
import { EventDrawer } from './EventDrawer.tsx';
import { noFilters } from './filterParams.ts';
import { useColumns } from './useColumns.tsx';
import { useExport } from './useExport.ts';
import { useFilterChips } from './useFilterChips.ts';

const fetchDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await fetchDrawer()).FilterDrawer }));

/** The audit log, the newest events first. */
export function AuditScreen() {
  const t = useTexts('audit');
  const list = useListState(auditSearch);
  const { event, ...filters } = list.query;
  const query = useQuery({ ...calls.list.query({ query: filters }), placeholderData: keepPreviousData });
  const columns = useColumns();
  const chips = useFilterChips(list);
  const { run, isExporting } = useExport(filters);
  const isUnfiltered = chips.length === 0 && !list.search.q;
  return (
    <Page title={t('title')} fill actions={<ExportButton label={t('export.button')} isExporting={isExporting} run={run} />}>
      <FilterChips chips={chips} set={list.set} clear={() => list.set(noFilters)} />
      <DataTable
        name="audit"
        label={t('label')}
        columns={columns}
        rows={query.data?.events}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        searchLabel={t('search')}
        filters={
          <FilterButton
            label={t('filters.button')}
            active={chips.length}
            fetch={fetchDrawer}
            drawer={(state) => <FilterDrawer list={list} {...state} />}
          />
        }
        empty={
          isUnfiltered ? (
            <EmptyState icon={<IconHistory />} title={t('none')} hint={t('noneHint')} />
          ) : (
            <EmptyState icon={<IconSearchOff />} title={t('noMatch')}>
              <Button variant="light" onClick={() => list.set({ ...noFilters, q: undefined })}>
                {t('showAll')}
              </Button>
            </EmptyState>
          )
        }
      />
      <EventDrawer
        id={event}
        known={query.data?.events.find(({ id }) => id === event)}
        close={() => list.set({ event: undefined, page: list.query.page })}
      />
    </Page>
  );
}

const idOf = ({ id }: AuditEvent) => id;
