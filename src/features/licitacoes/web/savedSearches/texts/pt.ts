// Texts of saved searches; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    savedSearches: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Buscas salvas',
  loading: 'Carregando…',
  failed: 'Não foi possível carregar as buscas.',
  none: 'Nenhuma busca salva ainda',
  noneHint: 'Filtre a lista de licitações e escolha “Salvar esta busca…” no menu de buscas salvas.',
  own: 'Minhas buscas',
  noneOwn: 'Você ainda não salvou nenhuma busca.',
  others: 'Compartilhadas por outras pessoas',
  noneShared: 'Ninguém compartilhou uma busca.',
  manage: 'Ver todas as buscas salvas',
  newSearch: 'Nova busca',
  new_one: '{{figure}} nova',
  new_many: '{{figure}} novas',
  new_other: '{{figure}} novas',
  save: 'Salvar esta busca…',
  saveTitle: 'Salvar esta busca',
  saveHint: 'Ficam guardados o texto, os filtros, a ordem e as colunas da lista.',
  saveAs: 'Salvar como nova…',
  saveChanges: 'Salvar alterações',
  saveChangesIn: 'Salvar alterações em “{{name}}”',
  saved: 'Busca “{{name}}” salva.',
  submit: 'Salvar',
  share: 'Compartilhar com todos',
  shareHint: 'Todos os usuários a veem; só você e os administradores a alteram.',
  shared: 'Compartilhada',
  sharedBy: 'Compartilhada por {{name}}',
  sharedByYou: 'Compartilhada por você',
  changed: 'alterada',
  close: 'Fechar a busca {{name}}',
  closeHint: 'Fechar a busca',
  dates: {
    ask: 'As datas desta busca estão fixas. Elas eram “{{period}}”?',
    usePeriod: 'Usar o período',
    keep: 'Manter as datas',
    kept: 'As datas de “{{name}}” ficam como estão.',
  },
  gone: 'Esta busca salva não existe mais.',
  everything: 'Todas as licitações',
  quoted: '“{{text}}”',
  lookedAt: 'Aberta em {{when}}',
  neverOpened: 'Você ainda não a abriu',
  markSeen: 'Marcar as novas de {{name}} como vistas',
  markSeenHint: 'Marcar como vistas',
  edit: 'Editar a busca {{name}}',
  editHint: 'Editar',
  editTitle: 'Editar a busca salva',
  remove: 'Excluir a busca {{name}}',
  removeHint: 'Excluir',
  removed: 'Busca “{{name}}” excluída.',
};
