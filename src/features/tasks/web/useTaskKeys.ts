import { type RefObject, useMemo, useRef } from 'react';
import { useTableKeys } from '#kit/web/DataTable/keyboard.ts';
import { useRowFocus } from '#kit/web/DataTable/rowFocus.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { type KeyBinding, useKeys } from '#kit/web/shortcuts.ts';
import type { Task } from '../entities.ts';
import type { RowActions } from './TaskRow.tsx';
import type { TaskSelection } from './useTaskSelection.ts';
import type { TasksState } from './useTasksState.ts';

type KeyTargets = {
  /** Around the rows. */
  root: RefObject<HTMLElement | null>;
  tasks: readonly Task[];
  state: TasksState;
  selection: TaskSelection;
  canSelect: boolean;
  actions: RowActions & { remove(task: Task): void };
  search: RefObject<HTMLInputElement | null>;
};

/** The keys of the list: those of every list, and those of tasks, which act on the one where the focus is. */
export function useTaskKeys({ root, tasks, state, selection, canSelect, actions, search }: KeyTargets): void {
  const t = useTexts('tasks');
  const group = t('title');
  const focusRow = useRef<(index: number) => void>(() => {});
  useRowFocus(root, focusRow, () => {});
  // A task that is changed stays the same row.
  const ids = tasks.map(({ id }) => id).join();
  const rows = useMemo(() => ids.split(',').filter(Boolean), [ids]);
  useTableKeys({ rows, focusRow: (index) => focusRow.current(index), focusSearch: () => search.current?.focus() });

  const withTask = (act: (task: Task) => void): KeyBinding['act'] => {
    return ({ key, target }) => {
      const id = Number(target.closest<HTMLElement>('[data-task]')?.dataset.task);
      const task = tasks.find((one) => one.id === id);
      // On a checkbox and on the handle the space bar is theirs.
      if (!task || (key === ' ' && !target.matches('a'))) return false;
      act(task);
      return true;
    };
  };
  const isDeleted = state.view.filter === 'deleted';
  const leave: KeyBinding = { keys: ['Escape'], does: t('keys.leave'), group, act: selection.leave };
  useKeys([
    { keys: ['c', 'n'], does: t('add'), group, act: () => state.open('new') },
    ...(canSelect ? [{ keys: ['x'], does: t('keys.select'), group, act: withTask((task) => actions.select(task, false)) }] : []),
    ...(selection.isOn ? [leave] : []),
    ...(isDeleted
      ? []
      : [
          { keys: ['e', ' '], does: t('keys.complete'), group, act: withTask(actions.complete) },
          { keys: ['s'], does: t('keys.star'), group, act: withTask(actions.mark) },
          { keys: ['#'], does: t('keys.remove'), group, act: withTask(actions.remove) },
        ]),
  ]);
}
