import { Badge, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import brief from '../brief.module.css';

type FilterButtonProps = {
  label: string;
  /** Number of active filters. */
  active: number;
  /** Loads the drawer's module; called on hover or focus. */
  fetch: () => Promise<unknown>;
  /** A lazy component. */
  drawer: (state: { opened: boolean; close: () => void }) => ReactNode;
};

/** Opens the filters of a table. */
export function FilterButton({ label, active, fetch, drawer }: FilterButtonProps) {
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
        {label}
      </Button>
      {opened !== undefined && <Suspense>{drawer({ opened, close: () => setOpened(false) })}</Suspense>}
    </>
  );
}
