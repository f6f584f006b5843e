// Texts of facets; the other languages have the same keys.
import type { SourceTexts } from '../../locale/i18n.ts';

declare module '../../locale/i18n.ts' {
  interface Catalogues {
    refine: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Refinar',
  close: 'Fechar o refinamento',
  clearShort: 'Limpar',
  clear: 'Limpar {{facet}}',
  more: 'Mais {{count}}',
  fewer: 'Menos',
  find: 'Procurar em {{facet}}',
  none: 'Nada encontrado',
};
