import { Box, Group, Title } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { EmptyState } from '../page/EmptyState.tsx';

type SentFilesProps<Item> = Omit<DataTableProps<Item>, 'label' | 'rowId' | 'heading' | 'empty'> & {
  title: string;
  /** Beside the title, such as a filter. */
  aside?: ReactNode;
  none: { title: string; hint: string | undefined };
};

/** The files sent before, newest first, below those under way. */
export function SentFiles<Item extends { id: number }>({ title, aside, none, ...table }: SentFilesProps<Item>) {
  return (
    <Box mt="xs">
      <DataTable
        {...table}
        label={title}
        rowId={idOf}
        heading={
          <Group justify="space-between">
            <Title order={2} size="h3">
              {title}
            </Title>
            {aside}
          </Group>
        }
        empty={<EmptyState icon={<IconInbox />} {...none} />}
      />
    </Box>
  );
}

const idOf = ({ id }: { id: number }) => id;
