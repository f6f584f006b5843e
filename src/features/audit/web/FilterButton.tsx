import { Badge, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './Audit.module.css';
import type { AuditState } from './narrowing.ts';

const fetchDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await fetchDrawer()).FilterDrawer }));

export function FilterButton({ list, active }: { list: AuditState; active: number }) {
  const t = useTexts('audit');
  /** Undefined until it was first opened. */
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <Button
        className={classes.brief}
        variant="default"
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
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
          <FilterDrawer list={list} opened={opened} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
