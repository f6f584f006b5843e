// The menu beside the screen or above it, in windows with room for it, once the screen is painted. Others do not fetch it before it is
// opened over the page.
import { useMediaQuery } from '@mantine/hooks';
import { useLayout } from '#features/layout/web/choices.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import classes from './SideMenu.module.css';

const SideMenu = optionalPart(async () => (await Promise.all([import('./SideMenu.tsx'), loadTexts('menu')]))[0].SideMenu);
const HorizontalMenu = optionalPart(async () => (await Promise.all([import('./HorizontalMenu.tsx'), loadTexts('menu')]))[0].HorizontalMenu);

const useHasRoom = () => useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });

/** The menu as a column. */
export function RoomySideMenu() {
  const { menuCollapsed } = useLayout();
  const place = (
    <div className={classes.side} data-collapsed={menuCollapsed || undefined}>
      <div className={classes.panel} data-menu-panel />
    </div>
  );
  return useHasRoom() && <SideMenu fallback={place} />;
}

/** The menu as a line. */
export function RoomyMenuLine({ className }: { className: string | undefined }) {
  return useHasRoom() && <HorizontalMenu className={className} fallback={<div className={className} />} />;
}
