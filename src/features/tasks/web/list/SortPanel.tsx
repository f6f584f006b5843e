import { Menu } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import type { TasksState } from '../useTasksState.ts';

const orders = ['place', 'latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;

/** The available sort orders. */
export function SortPanel({ anchor, state: { query, set } }: AnchoredProps & { state: TasksState }) {
  const t = useTexts('tasks');
  return (
    <AnchoredMenu anchor={anchor} position="bottom-end">
      <Menu.RadioGroup value={query.sortBy} onChange={(order) => set({ sortBy: order as (typeof orders)[number] })}>
        {orders.map((order) => (
          <Menu.RadioItem key={order} value={order} closeMenuOnClick>
            {t(`sort.${order}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconRestore size={16} aria-hidden />}
        disabled={query.sortBy === 'place'}
        onClick={() => set({ sortBy: undefined })}
      >
        {t('sort.reset')}
      </Menu.Item>
    </AnchoredMenu>
  );
}
