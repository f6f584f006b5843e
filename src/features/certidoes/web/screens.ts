// The screens of the own company's documents, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { certidoesSearch } from './certidoesSearch.ts';

export const certidoesScreens = {
  certidoes: screen<typeof certidoesSearch>(['certidoes'], () =>
    import('./CertidoesScreen.tsx').then(({ CertidoesScreen }) => CertidoesScreen),
  ),
};
