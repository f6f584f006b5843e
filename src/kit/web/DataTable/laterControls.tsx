// What acts on a table, in one file: `controls.ts` fetches it.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type KeyTargets, useTableKeys } from './keyboard.ts';

export { FacetsButton } from '../refine/FacetsButton.tsx';
export { FilterButton } from './bar/FilterButton.tsx';
export { FilterChips } from './bar/FilterChips.tsx';
export { SearchField } from './bar/SearchField.tsx';
export { ViewMenu } from './bar/ViewMenu.tsx';
export { Footer } from './Footer.tsx';
export { RowMenus } from './rowMenu/RowMenus.tsx';
export { SortButton } from './SortButton.tsx';
export { RowTick, Tick } from './Tick.tsx';

export function TableKeys(targets: KeyTargets) {
  useTableKeys(targets);
  return null;
}

/** Clears the filters where nothing matches them. */
export function ShowAll(props: { onClick: () => void; children: ReactNode }) {
  return <Button variant="light" {...props} />;
}
