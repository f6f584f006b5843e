// Texts of the screens of notices; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    licitacoes: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Licitações',
  noObjeto: 'Objeto não informado',
  /** Why an estimated value is implausible. */
  implausible: {
    limite: 'Valor implausível: nenhuma compra pública chega a R$ 100 bilhões. Fica fora das somas.',
    homologado: 'Valor implausível: é pelo menos mil vezes o valor homologado. Fica fora das somas.',
    dispensa: 'Valor implausível: a lei só permite esta dispensa para valores pequenos. Fica fora das somas.',
  },
  list: {
    new: 'Nova licitação',
    place: 'Município/UF',
    phase: 'Situação e prazo',
    label: 'Lista de licitações',
    follow: 'Acompanhamento',
    administer: 'Administrar a lista',
    searches: 'Buscas salvas',
    search: 'Buscar por objeto, órgão, município ou número',
    tabs: 'Filtrar por status',
    all: 'Todas',
    abertas: 'Abertas',
    andamento: 'Em andamento',
    fechadas: 'Fechadas',
    tooMany: 'É possível exportar até {{most}} licitações selecionadas por vez. Selecione menos ou todos os resultados.',
    exportFile: 'licitacoes',
    exports: 'Exportar em XLSX, OCDS ou em segundo plano',
    noDate: 'Sem data',
    secret: 'Sigiloso',
    unknown: 'Não informado',
    noMatch: 'Nenhuma licitação com estes filtros',
    showAll: 'Mostrar todas',
    none: 'Nenhuma licitação ainda',
    noneYet: 'As licitações aparecem aqui assim que forem importadas.',
    noneHint: 'Em Fontes, elas chegam sozinhas do PNCP e do Compras.gov.br. Ou envie um arquivo de um deles, ou uma planilha.',
  },
  deadline: {
    from: 'abre {{at}}, {{when}}',
    until: 'até {{at}}, {{when}}',
    ended: 'encerrou {{at}}, {{when}}',
    open: 'prazo indeterminado',
  },
  filters: {
    title: 'Filtrar licitações',
    municipio: 'Município contém',
    orgao: 'Órgão contém',
    valor: 'Valor estimado',
    valorFrom: 'Valor a partir de',
    valorTo: 'Valor até',
    abertura: 'Abertura das propostas',
    aberturaFrom: 'Abertura a partir de',
    aberturaTo: 'Abertura até',
    prazo: 'Fim do prazo',
    prazoFrom: 'Prazo a partir de',
    prazoTo: 'Prazo até',
    srp: 'Registro de preços',
    importacao: 'Importação {{id}}',
    reversedValues: 'O valor final é menor que o inicial.',
  },
  detail: {
    back: 'Licitações',
    previous: 'Licitação anterior',
    next: 'Próxima licitação',
    position: '{{position}} de {{total}}',
    source: 'Abrir na origem',
    portal: 'Ver no PNCP',
    facts: 'Dados da licitação',
    objeto: 'Objeto',
    result: 'Resultado',
    deadline: 'Prazo',
    saving: 'Economia',
    dates: 'Datas',
    whole: 'Mostrar o texto inteiro',
    less: 'Mostrar menos',
  },
  tipo: { Material: 'Material', Serviço: 'Serviço', Misto: 'Misto' },
  fonte: { pncp: 'PNCP', compras: 'Compras.gov.br', planilha: 'Planilha', demo: 'Demonstração', manual: 'Cadastro manual' },
  esfera: { F: 'Federal', E: 'Estadual', M: 'Municipal', D: 'Distrital', N: 'Não se aplica' },
  poder: { E: 'Executivo', L: 'Legislativo', J: 'Judiciário', N: 'Não se aplica' },
};
