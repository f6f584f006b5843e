// What acts on a table. It can be read without, so all of it comes in one file once the first screen is painted; on later screens it is
// there with the rows. Each takes a `fallback` of its size.
import type { ReactNode } from 'react';
import { optionalPart } from '../request/optionalPart.tsx';
import type { FilterButtonProps } from './bar/FilterButton.tsx';
import type { FilterChipsProps } from './bar/FilterChips.tsx';
import type { List } from './bar/filterDrawer.tsx';

const fetchControls = () => import('./laterControls.tsx');

export const SearchField = optionalPart(async () => (await fetchControls()).SearchField);
export const FilterButton = optionalPart(async () => (await fetchControls()).FilterButton) as <L extends List>(
  props: FilterButtonProps<L>,
) => ReactNode;
export const FilterChips = optionalPart(async () => (await fetchControls()).FilterChips) as <Search>(
  props: FilterChipsProps<Search> & { fallback: ReactNode },
) => ReactNode;
export const FacetsButton = optionalPart(async () => (await fetchControls()).FacetsButton);
export const ViewMenu = optionalPart(async () => (await fetchControls()).ViewMenu);
export const SortButton = optionalPart(async () => (await fetchControls()).SortButton);
export const Tick = optionalPart(async () => (await fetchControls()).Tick);
export const RowTick = optionalPart(async () => (await fetchControls()).RowTick);
export const RowMenus = optionalPart(async () => (await fetchControls()).RowMenus);
export const Footer = optionalPart(async () => (await fetchControls()).Footer);
export const TableKeys = optionalPart(async () => (await fetchControls()).TableKeys);
export const ShowAll = optionalPart(async () => (await fetchControls()).ShowAll);
