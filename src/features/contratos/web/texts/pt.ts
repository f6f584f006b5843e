// Texts of contracts; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    contratos: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Contratos',
  name: 'Contrato',
  noObjeto: 'Sem objeto informado',
  list: {
    label: 'Lista de contratos',
    search: 'Buscar por objeto, fornecedor, órgão ou número',
    tabs: 'Filtrar por vigência',
    all: 'Todos',
    vigencia: 'Vigência',
    until: 'até {{day}}',
    noValue: 'Não informado',
    tooMany: 'É possível exportar até {{most}} contratos selecionados por vez. Selecione menos ou todos os resultados.',
    exportFile: 'contratos',
    noMatch: 'Nenhum contrato com estes filtros',
    showAll: 'Mostrar todos',
    none: 'Nenhum contrato ainda',
    noneYet: 'Os contratos aparecem aqui assim que forem importados.',
    noneHint: 'Envie um arquivo da consulta de contratos do PNCP (GET /v1/contratos).',
  },
  filters: {
    title: 'Filtrar contratos',
    valorMin: 'Valor global a partir de',
    valorMax: 'Valor global até',
    reversedValues: 'O valor máximo é menor que o mínimo.',
    compra: 'Licitação',
    importacao: 'Importação {{id}}',
  },
  missing: {
    title: 'Contrato não encontrado',
    sought: 'O contrato {{id}} não existe',
    hint: 'O endereço pode estar errado, ou o contrato ainda não foi importado.',
    list: 'Ver a lista',
  },
  detail: {
    portal: 'Ver no PNCP',
    facts: 'Dados do contrato',
    values: 'Valores',
    parties: 'Partes',
    ofOrgao: 'Contratos deste órgão',
    ofFornecedor: 'Contratos deste fornecedor',
    notice: 'Licitação',
    noNotice: 'O registro não informa uma licitação.',
    noticeAway: 'A licitação ainda não foi importada.',
    ofNotice: 'Contratos desta licitação',
    all_one: 'Ver {{figure}} contrato',
    all_many: 'Ver os {{figure}} contratos',
    all_other: 'Ver os {{figure}} contratos',
    history: 'Retificações e outras alterações',
    noHistory: 'Nenhuma alteração desde a importação.',
  },
};
