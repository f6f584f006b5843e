import { useMemo } from 'react';
import type { Employee } from '#features/datatables/contract.ts';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useEmployeeColumns } from './useEmployeeColumns.tsx';

/** The employees' columns in a table that lies in a card: the job title is below the name, and e-mails fit on their line. */
export function useTableColumns(): readonly Column<Employee>[] {
  const columns = useEmployeeColumns({ sorts: true });
  return useMemo(
    () =>
      columns.map((column) => {
        if (column.id === 'full_name') return { ...column, cell: nameAndPost };
        return column.id === 'email' ? { ...column, width: 236 } : column;
      }),
    [columns],
  );
}

const nameAndPost = ({ full_name, post }: Employee) => (
  <>
    <strong>{full_name}</strong> <span className={cells.second}>{post}</span>
  </>
);
