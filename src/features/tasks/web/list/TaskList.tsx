import { ActionIcon, Group, Skeleton } from '@mantine/core';
import { IconSelect } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { Toolbar } from '#kit/web/DataTable/bar/Toolbar.tsx';
import { noDays, useDayChips } from '#kit/web/DataTable/bar/useDayChips.ts';
import { neighbourOf } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import surface from '#kit/web/page/surface.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedTask } from '../../entities.ts';
import { useTaskChanges } from '../useTaskChanges.ts';
import { useTaskKeys } from '../useTaskKeys.ts';
import type { TasksState } from '../useTasksState.ts';
import { MoreTasks } from './MoreTasks.tsx';
import { NoTasks } from './NoTasks.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SortableTasks } from './SortableTasks.tsx';
import { SortMenu } from './SortMenu.tsx';
import classes from './TaskList.module.css';
import type { RowActions } from './TaskRow.tsx';
import { belongsInView, tasksOf } from './taskLists.ts';
import { useTaskPages } from './useTaskPages.ts';
import { useTaskSelection } from './useTaskSelection.ts';

const rowLink = 'a[href]';

/** The tasks of the view, with search, order, and actions on one or many. `nonce` is for the style elements of drag and drop. */
export function TaskList({ state, label, nonce }: { state: TasksState; label: string; nonce: string }) {
  const t = useTexts('tasks');
  const format = useFormat();
  const { serverQuery, query, view, set } = state;
  const search = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const days = useDayChips(query, { since: (day) => t('made.since', { day }), until: (day) => t('made.until', { day }) });
  const chips = query.overdue ? [...days, { key: 'overdue', label: t('overdue'), without: { overdue: undefined } }] : days;
  const answer = useTaskPages(serverQuery);
  const { data } = answer;
  // Tasks that no longer belong here disappear at once, and return if the change is undone.
  const { filter, tag } = view;
  const shown = useMemo(() => (data ? tasksOf(data).filter((task) => belongsInView(task, { filter, tag })) : []), [data, filter, tag]);
  const total = (data?.pages.at(-1)?.total ?? 0) - (data ? tasksOf(data).length - shown.length : 0);
  const selection = useTaskSelection(shown, JSON.stringify(serverQuery));
  const changes = useTaskChanges();
  const canSelect = view.filter !== 'deleted' && shown.length > 0;

  const latest = useRef({ view, selection });
  latest.current = { view, selection };
  const actions = useMemo<RowActions & { remove(task: ListedTask): void }>(() => {
    /** Runs an action; if the focused row will disappear, its neighbour gets the focus. */
    const change = (task: ListedTask, changed: Partial<ListedTask>, act: () => Promise<boolean>) => {
      const row = document.activeElement?.closest(`[data-task="${task.id}"]`) ?? null;
      if (row && !belongsInView({ ...task, ...changed }, latest.current.view)) neighbourOf(row, rowLink)?.focus();
      void act();
    };
    return {
      complete: (task) => {
        const isCompleted = !task.isCompleted;
        change(task, { isCompleted }, () => changes.complete([task], isCompleted));
      },
      mark: (task) => {
        const isImportant = !task.isImportant;
        change(task, { isImportant }, () => changes.mark(task, isImportant));
      },
      remove: (task) => change(task, { isDeleted: true }, () => changes.remove([task])),
      restore: (task) => change(task, { isDeleted: false }, () => changes.restore(task)),
      select: (task, isRange) => latest.current.selection.toggle(task.id, isRange),
    };
  }, [changes]);
  const completeAll = async (tasks: readonly ListedTask[], isCompleted: boolean) => {
    if (await changes.complete(tasks, isCompleted)) selection.leave();
  };
  const removeAll = async (tasks: readonly ListedTask[]) => {
    root.current?.focus();
    if (await changes.remove(tasks)) selection.leave();
  };
  useTaskKeys({ root, tasks: shown, state, selection, canSelect, actions, completeAll, removeAll, search });
  return (
    <section className={`${surface.surface} ${classes.panel}`} aria-label={label}>
      <Toolbar
        list={{ query: { page: 1, perPage: 50, q: query.q }, set: ({ q }, options) => set({ q }, options) }}
        search={search}
        searchLabel={t('search')}
      >
        {canSelect && !selection.isOn && (
          <ActionIcon variant="default" size={36} aria-label={t('select.start')} data-hint={t('select.start')} onClick={selection.start}>
            <IconSelect size={18} />
          </ActionIcon>
        )}
        <SortMenu state={state} />
      </Toolbar>
      <FilterChips chips={chips} set={set} clear={() => set({ ...noDays, overdue: undefined })} />
      {selection.isOn && (
        <SelectionBar
          selection={selection}
          shown={shown.length}
          complete={(tasks, isCompleted) => void completeAll(tasks, isCompleted)}
          remove={(tasks) => void removeAll(tasks)}
        />
      )}
      {answer.isPending ? (
        <RowsSkeleton />
      ) : data === undefined ? (
        <Failure error={answer.error} retry={() => answer.refetch()} />
      ) : (
        // Receives the focus when the last row disappears.
        <div ref={root} className={classes.scroller} tabIndex={-1} data-home data-stale={answer.isPlaceholderData || undefined}>
          {shown.length === 0 && !answer.hasNextPage ? (
            <NoTasks state={state} />
          ) : (
            <SortableTasks
              tasks={shown}
              canMove={query.sortBy === 'place' && view.filter !== 'deleted' && !selection.isOn && !answer.isPlaceholderData}
              open={query.task === undefined ? undefined : Number(query.task)}
              selection={selection}
              actions={actions}
              move={changes.move}
              nonce={nonce}
            />
          )}
          {answer.hasNextPage && <MoreTasks answer={answer} shown={shown.length} total={total} />}
        </div>
      )}
      <p className={`${textStyles.dimmed} ${classes.total}`} role="status">
        {total > 0 && t('tasks', { count: total, figure: format.number(total) })}
      </p>
    </section>
  );
}

/** Loading rows. */
function RowsSkeleton() {
  const kit = useTexts('kit');
  return (
    <div className={classes.scroller} role="status" aria-label={kit('loading')}>
      {[44, 58, 36, 50, 30, 54, 40, 48].map((width) => (
        <Group key={width} wrap="nowrap" className={classes.skeleton}>
          <Skeleton circle height={20} />
          <Skeleton height={12} width={`${width}%`} />
          <Skeleton height={12} width={96} ms="auto" />
        </Group>
      ))}
    </div>
  );
}
