import { Button } from '@mantine/core';
import { IconChecklist, IconCircle, IconCircleCheck, IconPlus, IconSearchOff, IconStar, IconTag, IconTrash } from '@tabler/icons-react';
import { noDays } from '#kit/web/DataTable/bar/useDayChips.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { deletedKeptDays } from '../../entities.ts';
import { PriorityIcon } from '../PriorityIcon.tsx';
import { priorityOf } from '../tagLook.ts';
import type { TasksState } from '../useTasksState.ts';

const icons = {
  all: <IconChecklist />,
  open: <IconCircle />,
  important: <IconStar />,
  completed: <IconCircleCheck />,
  deleted: <IconTrash />,
};

/** Why a list is empty, and what to do about it. */
export function NoTasks({ state: { view, query, set, open } }: { state: TasksState }) {
  const t = useTexts('tasks');
  if (query.q !== '')
    return (
      <EmptyState icon={<IconSearchOff />} title={t('empty.search')}>
        <Button variant="light" onClick={() => set({ q: undefined })}>
          {t('empty.clearSearch')}
        </Button>
      </EmptyState>
    );
  if (query.from ?? query.to)
    return (
      <EmptyState icon={<IconSearchOff />} title={t('empty.days')}>
        <Button variant="light" onClick={() => set(noDays)}>
          {t('empty.anyDay')}
        </Button>
      </EmptyState>
    );
  if (query.overdue)
    return (
      <EmptyState icon={<IconCircleCheck />} title={t('empty.overdue')}>
        <Button variant="light" onClick={() => set({ overdue: undefined })}>
          {t('empty.notOnlyOverdue')}
        </Button>
      </EmptyState>
    );
  const add = (
    <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open('new')}>
      {t('add')}
    </Button>
  );
  const priority = view.tag === '' ? undefined : priorityOf([view.tag]);
  if (priority)
    return (
      <EmptyState
        icon={<PriorityIcon priority={priority} size={40} />}
        title={t(`empty.priority.${priority}`)}
        hint={t('empty.priorityHint')}
      >
        {add}
      </EmptyState>
    );
  if (view.tag !== '')
    return (
      <EmptyState icon={<IconTag />} title={t('empty.tag', { tag: t(`tag.${view.tag}`) })} hint={t('empty.tagHint')}>
        {add}
      </EmptyState>
    );
  const name = view.filter === '' ? 'all' : view.filter;
  return (
    <EmptyState icon={icons[name]} title={t(`empty.${name}`)} hint={t(`empty.${name}Hint`, { days: deletedKeptDays })}>
      {name === 'all' && add}
    </EmptyState>
  );
}
