import { Badge, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '../../locale/i18n.ts';
import brief from '../brief.module.css';
import type { FilterDrawer, List } from './filterDrawer.tsx';

export type FilterButtonProps<L extends List> = {
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
