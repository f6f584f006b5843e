import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMenuDeep } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { prefetchOnIntent } from '../device/prefetchOnIntent.ts';
import classes from './Side.module.css';

const fetchDrawer = () => import('./SideDrawer.tsx');
const SideDrawer = lazy(async () => ({ default: (await fetchDrawer()).SideDrawer }));

type SideLayoutProps = {
  /** Label of the navigation: «Pastas». */
  label: string;
  /** The current entry: label of the button that opens the drawer on narrow screens. */
  current: string;
  /** `SideGroup`s with `SideEntry`s. */
  side: ReactNode;
  /** The screen's primary button: above the navigation, or next to its button. */
  action: ReactNode;
  children: ReactNode;
};

/** A layout with a side navigation, which is a drawer on narrow screens. */
export function SideLayout({ label, current, side, action, children }: SideLayoutProps) {
  /** Undefined until first opened. */
  const [opened, setOpened] = useState<boolean>();
  // Rendered only where it is shown: on a phone, dozens of hidden links cost time.
  const isWide = useMediaQuery('(width >= 62em)', undefined, { getInitialValueInEffect: false });
  return (
    <div className={classes.layout}>
      {isWide && (
        <div className={classes.side}>
          {action}
          {side}
        </div>
      )}
      <div className={classes.main}>
        {!isWide && (
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
        )}
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
