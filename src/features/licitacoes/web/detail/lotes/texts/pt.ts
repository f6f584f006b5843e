// Texts of the items of a notice; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    lotes: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Lotes e itens',
  none: 'Nenhum item foi importado para esta licitação.',
  numero: 'Item',
  grupo: 'Lote {{grupo}}',
  tipo: { M: 'Material', S: 'Serviço' },
  semGrupo: 'Sem lote',
  more: 'Mais dados do item',
  awaited: 'Item ainda não recebido',
  porte: 'Porte: {{porte}}',
  below: '{{percent}} abaixo do estimado',
  above: '{{percent}} acima do estimado',
  asEstimated: 'Igual ao estimado',
  discount: 'Desconto de {{percent}}',
  sum: 'Total estimado',
  awardedSum: 'Total homologado',
  awarded: '{{value}} homologados',
  partial: '{{known}} de {{all}} itens com valor',
  withResult_one: '{{known}} de {{all}} item com resultado',
  withResult_many: '{{known}} de {{all}} itens com resultado',
  withResult_other: '{{known}} de {{all}} itens com resultado',
  filter: 'Filtrar itens',
  clearFilter: 'Limpar o filtro de itens',
  found: '{{found}} de {{all}}',
  noMatch: 'Nenhum item com este texto.',
  showAll: 'Mostrar todos os {{figure}} itens',
  count_one: '{{figure}} item',
  count_many: '{{figure}} itens',
  count_other: '{{figure}} itens',
};
