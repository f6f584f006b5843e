import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    bookmarks: SourceTexts<typeof texts>;
  }
}

export const texts = {
  label: 'Páginas favoritas',
  more: 'Outras páginas favoritas',
  find: 'Buscar uma página',
  mark: 'Adicionar aos favoritos',
  unmark: 'Remover dos favoritos',
  markOf: 'Favorita: {{page}}',
  none: 'Ainda não há favoritos. Busque uma página e clique na estrela.',
  noMatch: 'Nenhuma página com esse nome.',
};
