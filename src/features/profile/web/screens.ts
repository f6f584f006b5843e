// The screens of the profile, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { profileSearch } from './profileSearch.ts';

export const profileScreens = {
  profile: screen<typeof profileSearch>(['profile'], () => import('./Profile.tsx').then(({ Profile }) => Profile)),
};
