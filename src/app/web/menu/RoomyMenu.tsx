// The menu beside the screen or above it, in windows with room for it. Others do not fetch it before it is opened over the page.
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { fetchHorizontalMenu, fetchSideMenu, hasRoom } from './fetchMenu.ts';

const SideMenu = lazy(async () => ({ default: (await fetchSideMenu()).SideMenu }));
const HorizontalMenu = lazy(async () => ({ default: (await fetchHorizontalMenu()).HorizontalMenu }));

const useHasRoom = () => useMediaQuery(hasRoom, undefined, { getInitialValueInEffect: false });

/** The menu as a column. */
export function RoomySideMenu() {
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
  return (
    useHasRoom() && (
      <Suspense fallback={<div className={className} />}>
        <HorizontalMenu className={className} />
      </Suspense>
    )
  );
}
