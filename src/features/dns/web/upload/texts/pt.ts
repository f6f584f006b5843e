// What sending dated entries in says.
import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    upload: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Arquivo enviado',
  none: '—',
  nobody: 'conta excluída',
  sent: 'Arquivos a caminho',
  refused: '{{arquivo}} foi recusado.',
  drop: {
    title: 'Solte os arquivos em qualquer lugar desta tela',
    taken: 'CSV ou TXT em UTF-8, e XLSX, com até {{rows}} linhas.',
  },
  template: { button: 'Modelo em CSV', file: 'modelo-dns.csv' },
  forms: { title: 'Como o arquivo deve ser' },
  formName: { columns: 'Colunas', dates: 'Datas', names: 'Nomes', lines: 'TXT sem títulos', repeated: 'Repetidos' },
  form: {
    columns:
      'A primeira linha traz os títulos: Domínio ou termo, Origem ou pedido, Vigência, Vencimento, Nota. O nome e ao menos uma das datas são obrigatórios; a ordem é livre.',
    dates: '28/05/2026 ou 2026-05-28. Em XLSX, também células de data.',
    names: 'Domínios podem ter acentos: ficam como são escritos e também em ASCII. O que não tem ponto é um termo.',
    lines: 'Um registro por linha: nome; pedido; vigência; vencimento; nota. Linhas que começam com # são puladas.',
    repeated: 'O que já está na lista, ou mais acima no mesmo arquivo, é marcado e não entra de novo.',
  },
  state: { pronta: 'A conferir', gravada: 'Na lista', desfeita: 'Desfeito' },
  count: {
    rows_one: '{{figure}} linha',
    rows_many: '{{figure}} de linhas',
    rows_other: '{{figure}} linhas',
    faulty_one: '{{figure}} com falha',
    faulty_many: '{{figure}} com falha',
    faulty_other: '{{figure}} com falha',
  },
  fact: {
    rows: 'Conteúdo',
    rowsFaulty: '{{rows}}, {{faulty}}',
    file: 'Arquivo',
    sent: 'Envio',
    committed: 'Gravação',
    undone: 'Desfeito',
    when: '{{at}}, {{who}}',
  },
  found: {
    faulty_one: '{{figure}} linha tem falha. Corrija o arquivo e envie-o de novo, ou grave sem ela.',
    faulty_many: '{{figure}} de linhas têm falha. Corrija o arquivo e envie-o de novo, ou grave sem elas.',
    faulty_other: '{{figure}} linhas têm falha. Corrija o arquivo e envie-o de novo, ou grave sem elas.',
    allFaulty_one: 'A única linha tem falha: não há o que gravar. Corrija o arquivo e envie-o de novo.',
    allFaulty_many: 'Todas as {{figure}} de linhas têm falha: não há o que gravar. Corrija o arquivo e envie-o de novo.',
    allFaulty_other: 'Todas as {{figure}} linhas têm falha: não há o que gravar. Corrija o arquivo e envie-o de novo.',
    ignored_one: 'Esta coluna não foi reconhecida e fica de fora: {{columns}}.',
    ignored_many: 'Estas colunas não foram reconhecidas e ficam de fora: {{columns}}.',
    ignored_other: 'Estas colunas não foram reconhecidas e ficam de fora: {{columns}}.',
  },
  rows: { title: 'Linhas do arquivo', linha: 'Linha', onlyFaulty: 'Só as que têm falha' },
  motive: {
    missing: 'Falta o nome',
    tooLong: 'É longo demais',
    badDomain: 'Não é um domínio válido',
    badDate: 'Não é uma data',
    dueBeforeEffective: 'Vence antes de vigorar',
    noDate: 'Falta uma das datas',
    repeatedInFile: 'Repetido no arquivo',
    repeated: 'Já está na lista',
  },
  commit: {
    leaveOut_one: 'Deixar de fora a linha com falha',
    leaveOut_many: 'Deixar de fora as {{figure}} de linhas com falha',
    leaveOut_other: 'Deixar de fora as {{figure}} linhas com falha',
    held: 'Só é possível gravar deixando de fora as linhas com falha.',
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
    discard: 'Descartar',
    discardOf: 'Descartar {{arquivo}}',
    show: 'Ver na lista',
  },
  discard: {
    title: 'Descartar o arquivo?',
    body: 'Nada de {{arquivo}} foi gravado. Para gravar depois, envie o arquivo de novo.',
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
    title: 'Histórico',
    estado: 'Estado',
    arquivo: 'Arquivo',
    rows: 'Conteúdo',
    sent: 'Envio',
    changed: 'Última mudança',
    actions: 'Ações',
    none: 'Nenhum arquivo ainda',
    noneHint: 'Envie uma planilha feita sobre o modelo.',
  },
};
