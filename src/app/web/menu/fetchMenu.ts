import { consistentLayout, currentChoices } from '#features/layout/web/choices.ts';

/** Windows with room for the menu, as in the style sheets. */
export const hasRoom = '(min-width: 75em)';

export const fetchSideMenu = () => import('./SideMenu.tsx');
export const fetchHorizontalMenu = () => import('./HorizontalMenu.tsx');

/** Fetches the menu that the frame shows at its start, if it shows one. */
export async function fetchShownMenu(): Promise<void> {
  const { menuHidden, menuLayout } = consistentLayout(currentChoices());
  if (menuHidden || !matchMedia(hasRoom).matches) return;
  await (menuLayout === 'horizontal' ? fetchHorizontalMenu() : fetchSideMenu());
}
