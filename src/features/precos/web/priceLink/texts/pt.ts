// Words of the link to the prices of an item; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    priceLink: SourceTexts<typeof texts>;
  }
}

export const texts = {
  prices: 'Preços pagos por {{words}}',
  found: 'Preços pagos: {{figure}} por {{words}}',
  none: 'Nenhum preço comparável por {{words}}.',
  change: 'Buscar com outras palavras',
};
