// The pages of the profile.
import type { Page } from '#kit/page.ts';
import { profileAddresses } from './addresses.ts';

export const profilePages: readonly Page[] = [
  {
    id: 26,
    target: 'perfil',
    at: profileAddresses.profile,
    icon: 'user',
    titles: { pt: 'Perfil', en: 'Profile', fr: 'Profil', de: 'Profil' },
    also: 'publicações fotos amigos enquetes mural feed posts photos friends polls amis sondages Beiträge Freunde Umfragen',
  },
];
