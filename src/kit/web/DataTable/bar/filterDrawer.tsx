import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export type List = { search: object };
type DrawerProps<L> = { title: string; list: L; opened: boolean; close: () => void };

/** A drawer of filters that is fetched when it is needed. */
export type FilterDrawer<L extends List> = { fetch(): Promise<unknown>; Drawer: LazyExoticComponent<ComponentType<DrawerProps<L>>> };

/** @param fetchForm fetches the form; it applies its values itself */
export function filterDrawer<L extends List>(fetchForm: () => Promise<ComponentType<{ list: L; close: () => void }>>): FilterDrawer<L> {
  const fetch = async () => {
    const [{ FilterFrame }, Form] = await Promise.all([import('../../search/FilterFrame.tsx'), fetchForm()]);
    const Drawer = ({ title, list, opened, close }: DrawerProps<L>) => (
      <FilterFrame title={title} search={list.search} opened={opened} close={close}>
        <Form list={list} close={close} />
      </FilterFrame>
    );
    return { default: Drawer };
  };
  return { fetch, Drawer: lazy(fetch) };
}
