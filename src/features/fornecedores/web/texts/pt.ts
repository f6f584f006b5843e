import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    fornecedores: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Fornecedores',
  search: 'Nome, CNPJ ou CPF',
  figures: 'Resumo',
  wrongDigits: 'Dígitos verificadores não conferem',
  noDescription: 'Item sem descrição',
  above: '{{percent}} acima do estimado',
  saved: 'desconto de {{percent}}',
  days_one: '{{figure}} dia',
  days_many: '{{figure}} dias',
  days_other: '{{figure}} dias',
  after_one: 'após {{figure}} dia',
  after_many: 'após {{figure}} dias',
  after_other: 'após {{figure}} dias',
  ibge: 'IBGE {{ibge}}',
  empty: {
    title: 'Ainda não há fornecedores',
    hint: 'Eles aparecem quando os resultados das licitações são importados.',
  },
  tile: {
    total: 'Total homologado',
    totalNote: 'soma dos itens ganhos',
    bought: 'Total homologado',
    itens: 'Itens ganhos',
    licitacoes: 'Licitações',
    imported: 'importadas',
    inNotices_one: 'em {{figure}} licitação',
    inNotices_many: 'em {{figure}} licitações',
    inNotices_other: 'em {{figure}} licitações',
    inItems_one: 'em {{figure}} item',
    inItems_many: 'em {{figure}} itens',
    inItems_other: 'em {{figure}} itens',
    desconto: 'Desconto mediano',
    descontoNote_one: 'sobre o estimado, {{figure}} item',
    descontoNote_many: 'sobre o estimado, {{figure}} itens',
    descontoNote_other: 'sobre o estimado, {{figure}} itens',
    orgaos: 'Órgãos',
    inStates_one: 'em {{figure}} estado',
    inStates_many: 'em {{figure}} estados',
    inStates_other: 'em {{figure}} estados',
    ultimo: 'Último resultado',
    since: 'desde {{day}}',
    dias: 'Da publicação ao resultado',
    diasNote_one: 'mediana de {{figure}} licitação',
    diasNote_many: 'mediana de {{figure}} licitações',
    diasNote_other: 'mediana de {{figure}} licitações',
    fracasso: 'Desertas e fracassadas',
    fracassoNote_one: '{{failed}} de {{all}} decidida',
    fracassoNote_many: '{{failed}} de {{all}} decididas',
    fracassoNote_other: '{{failed}} de {{all}} decididas',
  },
  months: {
    title: 'Ganho por mês',
    published: 'Publicadas por mês',
    hint: 'Os últimos doze meses',
    file: 'por-mes',
  },
  states: {
    title: 'Onde',
    none: 'Sem estado',
  },
  buyers: {
    title: 'De quem',
    hint: 'Os dez maiores de {{count}}',
  },
  rivals: {
    title: 'Concorrentes',
    hint: 'Ganharam outros itens das mesmas licitações',
  },
  procedures: {
    title: 'Modalidades',
  },
  endings: {
    title: 'Como terminaram',
    hint: 'Licitações com desfecho conhecido',
  },
  purchases: {
    title: 'O que compra',
    hint: 'Itens de maior total homologado',
  },
  sellers: {
    title: 'De quem compra',
  },
  items: {
    title: 'Itens ganhos',
    none: 'Nenhum item corresponde aos filtros',
  },
  notices: {
    orgao: 'Licitações do órgão',
    municipio: 'Licitações do município',
    all: 'Licitações',
    inList: 'Ver na lista',
    none: 'Nenhuma licitação corresponde aos filtros',
  },
  bodies: {
    hint: 'O que compram neste município',
    most: 'Os {{shown}} maiores de {{all}}, com o que compram neste município',
  },
  missing: {
    title: 'Município não encontrado',
    sought: 'Nenhuma licitação do município {{ibge}}',
    hint: 'O código IBGE pode estar errado, ou nenhuma licitação do município foi importada.',
    list: 'Ver as licitações',
  },
  column: {
    fornecedor: 'Fornecedor',
    itens: 'Itens ganhos',
    total: 'Total homologado',
    item: 'Item',
    resultado: 'Resultado',
    unitario: 'Unitário',
    quantidade: 'Quantidade',
    orgao: 'Órgão',
    uf: 'Estado',
    objeto: 'Objeto',
    publicacao: 'Publicação',
    desfecho: 'Desfecho',
    estimado: 'Estimado',
  },
};
