// The screens of annual plans, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { pcaSearch } from './pcaSearch.ts';

export const pcaScreens = {
  pcaList: screen<typeof pcaSearch>(['pca'], () => import('./list/PcaList.tsx').then(({ PcaList }) => PcaList)),
  pcaPlan: screen(['pca', 'charts'], () => import('./plan/PcaPlan.tsx').then(({ PcaPlan }) => PcaPlan)),
};
