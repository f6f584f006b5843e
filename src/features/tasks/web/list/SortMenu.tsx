import { Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { lazy } from 'react';
import brief from '#kit/web/DataTable/brief.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import type { TasksState } from '../useTasksState.ts';

const fetchPanel = () => import('./SortPanel.tsx');
const SortPanel = lazy(async () => ({ default: (await fetchPanel()).SortPanel }));

/** Sort order of the list. */
export function SortMenu({ state }: { state: TasksState }) {
  const t = useTexts('tasks');
  const { sortBy } = state.query;
  return (
    <Opener opens="menu" fetch={fetchPanel} panel={(anchor) => <SortPanel anchor={anchor} state={state} />}>
      <Button
        className={brief.button}
        variant="default"
        leftSection={<IconArrowsSort size={18} aria-hidden />}
        aria-label={`${t('sort.label')}: ${t(`sort.${sortBy}`)}`}
      >
        {t(`sort.${sortBy}`)}
      </Button>
    </Opener>
  );
}
