import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    certidoes: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Certidões',
  search: 'Buscar por nome, número, emissor ou nota',
  field: {
    nome: 'Documento',
    estado: 'Situação',
    vence_em: 'Válida até',
    emitida_em: 'Emissão',
    numero: 'Número',
    emissor: 'Emissor',
    grupo: 'Grupo',
    tipo: 'Tipo',
    nota: 'Nota',
  },
  grupo: {
    juridica: 'Jurídica',
    fiscal: 'Fiscal e trabalhista',
    tecnica: 'Técnica',
    economica: 'Econômico-financeira',
  },
  due: { never: 'não vence', valid: 'válida', past: 'venceu {{when}}', coming: 'vence {{when}}' },
  tab: {
    label: 'Situação',
    todas: 'Todas',
    vencida: 'Vencidas',
    em5: 'Até 5 dias',
    em15: '6 a 15 dias',
    em30: '16 a 30 dias',
    valida: 'Válidas',
  },
  filters: {
    any: 'Qualquer',
    on: 'Válidas no dia',
    onHint: 'Por exemplo, o dia da sessão: mostra a emissão que vale nesse dia.',
    validOn: 'válidas em {{day}}',
  },
  empty: {
    title: 'Nenhuma certidão ainda',
    hint: 'Guarde aqui os documentos de habilitação da empresa. Antes do vencimento, os administradores são avisados.',
    noMatch: 'Nenhuma certidão com esses filtros',
    showAll: 'Mostrar todas',
  },
  entry: { title: 'Certidão', inCalendar: 'Ver no calendário' },
  file: {
    none: 'Sem arquivo',
    open: 'Abrir',
    openOf: 'Abrir {{name}}',
    save: 'Baixar',
    saveOf: 'Baixar {{name}}',
  },
  former: {
    title: 'Emissões anteriores',
    issued: 'emitida em {{day}}',
    until: 'válida até {{day}}',
    by: 'Incluída por {{by}}',
  },
  edit: {
    add: 'Adicionar certidão',
    addTitle: 'Nova certidão',
    button: 'Corrigir',
    title: 'Corrigir certidão',
    added: 'Certidão adicionada.',
    titulo: 'Nome próprio',
    tituloHint: 'Se vazio, vale o nome do tipo.',
    neverHint: 'Vazio: não vence.',
    file: 'Arquivo',
    fileHint: 'PDF ou imagem de até 20 MB.',
    fileKept: 'Continua {{name}}, se nenhum outro for escolhido.',
    withoutFile: 'Tirar o arquivo',
    choose: 'Escolher arquivo',
    clear: 'Desfazer a escolha do arquivo',
  },
  renew: {
    button: 'Renovar',
    title: 'Renovar {{name}}',
    hint: 'A nova emissão substitui a atual, que continua disponível entre as anteriores.',
    done: '{{name}}: nova emissão guardada.',
  },
  remove: { done: '{{name}} foi excluída.' },
  zip: {
    button: 'Baixar ZIP',
    title: 'Documentos em um ZIP',
    hint: 'Os arquivos são numerados nesta ordem, com um índice.',
    validOn: 'Os arquivos são numerados nesta ordem, com um índice: as emissões válidas em {{day}}.',
    file: 'habilitacao',
    noFile: '(sem arquivo)',
    up: 'Subir {{name}}',
    down: 'Descer {{name}}',
    without_one: '{{figure}} documento sem arquivo aparece só no índice.',
    without_many: '{{figure}} documentos sem arquivo aparecem só no índice.',
    without_other: '{{figure}} documentos sem arquivo aparecem só no índice.',
    download: 'Baixar',
  },
};
