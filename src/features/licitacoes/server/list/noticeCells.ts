// The columns of exported notices, which CSV and XLSX share.
import { portalPage } from '#brasil/portalPncp.ts';
import { csvFields } from '#brasil/server/csvFields.ts';
import type { CsvCell } from '#kit/csv.ts';
import type { Language } from '#kit/errors.ts';
import type { ListColumn, Status } from '../../entities.ts';
import { type LicitacaoField, licitacaoFields } from '../../fields.ts';
import type { Fonte } from '../../fontes.ts';
import { phaseOf } from '../../phase.ts';
import { phaseNames } from '../../phaseNames.ts';
import type { Exported } from './queries.ts';

type Words = { statuses: Record<Status, string>; fontes: Record<Fonte, string>; yes: string; no: string };

export const statusWords: Record<Language, Words> = {
  pt: {
    statuses: { aberta: 'Aberta', andamento: 'Em andamento', fechada: 'Fechada' },
    fontes: {
      pncp: 'PNCP',
      compras: 'Compras.gov.br',
      planilha: 'Planilha',
      demo: 'Demonstração',
      manual: 'Cadastro manual',
      avulsa: 'Planilha, fora do PNCP',
    },
    yes: 'Sim',
    no: 'Não',
  },
  en: {
    statuses: { aberta: 'Open', andamento: 'In progress', fechada: 'Closed' },
    fontes: {
      pncp: 'PNCP',
      compras: 'Compras.gov.br',
      planilha: 'Spreadsheet',
      demo: 'Demonstration',
      manual: 'Entered by hand',
      avulsa: 'Spreadsheet, outside PNCP',
    },
    yes: 'Yes',
    no: 'No',
  },
  fr: {
    statuses: { aberta: 'Ouvert', andamento: 'En cours', fechada: 'Clos' },
    fontes: {
      pncp: 'PNCP',
      compras: 'Compras.gov.br',
      planilha: 'Tableau',
      demo: 'Démonstration',
      manual: 'Saisie manuelle',
      avulsa: 'Tableau, hors PNCP',
    },
    yes: 'Oui',
    no: 'Non',
  },
  de: {
    statuses: { aberta: 'Offen', andamento: 'Laufend', fechada: 'Abgeschlossen' },
    fontes: {
      pncp: 'PNCP',
      compras: 'Compras.gov.br',
      planilha: 'Tabelle',
      demo: 'Demo',
      manual: 'Von Hand erfasst',
      avulsa: 'Tabelle, außerhalb des PNCP',
    },
    yes: 'Ja',
    no: 'Nein',
  },
};

/** Fields of the columns that show more than the one of their name; the star is the user's own. */
const shownFields: Partial<Record<ListColumn, LicitacaoField[]>> = {
  star: [],
  status: ['status', 'phase'],
  municipio: ['municipio', 'uf'],
};

/** @param columns of the list, in this order; empty: all fields of the export */
export function noticeCells(
  language: Language,
  now: string,
  columns: readonly ListColumn[] = [],
): { headers: string[]; kinds: string[]; toCells: (row: Exported) => CsvCell[] } {
  const wanted = columns.flatMap((column) => shownFields[column] ?? [column as LicitacaoField]);
  const chosen = wanted.map((name, i) => {
    const field = licitacaoFields[name];
    return [name, { ...field, shown: { ...field.shown, csv: i + 1 } }];
  });
  const fields = wanted.length > 0 ? (Object.fromEntries(chosen) as Partial<typeof licitacaoFields>) : licitacaoFields;
  const { statuses, fontes, ...words } = statusWords[language];
  const { yes, no } = words;
  return csvFields<Exported>(fields, language, words, {
    status: (status: Status) => statuses[status],
    fonte: (fonte: Fonte) => fontes[fonte],
    phase: (_, row) => phaseNames[phaseOf(row, now)][language],
    emenda: (said: string | null) => (said === 'true' ? yes : said),
    implausible: (reason) => (reason ? yes : no),
    link: (link: string | null, { fonte, controle }) => link ?? (fonte === 'demo' ? null : portalPage(controle)),
  });
}
