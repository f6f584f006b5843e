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
  awarded: {
    title: 'Itens homologados',
    count_one: '{{figure}} item',
    count_many: '{{figure}} itens',
    count_other: '{{figure}} itens',
    away: 'A licitação ainda não foi importada, por isso os itens são desconhecidos.',
    none: {
      ata: 'Nenhum item homologado desta licitação chegou até agora.',
      contrato: 'Nenhum item homologado a este fornecedor nesta licitação chegou até agora.',
    },
    unsaid: {
      ata: 'O que a licitação desta ata homologou: quantidade registrada, preço e fornecedor. O PNCP não diz quais itens são desta ata nem o saldo deles; confirme com o órgão gerenciador.',
      contrato:
        'O que a licitação homologou a este fornecedor. O PNCP não diz quais itens e quantidades o contrato abrange nem o saldo deles.',
    },
    noQuantity: 'Quantidade não informada',
    noDescricao: 'Item ainda não importado',
    each: '{{valor}} por unidade',
    eachOf: '{{valor}} por {{unidade}}',
  },
  versions: {
    title: 'Aditivos e retificações',
    unsaid:
      'Deduzidos das versões do registro que chegaram aqui: o PNCP não informa nele o número, o objeto e a assinatura de cada termo aditivo, nem separa aditivos de correções.',
    none: 'Nenhuma mudança de vigência ou valor entre as versões que chegaram.',
    when: 'Data no PNCP',
    end: 'Fim da vigência',
    value: 'Valor global',
    same: 'sem mudança',
    earlier: 'Antes da importação',
    moreDays: '+{{days}} dias',
    fewerDays: '−{{days}} dias',
    acrescimos: 'Acréscimos',
    supressoes: 'Supressões',
    share: '{{amount}} · {{percent}} do valor inicial',
    over: 'acima de {{limit}}',
    limit:
      'Limite do art. 125 da Lei 14.133/2021: {{limit}} do valor inicial atualizado para acréscimos e o mesmo para supressões (50% de acréscimos em reforma de edifício ou equipamento). Reajustes, repactuações e renovações mudam o valor global sem contar para o limite, e o registro não os distingue: confira os termos.',
    rectification: 'Retificação {{number}}',
  },
};
