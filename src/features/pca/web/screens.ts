// The screens of annual plans, by the names of their addresses; that of the list also shows how fresh it is.
import { screen } from '#kit/web/page/screen.ts';

export const pcaScreens = {
  pcaPlan: screen(['pca', 'charts'], () => import('./plan/PcaPlan.tsx').then(({ PcaPlan }) => PcaPlan)),
};
