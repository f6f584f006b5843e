import { Button } from '@mantine/core';
import { IconMenuDeep } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { prefetchOnIntent } from '../device/prefetchOnIntent.ts';
import classes from './Side.module.css';

const fetchDrawer = () => import('./SideDrawer.tsx');
const SideDrawer = lazy(async () => ({ default: (await fetchDrawer()).SideDrawer }));

type SideLayoutProps = {
  /** What the parts are, in a word: «Pastas». */
  label: string;
  /** The part that is shown: what the button says that opens the others on a narrow screen. */
  current: string;
  /** `SideGroup`s with `SideEntry`s. */
  side: ReactNode;
  /** The screen's most important button: above the parts, or beside their button. */
  action: ReactNode;
  children: ReactNode;
};

/** A screen of several parts: they stand beside it as links, and where there is no room in a drawer. */
export function SideLayout({ label, current, side, action, children }: SideLayoutProps) {
  /** Undefined until it was first opened. */
  const [opened, setOpened] = useState<boolean>();
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        {action}
        {side}
      </div>
      <div className={classes.main}>
        <div className={classes.narrow}>
          <Button
            className={classes.opener}
            variant="default"
            aria-label={`${label}: ${current}`}
            aria-haspopup="dialog"
            leftSection={<IconMenuDeep size={18} aria-hidden />}
            {...prefetchOnIntent(fetchDrawer)}
            onClick={() => setOpened(true)}
          >
            {current}
          </Button>
          {action}
        </div>
        {children}
      </div>
      {opened !== undefined && (
        <Suspense>
          <SideDrawer label={label} opened={opened} close={() => setOpened(false)}>
            {side}
          </SideDrawer>
        </Suspense>
      )}
    </div>
  );
}
