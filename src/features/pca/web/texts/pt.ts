// Texts of annual plans; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    pca: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Planos anuais (PCA)',
  plan: 'PCA {{ano}}',
  noDescricao: 'Item sem descrição',
  list: {
    label: 'Itens dos planos anuais',
    search: 'Buscar por descrição, classe, contratação ou órgão',
    noValue: 'Não informado',
    noDay: 'Sem data',
    sum: '{{valor}} ao todo',
    tooMany: 'É possível exportar até {{most}} itens selecionados por vez. Selecione menos ou todos os resultados.',
    exportFile: 'pca',
    noMatch: 'Nenhum item com estes filtros',
    showAll: 'Mostrar todos',
    none: 'Nenhum plano ainda',
    noneYet: 'Os itens dos planos aparecem aqui assim que forem importados.',
    noneHint: 'Envie um arquivo da consulta de PCA do PNCP (GET /v1/pca).',
  },
  filters: {
    title: 'Filtrar itens',
    plano: 'Plano {{id}}',
    mes: 'Mês desejado',
    valorMin: 'Valor total a partir de',
    valorMax: 'Valor total até',
    reversedValues: 'O valor máximo é menor que o mínimo.',
    importacao: 'Importação {{id}}',
  },
  item: { title: 'Item do plano', facts: 'Dados do item', open: 'Abrir o plano', missing: 'Este item não existe mais.' },
  missing: {
    title: 'Plano não encontrado',
    sought: 'O plano {{id}} não existe',
    hint: 'O endereço pode estar errado, ou o plano ainda não foi importado.',
    list: 'Ver os itens dos planos',
  },
  detail: {
    portal: 'Ver no PNCP',
    facts: 'Dados do plano',
    published: 'Publicação',
    updated: 'Atualização',
    imported: 'Importação',
    controle: 'Identificação no PNCP',
    totals: 'Total',
    itens: 'Itens importados',
    valor: 'Valor estimado',
    categorias: 'Por categoria',
    meses: 'Por mês desejado',
    noCategoria: 'Sem categoria',
    largest: 'Maiores itens',
    all_one: 'Ver {{figure}} item',
    all_many: 'Ver os {{figure}} itens',
    all_other: 'Ver os {{figure}} itens',
    ofOrgao: 'Itens deste órgão',
  },
};
