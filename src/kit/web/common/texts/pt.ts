// What many screens say alike. It comes with the frame, after the sign-in.
import type { SourceTexts } from '../../locale/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: SourceTexts<typeof texts>;
  }
}

export const texts = {
  list: {
    export: 'Exportar CSV',
    exportSelected: 'Exportar seleção',
    start: 'Visão inicial',
    keepStart: 'Usar estes filtros ao abrir a lista',
    forgetStart: 'Abrir a lista sem filtros',
    startKept: 'A lista passará a abrir assim.',
    startForgotten: 'A lista passará a abrir sem filtros.',
  },
  filters: {
    button: 'Filtros',
    apply: 'Aplicar',
    any: 'Qualquer',
    from: 'De',
    to: 'Até',
    fromDay: 'De',
    toDay: 'Até',
    noDay: 'Informe uma data válida.',
    reversed: 'A data final é anterior à inicial.',
  },
  yes: 'Sim',
  no: 'Não',
  more: 'Mostrar mais',
  detail: {
    print: 'Imprimir',
    more: 'Mais ações',
    newTask: 'Criar tarefa',
    copy: 'Copiar link',
    copied: 'Link copiado.',
    find: 'Buscar',
    empty: '—',
  },
  record: {
    title: 'Registro de origem',
    copy: 'Copiar',
    copied: 'Registro copiado.',
  },
  history: {
    count_one: '{{figure}} alteração',
    count_many: '{{figure}} alterações',
    count_other: '{{figure}} alterações',
    more: 'Mostrar mais alterações',
    to: 'passou a',
    empty: 'vazio',
  },
};
