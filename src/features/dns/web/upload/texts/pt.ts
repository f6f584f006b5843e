// Texts of the upload of DNS entries.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    upload: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Arquivo enviado',
  nobody: 'conta excluída',
  sent: 'Arquivos em envio',
  refused: '{{arquivo}} foi recusado.',
  drop: {
    title: 'Arraste os arquivos para cá',
    taken: 'CSV ou TXT em UTF-8, ou XLSX, com até {{rows}} linhas.',
  },
  template: { button: 'Modelo em CSV', file: 'modelo-dns.csv' },
  forms: { title: 'Formato do arquivo' },
  formName: { columns: 'Colunas', dates: 'Datas', names: 'Nomes', lines: 'TXT sem títulos', repeated: 'Repetidos' },
  form: {
    columns:
      'A primeira linha traz os títulos: Domínio ou termo, Origem ou pedido, Vigência, Vencimento, Nota. O nome e ao menos uma das datas são obrigatórios; a ordem é livre.',
    dates: '28/05/2026 ou 2026-05-28. Em XLSX, também células de data.',
    names: 'Domínios podem ter acentos: são guardados como foram escritos e também em ASCII. Um nome sem ponto é um termo.',
    lines: 'Um registro por linha: nome; pedido; vigência; vencimento; nota. Linhas que começam com # são ignoradas.',
    repeated: 'O que já está na lista, ou aparece antes no mesmo arquivo, é marcado e não é gravado de novo.',
  },
  state: { pronta: 'A conferir', gravada: 'Na lista', desfeita: 'Desfeito' },
  count: {
    rows_one: '{{figure}} linha',
    rows_many: '{{figure}} de linhas',
    rows_other: '{{figure}} linhas',
    faulty_one: '{{figure}} com erro',
    faulty_many: '{{figure}} com erro',
    faulty_other: '{{figure}} com erro',
  },
  fact: {
    rows: 'Conteúdo',
    rowsFaulty: '{{rows}}, {{faulty}}',
    sent: 'Envio',
    committed: 'Gravação',
    undone: 'Desfeito',
    when: '{{at}}, {{who}}',
  },
  found: {
    faulty_one: '{{figure}} linha tem erro. Corrija o arquivo e envie-o de novo, ou grave sem ela.',
    faulty_many: '{{figure}} de linhas têm erro. Corrija o arquivo e envie-o de novo, ou grave sem elas.',
    faulty_other: '{{figure}} linhas têm erro. Corrija o arquivo e envie-o de novo, ou grave sem elas.',
    allFaulty_one: 'A única linha tem erro: não há o que gravar. Corrija o arquivo e envie-o de novo.',
    allFaulty_many: 'Todas as {{figure}} de linhas têm erro: não há o que gravar. Corrija o arquivo e envie-o de novo.',
    allFaulty_other: 'Todas as {{figure}} linhas têm erro: não há o que gravar. Corrija o arquivo e envie-o de novo.',
    ignored_one: 'Esta coluna não foi reconhecida e fica de fora: {{columns}}.',
    ignored_many: 'Estas colunas não foram reconhecidas e ficam de fora: {{columns}}.',
    ignored_other: 'Estas colunas não foram reconhecidas e ficam de fora: {{columns}}.',
  },
  rows: { title: 'Linhas do arquivo', linha: 'Linha', onlyFaulty: 'Só linhas com erro' },
  motive: {
    missing: 'Falta o nome',
    tooLong: 'É longo demais',
    badDomain: 'Não é um domínio válido',
    badDate: 'Não é uma data',
    dueBeforeEffective: 'O vencimento é anterior à vigência',
    noDate: 'Falta uma das datas',
    repeatedInFile: 'Repetido no arquivo',
    repeated: 'Já está na lista',
    removed: 'Removido da lista',
  },
  commit: {
    leaveOut_one: 'Ignorar a linha com erro',
    leaveOut_many: 'Ignorar as {{figure}} de linhas com erro',
    leaveOut_other: 'Ignorar as {{figure}} linhas com erro',
    held: 'Só é possível gravar ignorando as linhas com erro.',
    button_one: 'Gravar {{figure}} registro',
    button_many: 'Gravar {{figure}} de registros',
    button_other: 'Gravar {{figure}} registros',
  },
  action: {
    look: 'Conferir',
    lookAt: 'Conferir {{arquivo}}',
    undo: 'Desfazer',
    undoOf: 'Desfazer {{arquivo}}',
    redo: 'Refazer',
    redoOf: 'Refazer {{arquivo}}',
    discardOf: 'Descartar {{arquivo}}',
    show: 'Ver na lista',
  },
  discard: {
    title: 'Descartar o arquivo?',
    body: 'Nada de {{arquivo}} foi gravado. Para gravar depois, envie o arquivo de novo.',
    undone: 'Os registros de {{arquivo}} já saíram da lista. Sem o arquivo, não será mais possível refazê-lo: só enviando de novo.',
    action: 'Descartar arquivo',
  },
  done: {
    committed_one: '{{figure}} registro de {{arquivo}} está na lista.',
    committed_many: '{{figure}} de registros de {{arquivo}} estão na lista.',
    committed_other: '{{figure}} registros de {{arquivo}} estão na lista.',
    undone_one: '{{figure}} registro de {{arquivo}} saiu da lista.',
    undone_many: '{{figure}} de registros de {{arquivo}} saíram da lista.',
    undone_other: '{{figure}} registros de {{arquivo}} saíram da lista.',
    redone_one: '{{figure}} registro de {{arquivo}} voltou à lista.',
    redone_many: '{{figure}} de registros de {{arquivo}} voltaram à lista.',
    redone_other: '{{figure}} registros de {{arquivo}} voltaram à lista.',
    discarded: '{{arquivo}} foi descartado.',
  },
  history: {
    estado: 'Estado',
    rows: 'Conteúdo',
    sent: 'Envio',
    changed: 'Última alteração',
    none: 'Nenhum arquivo ainda',
    noneHint: 'Envie uma planilha preenchida a partir do modelo.',
  },
};
