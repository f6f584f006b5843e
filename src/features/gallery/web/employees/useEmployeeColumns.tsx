import { Badge } from '@mantine/core';
import { useMemo } from 'react';
import type { Employee } from '#features/datatables/contract.ts';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { amountOf, dayOf } from './employees.ts';

/** By the API's number. */
const statuses: Record<number, { name: 'current' | 'professional' | 'rejected' | 'resigned' | 'applied'; color: string }> = {
  1: { name: 'current', color: 'primary' },
  2: { name: 'professional', color: 'success' },
  3: { name: 'rejected', color: 'danger' },
  4: { name: 'resigned', color: 'warning' },
  5: { name: 'applied', color: 'info' },
};

/** The name of a status. */
export function useStatusName(): (status: number) => string {
  const t = useTexts('gallery');
  return (status) => t(`table.state.${statuses[status]?.name ?? 'current'}`);
}

/** The sample table's columns, all of them sortable. */
export function useEmployeeColumns(): readonly Column<Employee>[] {
  const t = useTexts('gallery');
  const format = useFormat();
  return useMemo(() => {
    const columns: Column<Employee>[] = [
      {
        id: 'full_name',
        header: t('table.name'),
        width: 176,
        grow: 1,
        fixed: true,
        card: 'heading',
        cell: ({ full_name, post }) => (
          <>
            <strong>{full_name}</strong> <span className={cells.second}>{post}</span>
          </>
        ),
      },
      { id: 'email', header: t('table.email'), width: 236, grow: 1, card: 'body', cell: ({ email }) => email },
      { id: 'start_date', header: t('table.since'), width: 116, cell: ({ start_date }) => format.date(noonOf(dayOf(start_date))) },
      { id: 'salary', header: t('table.salary'), width: 132, align: 'end', cell: ({ salary }) => format.money(amountOf(salary)) },
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
    ];
    return columns.map((column) => ({ ...column, sort: 'asc' as const }));
  }, [t, format]);
}
