import { Badge, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '../../locale/i18n.ts';
import brief from '../brief.module.css';

type List = { search: object };
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

type FilterButtonProps<L extends List> = {
  list: L;
  /** Number of active filters. */
  active: number;
  /** Title of the drawer. */
  title: string;
  drawer: FilterDrawer<L>;
};

/** Opens the filters of a list. */
export function FilterButton<L extends List>({ list, active, title, drawer: { fetch, Drawer } }: FilterButtonProps<L>) {
  const t = useTexts('common');
  /** Undefined until first opened. */
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <Button
        className={brief.button}
        variant="default"
        {...prefetchOnIntent(fetch)}
        onClick={() => setOpened(true)}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        rightSection={
          active > 0 && (
            <Badge size="sm" circle>
              {active}
            </Badge>
          )
        }
      >
        {t('filters.button')}
      </Button>
      {opened !== undefined && (
        <Suspense>
          <Drawer title={title} list={list} opened={opened} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
