// The screens of sources, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';

export const fontesScreens = {
  fontes: screen(['fontes'], () => import('./FontesScreen.tsx').then(({ FontesScreen }) => FontesScreen)),
};
