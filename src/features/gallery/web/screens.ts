// The screens of the gallery, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { gallerySearch } from './gallerySearch.ts';

export const galleryScreens = {
  gallery: screen<typeof gallerySearch>(['gallery', 'charts'], () => import('./Gallery.tsx').then(({ Gallery }) => Gallery)),
};
