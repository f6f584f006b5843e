// The menu beside the screen or above it, in windows with room for it. Others do not fetch it before it is opened over the page.
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { fetchHorizontalMenu, fetchSideMenu, hasRoom, menus } from './fetchMenu.ts';

const LazySideMenu = lazy(fetchSideMenu);
const LazyHorizontalMenu = lazy(fetchHorizontalMenu);

const useHasRoom = () => useMediaQuery(hasRoom, undefined, { getInitialValueInEffect: false });

/** The menu as a column. */
export function RoomySideMenu() {
  const SideMenu = menus.SideMenu ?? LazySideMenu;
  return (
    useHasRoom() && (
      <Suspense>
        <SideMenu />
      </Suspense>
    )
  );
}

/** The menu as a line. */
export function RoomyMenuLine({ className }: { className: string | undefined }) {
  const HorizontalMenu = menus.HorizontalMenu ?? LazyHorizontalMenu;
  return (
    useHasRoom() && (
      <Suspense fallback={<div className={className} />}>
        <HorizontalMenu className={className} />
      </Suspense>
    )
  );
}
