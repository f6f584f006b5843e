import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    search: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Buscar em tudo',
  placeholder: 'Buscar licitações, e-mails, tarefas, pessoas, arquivos…',
  results: 'Resultados',
  noneAtAll: 'Nenhum resultado para “{{q}}”',
  marked: 'favorita',
  count_one: '{{figure}} resultado',
  count_many: '{{figure}} resultados',
  count_other: '{{figure}} resultados',
  noSubject: '(sem assunto)',
  due: 'prazo: {{day}}',
  completed: 'concluída',
  group: {
    pages: 'Páginas',
    files: 'Arquivos',
    contacts: 'Contatos',
    intents: 'Ver a lista',
    orgaos: 'Órgãos',
    municipios: 'Municípios',
    suggestions: 'Sugestões',
    recent: 'Abertas recentemente',
    marked: 'Favoritos',
  },
  foot: {
    move: 'escolher',
    open: 'abrir',
    elsewhere: 'em nova aba',
    close: 'fechar',
    mark: 'Favorita',
  },
};
