// The screens of the cards of figures, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { cardsSearch } from './cardsSearch.ts';

export const cardsScreens = {
  cards: screen<typeof cardsSearch>(['cards', 'charts'], () => import('./CardsScreen.tsx').then(({ CardsScreen }) => CardsScreen)),
};
