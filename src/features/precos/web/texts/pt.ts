import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    precos: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Pesquisa de preços',
  search: 'Palavras do item ou código do catálogo',
  rows: 'Preços',
  none: 'Nenhum preço encontrado',
  noneHint: 'Tente menos palavras, outro período ou menos filtros.',
  noDescription: 'Item sem descrição',
  itemNumber: 'item {{number}}',
  perUnit: 'por {{unit}}',
  above: '{{percent}} acima do estimado',
  saved: 'desconto de {{percent}}',
  start: {
    title: 'Quanto se pagou por isso?',
    hint: 'Procure um item, como “papel A4”, ou o código do catálogo. São mostrados os preços homologados das licitações importadas.',
  },
  unit: {
    label: 'Unidade de medida',
    none: 'Sem unidade',
    noOthers: 'Todos os preços encontrados têm esta unidade.',
    others_one: '{{figure}} preço em outra unidade ficou de fora.',
    others_many: '{{figure}} preços em outras unidades ficaram de fora.',
    others_other: '{{figure}} preços em outras unidades ficaram de fora.',
    without_one: '{{figure}} item não tem preço unitário.',
    without_many: '{{figure}} itens não têm preço unitário.',
    without_other: '{{figure}} itens não têm preço unitário.',
  },
  figures: {
    label: 'Resumo dos preços',
    median: 'Mediana homologada',
    medianNote: 'preço de uma unidade',
    quartiles: '1º e 3º quartis',
    range: 'de {{min}} a {{max}}',
    count: 'Preços',
    countNote: 'resultados válidos de itens',
    estimate: 'Mediana estimada',
    estimateNote_one: 'de {{figure}} item com estimativa',
    estimateNote_many: 'de {{figure}} itens com estimativa',
    estimateNote_other: 'de {{figure}} itens com estimativa',
    discount: 'Desconto mediano',
    discountNote: 'sobre o estimado de cada item',
    outliers: 'Atípicos',
    showOutliers: 'ver só estes',
  },
  rule: {
    bounds:
      'Atípico é o preço abaixo de {{low}} ou acima de {{high}}: mais de 1,5 vez a distância entre os quartis para fora deles. Os atípicos são marcados nas linhas e entram em todos os números.',
    above:
      'Atípico é o preço acima de {{high}}: mais de 1,5 vez a distância entre os quartis acima do 3º. Os atípicos são marcados nas linhas e entram em todos os números.',
    few: 'Com menos de 5 preços, nenhum é considerado atípico.',
  },
  outlier: {
    baixo: 'Atípico: baixo',
    alto: 'Atípico: alto',
  },
  outliers: {
    so: 'Só atípicos',
    sem: 'Sem atípicos',
  },
  chart: {
    months: 'Mediana por mês',
    monthsHint: 'Doze meses; sem ponto onde não houve compra',
    monthsFile: 'precos-por-mes',
    awarded: 'Mediana homologada',
    estimated: 'Mediana estimada',
    of_one: '{{figure}} preço',
    of_many: '{{figure}} preços',
    of_other: '{{figure}} preços',
    states: 'Por estado',
    statesHint: 'Mediana ao lado do nome; número e parte dos preços à direita',
    statesFile: 'precos-por-estado',
    noState: 'Sem estado',
  },
  filters: {
    catalogo: 'Código do catálogo',
    period: 'Data do resultado',
    uf: 'Estado',
    orgao: 'Órgão (nome ou CNPJ)',
    fornecedor: 'Fornecedor (nome, CNPJ ou CPF)',
    valor: 'Preço unitário homologado',
    valorFrom: 'Menor preço',
    valorTo: 'Maior preço',
    reversedValues: 'O maior preço é menor que o menor.',
  },
  chips: {
    catalogo: 'Catálogo {{code}}',
    since: 'desde {{day}}',
    until: 'até {{day}}',
    orgao: 'Órgão: {{name}}',
    fornecedor: 'Fornecedor: {{name}}',
    least: 'a partir de {{value}}',
    most: 'até {{value}}',
  },
  column: {
    item: 'Item',
    valor: 'Homologado',
    estimado: 'Estimado',
    quantidade: 'Quantidade',
    total: 'Total',
    dia: 'Resultado',
    fornecedor: 'Fornecedor',
    orgao: 'Órgão',
    catalogo: 'Catálogo',
  },
  export: {
    xlsx: 'Exportar XLSX',
    pdf: 'Exportar PDF',
    file: 'pesquisa-de-precos',
  },
};
