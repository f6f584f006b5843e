// Texts of exports in the background; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    exports: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Exportar licitações',
  format: 'Formato',
  formats: { xlsx: 'Planilha (XLSX)', csv: 'Texto (CSV)', ocds: 'Dados abertos (OCDS)' },
  formatHints: {
    xlsx: 'Com datas e valores prontos para calcular, e uma folha com os filtros e a hora.',
    csv: 'Para qualquer programa, sem limite de linhas.',
    ocds: 'Pacote do padrão internacional de contratações abertas (JSON), com itens e resultados.',
  },
  columns: 'Colunas',
  shownColumns: 'As exibidas na lista',
  allColumns: 'Todas',
  rows: 'Licitações',
  selectedRows: 'As selecionadas ({{figure}})',
  allRows: 'Todas as da lista',
  start: 'Exportar',
  background: 'A ordem é a da lista. O arquivo é gerado em segundo plano: você pode fechar este painel e voltar depois.',
  count_one: '{{figure}} licitação',
  count_many: '{{figure}} licitações',
  count_other: '{{figure}} licitações',
  recent: 'Exportações recentes',
  none: 'Nenhuma exportação nas últimas 24 horas.',
  states: { waiting: 'Na fila', running: 'Gerando', failed: 'Falhou', cancelled: 'Cancelada' },
  progress: '{{written}} de {{total}}',
  progressOf: 'Progresso de {{name}}',
  expires: 'disponível até {{when}}',
  download: 'Baixar',
  downloadOf: 'Baixar {{name}}',
  cancel: 'Cancelar',
  cancelOf: 'Cancelar {{name}}',
  remove: 'Excluir',
  removeOf: 'Excluir {{name}}',
};
