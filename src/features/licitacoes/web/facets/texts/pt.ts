// Texts of the facets and of what the search says about its words; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    facets: SourceTexts<typeof texts>;
  }
}

export const texts = {
  status: 'Status',
  desfecho: 'Desfecho',
  municipios: 'Município',
  orgaos: 'Órgão',
  faixa: 'Valor estimado',
  tipo: 'Material ou serviço',
  beneficio: 'Benefício a ME/EPP',
  fonte: 'Origem',
  beneficios: { exclusiva: 'Exclusiva', cota: 'Cota reservada', subcontratacao: 'Subcontratação', nenhum: 'Sem benefício' },
  faixas: { upTo: 'Até {{most}}', between: '{{least}} a {{most}}', above: 'Acima de {{least}}', none: 'Sem valor informado' },
  periods: { passed: 'Já passou', today: 'Hoje', week: 'Próximos 7 dias', month: 'Próximos 30 dias' },
  where: {
    label: 'Onde buscar',
    all: 'Em tudo',
    objeto: 'No objeto',
    itens: 'Nos itens',
    orgao: 'No órgão e local',
    numero: 'Nos números',
  },
  order: { label: 'Ordem dos resultados', relevancia: 'Mais relevantes primeiro', proximas: 'Próximos prazos primeiro' },
  also: 'Também:',
  leaveOut: 'Não buscar por {{name}}',
  putBack: 'Buscar outra vez por sinônimos',
  meant: 'Você quis dizer:',
  nothing: 'Nada encontrado. Há resultados:',
  without: '{{condition}}: {{figure}}',
  conditions: {
    q: 'Sem o texto',
    status: 'Sem o status',
    desfecho: 'Sem o desfecho',
    modalidade: 'Sem a modalidade',
    uf: 'Sem o estado',
    municipio: 'Sem o município',
    municipios: 'Sem o município',
    orgao: 'Sem o órgão',
    orgaos: 'Sem o órgão',
    esfera: 'Sem a esfera',
    tipo: 'Sem o tipo',
    beneficio: 'Sem o benefício',
    faixa: 'Sem a faixa de valor',
    fonte: 'Sem a origem',
    uasg: 'Sem a UASG',
    valorMin: 'Sem o valor mínimo',
    valorMax: 'Sem o valor máximo',
    aberturaDe: 'Sem o início da abertura',
    aberturaAte: 'Sem o fim da abertura',
    prazoDe: 'Sem o início do prazo',
    prazoAte: 'Sem o fim do prazo',
    srp: 'Sem o registro de preços',
    importacao: 'Sem a importação',
  },
  item: 'Item {{numero}}:',
  moreItems_one: 'e mais {{figure}} item',
  moreItems_many: 'e mais {{figure}} itens',
  moreItems_other: 'e mais {{figure}} itens',
};
