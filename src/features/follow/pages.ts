// The pages of what a user follows.
import type { Page } from '#kit/page.ts';
import { followAddresses } from './addresses.ts';

export const followPages: readonly Page[] = [
  {
    id: 31,
    target: 'acompanhamento',
    at: followAddresses.followed,
    icon: 'star',
    titles: { pt: 'Acompanhados', en: 'Following', fr: 'Suivis', de: 'Beobachtet' },
    also: 'favoritos estrelas quadro etapas prazos favourites stars board stages favoris étoiles tableau étapes Favoriten Sterne Board Tafel Phasen',
    menu: { section: 'tracking', letter: 's' },
  },
];
