// What the kit itself says.
import type { SourceTexts } from '../i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    kit: SourceTexts<typeof texts>;
  }
}

export const texts = {
  action: {
    retry: 'Tentar de novo',
    undo: 'Desfazer',
    cancel: 'Cancelar',
    close: 'Fechar',
  },
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie-o.',
  customize: 'Personalizar a aparência',
  loading: 'Carregando…',
  breadcrumbs: 'Caminho',
  failure: {
    title: 'Não foi possível carregar',
    broken: 'Algo se quebrou nesta tela',
    brokenHint: 'Tente de novo. Se continuar, recarregue a página.',
    unreachable: 'O servidor não responde',
    unreachableHint: 'Verifique a conexão e tente de novo.',
    missing: 'Não encontrado',
    requestId: 'Código da ocorrência: {{id}}',
  },
  table: {
    clearSearch: 'Limpar a busca',
    empty: 'Nenhum resultado',
    emptyHint: 'Mude a busca ou os filtros.',
    columns: 'Colunas',
    resetColumns: 'Colunas iniciais',
    view: 'Exibição',
    orderAndView: 'Ordem e exibição',
    density: 'Altura das linhas',
    compact: 'Compacta',
    comfortable: 'Confortável',
    sortBy: 'Ordenar por',
    ascending: 'Crescente',
    descending: 'Decrescente',
    perPage: 'Linhas por página',
    range: '{{from}}–{{to}} de {{total}}',
    pages: 'Páginas da lista',
    firstPage: 'Primeira página',
    previousPage: 'Página anterior',
    nextPage: 'Próxima página',
    lastPage: 'Última página',
    page: 'Página {{page}} de {{pages}}',
    selectRow: 'Selecionar a linha {{row}}',
    selectPage: 'Selecionar esta página',
    selected_one: '{{figure}} selecionada',
    selected_many: '{{figure}} selecionadas',
    selected_other: '{{figure}} selecionadas',
    selectAll_one: 'Selecionar o único resultado',
    selectAll_many: 'Selecionar todos os {{figure}} resultados',
    selectAll_other: 'Selecionar todos os {{figure}} resultados',
    clearSelection: 'Desfazer a seleção',
    noLongerAll: 'Agora só linhas desta página.',
    results_one: '{{figure}} resultado',
    results_many: '{{figure}} resultados',
    results_other: '{{figure}} resultados',
  },
  keys: {
    title: 'Atalhos de teclado',
    list: 'Listas',
    nextRow: 'Próxima linha',
    previousRow: 'Linha anterior',
    firstRow: 'Primeira linha',
    lastRow: 'Última linha',
    open: 'Abrir',
    select: 'Selecionar',
    search: 'Buscar',
    letters: 'Atalhos de uma só letra',
    lettersHint: 'Desligue se você dita textos ou se as letras agem sem querer. Setas, Home, End e Enter continuam.',
  },
};
