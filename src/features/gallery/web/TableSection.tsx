import { Badge } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { datatables, type Employee } from '#features/datatables/contract.ts';
import { api } from '#kit/web/api.ts';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { useListState } from '#kit/web/listState.ts';
import classes from './Gallery.module.css';
import { gallerySearch } from './gallerySearch.ts';
import { Sample } from './Sample.tsx';

const calls = api('datatables', datatables);

/** By the number that the wire has for it. */
const statuses: Record<number, { name: 'current' | 'professional' | 'rejected' | 'resigned' | 'applied'; color: string }> = {
  1: { name: 'current', color: 'primary' },
  2: { name: 'professional', color: 'success' },
  3: { name: 'rejected', color: 'danger' },
  4: { name: 'resigned', color: 'warning' },
  5: { name: 'applied', color: 'info' },
};

export function TableSection() {
  const t = useTexts('gallery');
  const columns = useColumns();
  const list = useListState(gallerySearch);
  const selection = useSelection(list.query);
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData });
  return (
    <Sample title={t('table.title')} when={t('table.when')} plain>
      <div className={classes.table}>
        <DataTable
          name="gallery"
          label={t('table.title')}
          columns={columns}
          rows={query.data?.invoices}
          total={query.data?.total}
          rowId={idOf}
          list={list}
          query={query}
          selection={selection}
          searchLabel={t('table.search')}
        />
      </div>
    </Sample>
  );
}

const idOf = ({ id }: Employee) => id;

function useColumns(): readonly Column<Employee>[] {
  const t = useTexts('gallery');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'full_name',
        header: t('table.name'),
        width: 176,
        grow: 1,
        fixed: true,
        card: 'heading',
        cell: ({ full_name, post }) => (
          <span className={classes.two}>
            <strong>{full_name}</strong>
            <span>{post}</span>
          </span>
        ),
      },
      { id: 'email', header: t('table.email'), width: 200, grow: 1, card: 'body', cell: ({ email }) => email },
      { id: 'start_date', header: t('table.since'), width: 116, cell: ({ start_date }) => format.date(noonOf(start_date)) },
      {
        id: 'salary',
        header: t('table.salary'),
        width: 132,
        align: 'end',
        cell: ({ salary }) => format.money(amountOf(salary)),
      },
      {
        id: 'status',
        header: t('table.status'),
        width: 140,
        card: 'top',
        cell: ({ status }) => {
          const { name, color } = statuses[status] ?? { name: 'current', color: 'primary' };
          return (
            <Badge variant="light" color={color}>
              {t(`table.state.${name}`)}
            </Badge>
          );
        },
      },
      { id: 'city', header: t('table.city'), width: 140, hidden: true, cell: ({ city }) => city },
      { id: 'age', header: t('table.age'), width: 80, align: 'end', hidden: true, cell: ({ age }) => age },
    ],
    [t, format],
  );
}

/** `$3200.00`; these people are paid in reais, the sign is the original's. */
function amountOf(salary: string): number {
  return Number(salary.slice(1));
}

/** `11/23/2016` as noon in Brasília of that day, so that no zone moves it to another. */
function noonOf(date: string): string {
  const [month, day, year] = date.split('/');
  return `${year}-${month}-${day}T15:00:00Z`;
}
