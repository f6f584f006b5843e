// Texts of atas de registro de preços; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    atas: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Atas de preços',
  name: 'Ata',
  noObjeto: 'Sem objeto informado',
  list: {
    label: 'Lista de atas',
    search: 'Buscar por objeto, órgão ou número',
    tabs: 'Filtrar por vigência',
    all: 'Todas',
    vigencia: 'Vigência',
    until: 'até {{day}}',
    tooMany: 'É possível exportar até {{most}} atas selecionadas por vez. Selecione menos ou todos os resultados.',
    exportFile: 'atas',
    noMatch: 'Nenhuma ata com estes filtros',
    showAll: 'Mostrar todas',
    none: 'Nenhuma ata ainda',
    noneYet: 'As atas aparecem aqui assim que forem importadas.',
    noneHint: 'Envie um arquivo da consulta de atas do PNCP (GET /v1/atas).',
  },
  filters: {
    title: 'Filtrar atas',
    compra: 'Licitação',
    compraHint: 'Como 99000111000100-1-000007/2026',
    adesao: 'Admite adesão',
    noAdesao: 'Não admite adesão',
    cancelada: 'Canceladas',
    notCancelada: 'Não canceladas',
    importacao: 'Importação {{id}}',
  },
  missing: {
    title: 'Ata não encontrada',
    sought: 'A ata {{id}} não existe',
    hint: 'O endereço pode estar errado, ou a ata ainda não foi importada.',
    list: 'Ver a lista',
  },
  detail: {
    portal: 'Ver no PNCP',
    facts: 'Dados da ata',
    notice: 'Licitação',
    noNotice: 'O registro não informa uma licitação.',
    noticeAway: 'A licitação ainda não foi importada.',
    ofNotice: 'Atas desta licitação',
    all_one: 'Ver {{figure}} ata',
    all_many: 'Ver as {{figure}} atas',
    all_other: 'Ver as {{figure}} atas',
    history: 'Alterações por importações',
    noHistory: 'Nenhuma alteração desde a importação.',
  },
};
