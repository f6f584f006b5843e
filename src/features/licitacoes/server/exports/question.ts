// What an export was asked for, in words, for the second sheet of a workbook.
import { clockInBrasilia } from '#kit/clock.ts';
import type { Language, LocalizedText } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { SheetColumn } from '#kit/server/records/sheet/streamXlsx.ts';
import { modalidades } from '../../codes.ts';
import type { Filters } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { daysOf, periodos } from '../../periodos.ts';
import type { Desfecho } from '../../phase.ts';
import { phaseNames } from '../../phaseNames.ts';
import { faixas } from '../list/contagem.ts';
import { statusWords } from '../list/noticeCells.ts';
import type { ExportRow } from './jobs.ts';

type Filter = keyof Static<typeof Filters>;
type Job = Pick<ExportRow, 'query' | 'ids' | 'language'>;

export const sheetNames: Record<Language, { notices: string; question: string }> = {
  pt: { notices: 'Licitações', question: 'Consulta' },
  en: { notices: 'Notices', question: 'Question' },
  fr: { notices: 'Appels d’offres', question: 'Requête' },
  de: { notices: 'Ausschreibungen', question: 'Abfrage' },
};

const words = {
  what: { pt: 'Critério', en: 'Criterion', fr: 'Critère', de: 'Kriterium' },
  value: { pt: 'Valor', en: 'Value', fr: 'Valeur', de: 'Wert' },
  at: {
    pt: 'Exportado em (hora de Brasília)',
    en: 'Exported at (Brasília time)',
    fr: 'Exporté le (heure de Brasília)',
    de: 'Exportiert am (Zeit in Brasília)',
  },
  count: { pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' },
  filters: { pt: 'Filtros', en: 'Filters', fr: 'Filtres', de: 'Filter' },
  none: {
    pt: 'nenhum: todas as licitações',
    en: 'none: all notices',
    fr: 'aucun : tous les appels d’offres',
    de: 'keine: alle Ausschreibungen',
  },
  selected: { pt: 'Seleção', en: 'Selection', fr: 'Sélection', de: 'Auswahl' },
  selectedCount: {
    pt: 'licitações selecionadas na lista',
    en: 'notices selected in the list',
    fr: 'appels d’offres sélectionnés dans la liste',
    de: 'in der Liste ausgewählte Ausschreibungen',
  },
  order: { pt: 'Ordem', en: 'Order', fr: 'Ordre', de: 'Reihenfolge' },
  asc: { pt: 'crescente', en: 'ascending', fr: 'croissant', de: 'aufsteigend' },
  desc: { pt: 'decrescente', en: 'descending', fr: 'décroissant', de: 'absteigend' },
  relevance: {
    pt: 'Mais relevantes primeiro',
    en: 'Most relevant first',
    fr: 'Les plus pertinents d’abord',
    de: 'Beste Treffer zuerst',
  },
  nearest: {
    pt: 'Abertas primeiro, pelo prazo mais próximo; depois as outras, da mais recente à mais antiga',
    en: 'Open ones first, by nearest deadline; then the others, latest first',
    fr: 'Appels d’offres ouverts d’abord, par date limite la plus proche ; puis les autres, du plus récent au plus ancien',
    de: 'Offene zuerst, nach der nächsten Frist; dann die übrigen, die neuesten zuerst',
  },
  farthest: {
    pt: 'Da mais antiga à mais recente; por fim as abertas, da de prazo mais distante à de prazo mais próximo',
    en: 'Oldest first; open ones last, from the farthest deadline to the nearest',
    fr: 'Du plus ancien au plus récent ; enfin les appels d’offres ouverts, de la date limite la plus lointaine à la plus proche',
    de: 'Die ältesten zuerst; zuletzt die offenen, von der fernsten Frist bis zur nächsten',
  },
} as const satisfies Record<string, LocalizedText>;

const bounds = (pt: string, en: string, fr: string, de: string): LocalizedText => ({ pt, en, fr, de });
const filterLabels: Record<Filter, LocalizedText> = {
  q: bounds('Texto buscado', 'Search text', 'Texte recherché', 'Gesuchter Text'),
  onde: bounds('Onde o texto foi buscado', 'Where the text was searched', 'Où le texte a été cherché', 'Wo der Text gesucht wurde'),
  sem: bounds('Sem os sinônimos', 'Without the synonyms', 'Sans les synonymes', 'Ohne die Synonyme'),
  status: licitacaoFields.status.label,
  desfecho: bounds('Desfecho', 'Outcome', 'Issue', 'Ausgang'),
  modalidade: licitacaoFields.modalidade.label,
  uf: licitacaoFields.uf.label,
  municipio: bounds('Município contém', 'Municipality contains', 'La commune contient', 'Gemeinde enthält'),
  orgao: bounds('Órgão contém', 'Public body contains', 'L’organisme contient', 'Auftraggeber enthält'),
  orgaos: licitacaoFields.orgao.label,
  municipios: licitacaoFields.municipio.label,
  esfera: licitacaoFields.esfera.label,
  tipo: bounds('Material ou serviço', 'Goods or services', 'Biens ou services', 'Material oder Dienstleistung'),
  beneficio: bounds('Benefício a ME/EPP', 'Small business benefit', 'Avantage aux petites entreprises', 'Vorteil für kleine Firmen'),
  faixa: bounds('Faixa de valor em R$', 'Value band in R$', 'Tranche de valeur en R$', 'Wertstufe in R$'),
  fonte: bounds('Origem', 'Source', 'Origine', 'Herkunft'),
  uasg: licitacaoFields.UASG.label,
  valorMin: bounds('Valor estimado a partir de', 'Estimated value from', 'Montant estimé à partir de', 'Schätzwert ab'),
  valorMax: bounds('Valor estimado até', 'Estimated value up to', "Montant estimé jusqu'à", 'Schätzwert bis'),
  aberturaDe: bounds('Abertura a partir de', 'Opening from', 'Début du dépôt à partir du', 'Fristbeginn ab'),
  aberturaAte: bounds('Abertura até', 'Opening until', "Début du dépôt jusqu'au", 'Fristbeginn bis'),
  prazoDe: bounds('Prazo a partir de', 'Deadline from', 'Date limite à partir du', 'Frist ab'),
  prazoAte: bounds('Prazo até', 'Deadline until', "Date limite jusqu'au", 'Frist bis'),
  srp: licitacaoFields.srp.label,
  abertura: bounds('Abertura, período', 'Opening, period', 'Début du dépôt, période', 'Fristbeginn, Zeitraum'),
  prazo: bounds('Prazo, período', 'Deadline, period', 'Date limite, période', 'Frist, Zeitraum'),
  publicada: bounds('Publicada, período', 'Published, period', 'Publié, période', 'Veröffentlicht, Zeitraum'),
  depoisDe: bounds(
    'Chegadas depois da licitação',
    'Added after the notice',
    'Ajoutés après l’avis',
    'Hinzugekommen nach der Ausschreibung',
  ),
  importacao: bounds('Importação', 'Import', 'Importation', 'Import'),
};

export function questionHeaders(language: Language): SheetColumn[] {
  return [
    { header: words.what[language], kind: 'text', width: 34 },
    { header: words.value[language], kind: 'number', width: 80 },
  ];
}

/** The rows of the sheet: when, how many, each filter, the order. */
export function describeQuestion({ query, ids, language }: Job, { count, at }: { count: number; at: Date }): (string | number)[][] {
  const { sort, order, ...filter } = query;
  const filters = (Object.keys(filterLabels) as Filter[]).flatMap((name) => {
    const value = filter[name];
    if (value === undefined || value === '') return [];
    const periodo = periodos.find((one) => one === name);
    const days = periodo && daysOf(periodo, String(value), at);
    const inDays = days && [days.from ?? '…', days.to ?? '…'].join(' – ');
    return [[filterLabels[name][language], inDays ?? inWords(name, value, language)]];
  });
  const nothing = [[words.filters[language], words.none[language]]];
  return [
    [words.at[language], clockInBrasilia(at).slice(0, 16).replace('T', ' ')],
    [words.count[language], count],
    ...(ids ? [[words.selected[language], `${ids.length} ${words.selectedCount[language]}`]] : []),
    ...(filters.length > 0 || ids ? filters : nothing),
    [words.order[language], orderInWords(sort, order, language)],
  ];
}

function inWords(name: Filter, value: NonNullable<Static<typeof Filters>[Filter]>, language: Language): string | number {
  const { statuses, yes, no } = statusWords[language];
  if (typeof value === 'boolean') return value ? yes : no;
  if (!Array.isArray(value)) return value;
  return value
    .map((one) => {
      if (name === 'status') return statuses[one as keyof typeof statuses];
      if (name === 'desfecho') return phaseNames[one as Desfecho][language];
      if (name === 'faixa') return bandInWords(String(one));
      return name === 'modalidade' ? (modalidades[one as keyof typeof modalidades] ?? String(one)) : String(one);
    })
    .join(', ');
}

/** A band by its bounds: `50.000–200.000`. */
function bandInWords(key: string): string {
  const band = faixas.find(({ chave }) => chave === key);
  if (!band) return '–';
  const amount = (value: number) => Math.floor(value).toLocaleString('pt-BR');
  if (band.max === null) return `> ${amount(band.min ?? 0)}`;
  return band.min === null ? `≤ ${amount(band.max)}` : `${amount(band.min)}–${amount(band.max)}`;
}

function orderInWords(sort: Job['query']['sort'], order: Job['query']['order'], language: Language): string {
  if (sort === 'relevancia') return words.relevance[language];
  if (sort === undefined || sort === 'proximas') return (order === 'asc' ? words.farthest : words.nearest)[language];
  return `${licitacaoFields[sort].label[language]}, ${words[order ?? 'desc'][language]}`;
}
