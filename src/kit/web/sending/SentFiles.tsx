import { IconInbox } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { EmptyState } from '../page/EmptyState.tsx';
import classes from './Sending.module.css';

type SentFilesProps<Item extends RowData> = Omit<DataTableProps<Item>, 'label' | 'rowId' | 'heading' | 'empty'> & {
  title: string;
  none: { title: string; hint: string | undefined };
};

/** The files sent before, newest first, below those under way. */
export function SentFiles<Item extends RowData & { id: number }>({ title, none, ...table }: SentFilesProps<Item>) {
  return (
    <div className={classes.section}>
      <DataTable
        {...table}
        label={title}
        rowId={idOf}
        heading={<h2 className={classes.heading}>{title}</h2>}
        empty={<EmptyState icon={<IconInbox />} {...none} />}
      />
    </div>
  );
}

const idOf = ({ id }: { id: number }) => id;
