import { useCallback, useMemo, useState } from 'react';
import type { ListedTask } from '../../entities.ts';

/** Limit of the server. */
export const maxSelected = 500;

export type TaskSelection = {
  isOn: boolean;
  /** The selected tasks of the list. */
  chosen: readonly ListedTask[];
  has(id: number): boolean;
  /** @param isRange selects all up to the last selected one */
  toggle(id: number, isRange?: boolean): void;
  start(): void;
  all(): void;
  leave(): void;
};

type State = { scope: string; ids: ReadonlySet<number>; latest?: number };

/** The selected tasks of a list. The selection ends when `scope` changes. */
export function useTaskSelection(tasks: readonly ListedTask[], scope: string): TaskSelection {
  const [kept, keep] = useState<State>();
  const state = kept?.scope === scope ? kept : undefined;
  const toggle = useCallback(
    (id: number, isRange = false) =>
      keep((before) => {
        const { ids, latest } = before?.scope === scope ? before : { ids: new Set<number>(), latest: undefined };
        const isChosen = !ids.has(id);
        const [from, to] = [isRange ? latest : id, id].map((one) => tasks.findIndex((task) => task.id === one)) as [number, number];
        const range = from < 0 ? [id] : tasks.slice(Math.min(from, to), Math.max(from, to) + 1).map((task) => task.id);
        const others = [...ids].filter((one) => !range.includes(one));
        return { scope, ids: new Set(isChosen ? [...others, ...range] : others), latest: id };
      }),
    [tasks, scope],
  );
  return useMemo(
    () => ({
      isOn: state !== undefined,
      chosen: tasks.filter(({ id }) => state?.ids.has(id)),
      has: (id) => state?.ids.has(id) ?? false,
      toggle,
      start: () => keep({ scope, ids: new Set() }),
      all: () => keep({ scope, ids: new Set(tasks.map(({ id }) => id)) }),
      leave: () => keep(undefined),
    }),
    [tasks, state, scope, toggle],
  );
}
