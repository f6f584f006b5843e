import { type RefObject, useMemo, useRef } from 'react';
import { useTableKeys } from '#kit/web/DataTable/keyboard.ts';
import { useRowFocus } from '#kit/web/DataTable/rowFocus.ts';
import { type KeyBinding, useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListedTask } from '../entities.ts';
import type { RowActions } from './list/TaskRow.tsx';
import { maxSelected, type TaskSelection } from './list/useTaskSelection.ts';
import type { TasksState } from './useTasksState.ts';

type KeyTargets = {
  /** The element that contains the rows. */
  root: RefObject<HTMLElement | null>;
  tasks: readonly ListedTask[];
  state: TasksState;
  selection: TaskSelection;
  canSelect: boolean;
  actions: RowActions & { remove(task: ListedTask): void };
  completeAll(tasks: readonly ListedTask[], isCompleted: boolean): void;
  removeAll(tasks: readonly ListedTask[]): void;
  search: RefObject<HTMLInputElement | null>;
};

/** Shortcuts of all lists, and those of tasks, which apply to the focused task. */
export function useTaskKeys({ root, tasks, state, selection, canSelect, actions, completeAll, removeAll, search }: KeyTargets): void {
  const t = useTexts('tasks');
  const group = t('title');
  const focusRow = useRef<(index: number) => void>(() => {});
  useRowFocus(root, focusRow, () => {});
  // A changed task keeps its row.
  const ids = tasks.map(({ id }) => id).join();
  const rows = useMemo(() => ids.split(',').filter(Boolean), [ids]);
  useTableKeys({ rows, focusRow: (index) => focusRow.current(index), focusSearch: () => search.current?.focus() });

  const withTask = (act: (task: ListedTask) => void): KeyBinding['act'] => {
    return ({ key, target }) => {
      const id = Number(target.closest<HTMLElement>('[data-task]')?.dataset.task);
      const task = tasks.find((one) => one.id === id);
      // On a checkbox and on the drag handle, the space bar is theirs.
      if (!task || (key === ' ' && !target.matches('a'))) return false;
      act(task);
      return true;
    };
  };
  /** With a selection, a shortcut applies to it, wherever the focus is. */
  const withTasks = (all: (tasks: readonly ListedTask[]) => void, act: (task: ListedTask) => void): KeyBinding['act'] => {
    const { chosen } = selection;
    if (chosen.length === 0 || chosen.length > maxSelected) return withTask(act);
    return ({ key }) => {
      if (key === ' ') return false;
      all(chosen);
      return true;
    };
  };
  const complete = withTasks(
    (chosen) =>
      completeAll(
        chosen,
        chosen.some(({ isCompleted }) => !isCompleted),
      ),
    actions.complete,
  );
  const isDeleted = state.view.filter === 'deleted';
  const leave: KeyBinding = { keys: ['Escape'], does: t('keys.leave'), group, act: selection.leave };
  useKeys([
    { keys: ['c', 'n'], does: t('add'), group, act: () => state.open('new') },
    ...(canSelect ? [{ keys: ['x'], does: t('keys.select'), group, act: withTask((task) => actions.select(task, false)) }] : []),
    ...(selection.isOn ? [leave] : []),
    ...(isDeleted
      ? []
      : [
          { keys: ['e', ' '], does: t('keys.complete'), group, act: complete },
          { keys: ['s'], does: t('keys.star'), group, act: withTask(actions.mark) },
          { keys: ['#'], does: t('keys.remove'), group, act: withTasks(removeAll, actions.remove) },
        ]),
  ]);
}
