// A user's preferences for a table, stored in this browser.
import { useStored } from '../device/browserStorage.ts';
import type { Column } from './columns.ts';

export type Density = 'compact' | 'comfortable';
type Kept = { density: Density; visible: Record<string, boolean> };

const usual: Kept = { density: 'comfortable', visible: {} };

export type Preferences = {
  density: Density;
  /** Which columns are shown, by id. */
  visible: Record<string, boolean>;
  setDensity(density: Density): void;
  show(id: string, visible: boolean): void;
  /** Resets to the default columns. */
  reset(): void;
};

/** Columns that replace the user's own while a view is open. */
export type ShownColumns = { ids: readonly string[]; change(ids: string[]): void };

/** @param shown columns that are not the user's preference */
export function usePreferences(table: string, columns: readonly Column<never>[], shown?: ShownColumns): Preferences {
  const [kept, keep] = useStored(`table.${table}`, usual);
  const { density } = kept;
  const setDensity = (density: Density) => keep((old) => ({ ...old, density }));
  if (shown) {
    const { ids, change } = shown;
    return {
      density,
      visible: Object.fromEntries(columns.map(({ id, fixed }) => [id, fixed === true || ids.includes(id)])),
      setDensity,
      show: (id, visible) => change(visible ? [...ids, id] : ids.filter((other) => other !== id)),
      reset: () => change(columns.flatMap(({ id, hidden }) => (hidden ? [] : [id]))),
    };
  }
  return {
    density,
    visible: { ...Object.fromEntries(columns.map(({ id, hidden }) => [id, !hidden])), ...kept.visible },
    setDensity,
    show: (id, visible) => keep((old) => ({ ...old, visible: { ...old.visible, [id]: visible } })),
    reset: () => keep((old) => ({ ...old, visible: {} })),
  };
}
