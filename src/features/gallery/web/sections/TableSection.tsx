import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Employee } from '#features/datatables/contract.ts';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';
import { saveCsv } from '#kit/web/request/csv.ts';
import { type ListState, useListState } from '#kit/web/search/listState.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import { employeeCalls } from '../employees/employeeCalls.ts';
import { amountOf, dayOf, employeesOf, pageOf } from '../employees/employees.ts';
import { useEmployeeColumns, useStatusName } from '../employees/useEmployeeColumns.tsx';
import { gallerySearch } from '../gallerySearch.ts';
import { Sample } from '../Sample.tsx';

type TableList = ListState<typeof gallerySearch>;

export function TableSection() {
  const t = useTexts('gallery');
  const list = useListState(gallerySearch);
  const { by } = list.query;
  return (
    <Sample title={t('table.title')} when={t(`table.${by}When`)} plain>
      <LinkTabs label={t('table.modes')}>
        {(['browser', 'server'] as const).map((mode) => (
          <Link
            key={mode}
            to="/gallery/{-$section}"
            params={{ section: 'table' }}
            search={mode === 'browser' ? {} : { by: mode }}
            aria-current={by === mode ? 'page' : undefined}
            activeOptions={exactSearch}
          >
            {t(`table.${mode}`)}
          </Link>
        ))}
      </LinkTabs>
      <div>{by === 'browser' ? <BrowserTable list={list} /> : <ServerTable list={list} />}</div>
    </Sample>
  );
}

/** All rows loaded; the browser searches, sorts, pages and exports. */
function BrowserTable({ list }: { list: TableList }) {
  const t = useTexts('gallery');
  const language = useLanguage();
  const nameOf = useStatusName();
  const columns = useEmployeeColumns({ sorts: true });
  const selection = useSelection({ q: list.query.q });
  const query = useQuery(employeeCalls.readAll.query());
  const { q, sort, order } = list.query;
  const found = useMemo(() => query.data && employeesOf(query.data, { q, sort, order }), [query.data, q, sort, order]);
  const save = (rows: readonly Employee[] = []) =>
    saveCsv(
      language,
      [
        [t('table.name'), t('table.email'), t('table.since'), t('table.salary'), t('table.status'), t('table.city'), t('table.age')],
        ...rows.map((one) => [
          ...[one.full_name, one.email, dayOf(one.start_date), amountOf(one.salary)],
          ...[nameOf(one.status), one.city, Number(one.age)],
        ]),
      ],
      `${t('table.file')}.csv`,
    );
  const download = <IconDownload size={18} aria-hidden />;
  return (
    <DataTable
      name="gallery"
      label={t('table.title')}
      columns={columns}
      rows={found && pageOf(found, list.query)}
      total={found?.length}
      rowId={idOf}
      list={list}
      query={query}
      selection={selection}
      searchLabel={t('table.search')}
      filters={
        <Button variant="default" leftSection={download} onClick={() => save(found)}>
          {t('table.save')}
        </Button>
      }
      bulkActions={
        <Button
          size="compact-sm"
          leftSection={download}
          onClick={() => save(found?.filter(({ id }) => selection.all || selection.ids.includes(String(id))))}
        >
          {t('table.saveChosen')}
        </Button>
      }
    />
  );
}

/** One page at a time; the server searches. */
function ServerTable({ list }: { list: TableList }) {
  const t = useTexts('gallery');
  const columns = useEmployeeColumns({ sorts: false });
  const { q, page, perPage } = list.query;
  const query = useQuery({ ...employeeCalls.list.query({ query: { q, page, perPage } }), placeholderData: keepPreviousData });
  return (
    <DataTable
      name="gallery-server"
      label={t('table.title')}
      columns={columns}
      rows={query.data?.invoices}
      total={query.data?.total}
      rowId={idOf}
      list={list}
      query={query}
      searchLabel={t('table.search')}
    />
  );
}

const idOf = ({ id }: Employee) => id;
