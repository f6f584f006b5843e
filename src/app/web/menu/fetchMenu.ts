import { consistentLayout, currentChoices } from '#features/layout/web/choices.ts';

/** Windows with room for the menu, as in the style sheets. */
export const hasRoom = '(min-width: 75em)';

type Menus = {
  SideMenu?: typeof import('./SideMenu.tsx')['SideMenu'];
  HorizontalMenu?: typeof import('./HorizontalMenu.tsx')['HorizontalMenu'];
};

/** The menus that are fetched: they are shown with the frame, without the gap that waiting for a module would leave. */
export const menus: Menus = {};

export async function fetchSideMenu() {
  const { SideMenu } = await import('./SideMenu.tsx');
  menus.SideMenu = SideMenu;
  return { default: SideMenu };
}

export async function fetchHorizontalMenu() {
  const { HorizontalMenu } = await import('./HorizontalMenu.tsx');
  menus.HorizontalMenu = HorizontalMenu;
  return { default: HorizontalMenu };
}

/** Fetches the menu that the frame shows at its start, if it shows one. */
export async function fetchShownMenu(): Promise<void> {
  const { menuHidden, menuLayout } = consistentLayout(currentChoices());
  if (menuHidden || !matchMedia(hasRoom).matches) return;
  await (menuLayout === 'horizontal' ? fetchHorizontalMenu() : fetchSideMenu());
}
