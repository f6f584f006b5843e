import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ExportButton } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useExport } from '#kit/web/DataTable/useExport.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { auditSearch } from './auditSearch.ts';
import { calls } from './calls.ts';
import { EventDrawer } from './EventDrawer.tsx';
import { noFilters } from './filterParams.ts';
import { IntegrityLine, IntegrityWarning } from './Integrity.tsx';
import { useColumns } from './useColumns.tsx';
import { useFilterChips } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);

/** The audit log, the newest events first. */
export function AuditScreen() {
  const t = useTexts('audit');
  const list = useListState(auditSearch);
  const { event, ...filters } = list.query;
  const query = useQuery({ ...calls.list.query({ query: filters }), placeholderData: keepPreviousData });
  const columns = useColumns();
  const { page: _page, perPage: _perPage, ...filtered } = filters;
  const csv = useExport(t('export.file'), (file) => calls.exportCsv.download(file, { query: filtered }));
  return (
    <Page title={t('title')} fill actions={<ExportButton csv={csv} />}>
      <IntegrityLine />
      <IntegrityWarning />
      <FilteredTable
        name="audit"
        label={t('label')}
        columns={columns}
        rows={query.data?.events}
        total={query.data?.total}
        list={list}
        query={query}
        searchLabel={t('search')}
        chips={useFilterChips(list)}
        noFilters={noFilters}
        drawer={drawer}
        drawerTitle={t('filters.title')}
        noMatch={t('noMatch')}
        showAll={t('showAll')}
        empty={<EmptyState icon={<IconHistory />} title={t('none')} hint={t('noneHint')} />}
      />
      <EventDrawer
        id={event}
        known={query.data?.events.find(({ id }) => id === event)}
        close={() => list.set({ event: undefined, page: list.query.page })}
      />
    </Page>
  );
}
