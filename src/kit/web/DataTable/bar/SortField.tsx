import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useTexts } from '../../locale/i18n.ts';
import type { ListControl } from '../../search/listState.ts';
import type { Column } from '../columns.ts';

/** The sort order, for views without column headings. */
export function SortField({ list, columns }: { list: ListControl; columns: readonly Column<never>[] }) {
  const t = useTexts('kit');
  const { sort, order } = list.query;
  const sortable = columns.filter((column) => column.sort);
  if (sortable.length === 0) return null;
  const find = (key: string | undefined) => sortable.find(({ id, sortKey }) => (sortKey ?? id) === key);
  const choices = sortable.map(({ id, sortKey, header }) => ({ value: sortKey ?? id, label: header }));
  const isUp = (order === 'asc') !== Boolean(find(sort)?.isNearestFirst);
  const Icon = isUp ? IconSortAscending : IconSortDescending;
  return (
    <Group gap="xs" wrap="nowrap">
      <NativeSelect
        flex={1}
        aria-label={t('table.sortBy')}
        value={find(sort) ? sort : ''}
        onChange={({ currentTarget: { value } }) => list.set({ sort: value, order: find(value)?.sort ?? order })}
        data={find(sort) ? choices : [{ value: '', label: t('table.sortBy') }, ...choices]}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={isUp ? t('table.ascending') : t('table.descending')}
        onClick={() => list.set({ sort, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        <Icon size={18} />
      </ActionIcon>
    </Group>
  );
}
