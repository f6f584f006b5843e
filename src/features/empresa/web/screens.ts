// The screens of the own company, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';

export const empresaScreens = {
  empresa: screen(['empresa'], () => import('./EmpresaScreen.tsx').then(({ EmpresaScreen }) => EmpresaScreen)),
};
