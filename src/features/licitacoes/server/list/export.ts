import { csvFields } from '#brasil/server/csvFields.ts';
import type { Language } from '#kit/errors.ts';
import { csv } from '#kit/server/text/csv.ts';
import type { Status } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { phaseOf } from '../../phase.ts';
import { phaseNames } from '../../phaseNames.ts';
import type { Filter, Order } from '../search/question.ts';
import { thisMoment } from '../status.ts';
import { type Exported, readLicitacoes, type Searched } from './queries.ts';

type Words = { statuses: Record<Status, string>; yes: string; no: string };

const words: Record<Language, Words> = {
  pt: {
    statuses: { aberta: 'Aberta', andamento: 'Em andamento', fechada: 'Fechada' },
    yes: 'Sim',
    no: 'Não',
  },
  en: {
    statuses: { aberta: 'Open', andamento: 'In progress', fechada: 'Closed' },
    yes: 'Yes',
    no: 'No',
  },
  fr: {
    statuses: { aberta: 'Ouvert', andamento: 'En cours', fechada: 'Clos' },
    yes: 'Oui',
    no: 'Non',
  },
  de: {
    statuses: { aberta: 'Offen', andamento: 'Laufend', fechada: 'Abgeschlossen' },
    yes: 'Ja',
    no: 'Nein',
  },
};

/** Matching notices as CSV in the list's order; times are Brasília's. */
export function exportLicitacoes(
  { database, search }: Searched,
  filter: Filter,
  order: Order,
  ids: number[] | undefined,
  language: Language,
): AsyncIterable<string> {
  const now = thisMoment().now;
  const { statuses, yes, no } = words[language];
  const { headers, toCells } = csvFields<Exported>(licitacaoFields, language, words[language], {
    status: (status: Status) => statuses[status],
    phase: (_, row) => phaseNames[phaseOf(row, now)][language],
    implausible: (reason) => (reason ? yes : no),
  });
  async function* pages() {
    for await (const rows of readLicitacoes({ database: database.forPurpose('exports'), search }, filter, order, ids))
      yield rows.map(toCells);
  }
  return csv(language, headers, pages());
}
