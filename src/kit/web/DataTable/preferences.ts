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

export function usePreferences(table: string, columns: readonly Column<never>[]): Preferences {
  const [kept, keep] = useStored(`table.${table}`, usual);
  return {
    density: kept.density,
    visible: { ...Object.fromEntries(columns.map(({ id, hidden }) => [id, !hidden])), ...kept.visible },
    setDensity: (density) => keep((old) => ({ ...old, density })),
    show: (id, visible) => keep((old) => ({ ...old, visible: { ...old.visible, [id]: visible } })),
    reset: () => keep((old) => ({ ...old, visible: {} })),
  };
}
