import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    dns: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Registros de {{label}}',
  search: 'Buscar por nome, pedido ou nota',
  field: {
    nome: 'Nome',
    prazo: 'Prazo',
    vencimento: 'Vencimento',
    vigencia: 'Vigência',
    pedido: 'Origem ou pedido',
    tipo: 'Tipo',
    nota: 'Nota',
    ascii: 'Em ASCII',
    upload: 'Arquivo',
  },
  kind: { dominio: 'Domínio', termo: 'Termo' },
  due: { past: 'venceu {{when}}', coming: 'vence {{when}}' },
  tab: { label: 'Prazos', todos: 'Todos', vencido: 'Vencidos', proximo: 'Próximos 30 dias', futuro: 'Mais tarde' },
  upload: { number: 'arquivo nº {{id}}', none: 'Cadastro manual' },
  filters: {
    anyKind: 'Todos',
    period: 'Vencimento',
    periodHint: 'Se não houver vencimento, vale a vigência.',
    anyUpload: 'Todos os arquivos',
    since: 'desde {{day}}',
    until: 'até {{day}}',
    from: 'de {{arquivo}}',
  },
  export: { file: 'dns' },
  empty: {
    title: 'Nenhum registro ainda',
    hint: 'Domínios e termos com data aparecem aqui quando um arquivo é gravado.',
    noMatch: 'Nenhum registro com esses filtros',
    showAll: 'Mostrar todos',
  },
  edit: {
    button: 'Corrigir',
    title: 'Corrigir registro',
    addTitle: 'Novo registro',
    nome: 'Domínio ou termo',
    add: 'Adicionar registro',
    save: 'Salvar',
    added: 'Registro adicionado.',
    saved: 'Registro corrigido.',
  },
  renew: {
    button: 'Renovar',
    title: 'Renovar {{nome}}',
    until: 'Novo vencimento',
    submit: 'Renovar',
    done: '{{nome}} renovado.',
  },
  remove: {
    button: 'Remover',
    done: '{{nome}} removido da lista.',
  },
  removed: {
    button: 'Removidos',
    title: 'Registros removidos',
    note: 'Podem ser restaurados por 90 dias.',
    none: 'Nenhum registro removido nos últimos 90 dias.',
    when: 'Removido em {{when}}',
    whenBy: 'Removido em {{when}} por {{who}}',
    restoreOf: 'Restaurar {{nome}}',
    restored: '{{nome}} está de volta na lista.',
  },
  entry: {
    title: 'Registro',
    copy: 'Copiar o nome',
    copyAscii: 'Copiar em ASCII',
    copied: 'Copiado.',
    inCalendar: 'Ver no calendário',
  },
};
