import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bookmarks: SourceTexts<typeof texts>;
  }
}

export const texts = {
  label: 'Páginas favoritas',
  more: 'Outras páginas favoritas',
  find: 'Buscar uma página',
  mark: 'Adicionar às favoritas',
  unmark: 'Remover das favoritas',
  markOf: 'Favorita: {{page}}',
  none: 'Ainda não há favoritas. Busque uma página e marque a estrela.',
  noMatch: 'Nenhuma página com esse nome.',
};
