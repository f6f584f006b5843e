// Texts of watched ends of validity; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    vigencias: SourceTexts<typeof texts>;
  }
}

export const texts = {
  watch: 'Fim no calendário',
  watched: 'No calendário',
  added: 'O fim da vigência está no seu calendário.',
  removed: 'O fim da vigência saiu do seu calendário.',
};
