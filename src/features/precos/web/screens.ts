// The screens of the price search, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { precosSearch } from './precosSearch.ts';

export const precosScreens = {
  precos: screen<typeof precosSearch>(['precos', 'charts'], () => import('./PrecosScreen.tsx').then(({ PrecosScreen }) => PrecosScreen)),
};
