import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import { SideLayout } from '#kit/web/side/SideLayout.tsx';
import { TaskList } from './list/TaskList.tsx';
import { TasksSide } from './list/TasksSide.tsx';
import { priorityOf } from './tagLook.ts';
import { useTasksState } from './useTasksState.ts';

const fetchDrawer = () => import('./edit/TaskDrawer.tsx');
const TaskDrawer = lazy(async () => ({ default: (await fetchDrawer()).TaskDrawer }));

/** The user's own and assigned tasks. `nonce` is for the style elements of drag and drop. */
export function TasksScreen({ nonce }: { nonce: string }) {
  const t = useTexts('tasks');
  const state = useTasksState();
  const { view, query, open } = state;
  const isOpen = query.task !== undefined;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const { filter, tag } = view;
  const priority = tag === '' ? undefined : priorityOf([tag]);
  const name = tag === '' ? t(`view.${filter === '' ? 'all' : filter}`) : priority ? t(`priority.${priority}`) : t(`tag.${tag}`);
  return (
    <Page title={t('title')} windowTitle={`${name} · ${t('title')}`} fill>
      <SideLayout
        label={t('views')}
        current={name}
        side={<TasksSide state={state} />}
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} {...prefetchOnIntent(fetchDrawer)} onClick={() => open('new')}>
            {t('add')}
          </Button>
        }
      >
        <TaskList state={state} label={name} nonce={nonce} />
      </SideLayout>
      {wasOpened && (
        <Suspense>
          <TaskDrawer state={state} />
        </Suspense>
      )}
    </Page>
  );
}
