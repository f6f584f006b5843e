import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useTexts } from '../i18n.ts';
import type { ListControl } from '../listState.ts';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';

/** The order, where there is no header to click. */
export function SortField({ list, columns }: { list: ListControl; columns: readonly Column<never>[] }) {
  const t = useTexts('kit');
  const { sort, order } = list.query;
  const choices = columns.filter((column) => column.sort).map(({ id, sortKey, header }) => ({ value: sortKey ?? id, label: header }));
  if (choices.length === 0) return null;
  const isKnown = choices.some(({ value }) => value === sort);
  const Icon = order === 'asc' ? IconSortAscending : IconSortDescending;
  return (
    <div className={classes.sortField}>
      <NativeSelect
        aria-label={t('table.sortBy')}
        value={isKnown ? sort : ''}
        onChange={(event) => list.set({ sort: event.currentTarget.value, order })}
        data={isKnown ? choices : [{ value: '', label: t('table.sortBy') }, ...choices]}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={order === 'asc' ? t('table.ascending') : t('table.descending')}
        onClick={() => list.set({ sort, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        <Icon size={18} />
      </ActionIcon>
    </div>
  );
}
