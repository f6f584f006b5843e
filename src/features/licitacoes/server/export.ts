import { clockInBrasilia } from '#kit/brasilia.ts';
import type { Language } from '#kit/errors.ts';
import { csv } from '#kit/server/csv.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Licitacao, Status } from '../entities.ts';
import type { Filter } from './filter.ts';
import type { Order } from './order.ts';
import { readLicitacoes } from './queries.ts';

const headers: Record<Language, string[]> = {
  pt: [
    'Id',
    'Status',
    'Abertura',
    'Encerramento',
    'Publicação',
    'Número',
    'UASG',
    'Órgão',
    'Município',
    'UF',
    'Modalidade',
    'Tipo de item',
    'SRP',
    'Valor estimado',
    'Objeto',
  ],
  en: [
    'Id',
    'Status',
    'Opening',
    'Closing',
    'Publication',
    'Number',
    'UASG',
    'Public body',
    'Municipality',
    'State',
    'Modality',
    'Item type',
    'Price registration',
    'Estimated value',
    'Object',
  ],
  fr: [
    'Id',
    'Statut',
    'Ouverture',
    'Clôture',
    'Publication',
    'Numéro',
    'UASG',
    'Organisme',
    'Commune',
    'État',
    'Modalité',
    "Type d'article",
    'Registre de prix',
    'Valeur estimée',
    'Objet',
  ],
  de: [
    'Id',
    'Status',
    'Eröffnung',
    'Schluss',
    'Veröffentlichung',
    'Nummer',
    'UASG',
    'Behörde',
    'Gemeinde',
    'Bundesstaat',
    'Verfahrensart',
    'Art',
    'Preisregister',
    'Schätzwert',
    'Gegenstand',
  ],
};
const statuses: Record<Language, Record<Status, string>> = {
  pt: { aberta: 'Aberta', andamento: 'Em andamento', fechada: 'Fechada' },
  en: { aberta: 'Open', andamento: 'In progress', fechada: 'Closed' },
  fr: { aberta: 'Ouverte', andamento: 'En cours', fechada: 'Close' },
  de: { aberta: 'Offen', andamento: 'Laufend', fechada: 'Geschlossen' },
};

/** Matching notices as CSV, in the list's order; dates as the clock of Brasília shows them. */
export function exportLicitacoes(
  database: Database,
  filter: Filter,
  order: Order,
  ids: number[] | undefined,
  language: Language,
): AsyncIterable<string> {
  const toRow = (row: Licitacao) => [
    row.id,
    statuses[language][row.status],
    inBrasilia(row.abertura),
    inBrasilia(row.encerramento),
    inBrasilia(row.publicacao),
    row.num_licitacao,
    row.UASG,
    row.orgao,
    row.municipio,
    row.uf,
    row.modalidade,
    row.tipo_item,
    row.srp ? 1 : 0,
    row.valor_estimado,
    row.objeto,
  ];
  async function* pages() {
    for await (const rows of readLicitacoes(database, filter, order, ids)) yield rows.map(toRow);
  }
  return csv(headers[language], pages());
}

/** `2026-05-28T11:00:00.000Z` → `2026-05-28 08:00`: sorts as text, and every spreadsheet reads it. */
function inBrasilia(instant: string | null): string {
  return instant ? clockInBrasilia(new Date(instant)).slice(0, 16).replace('T', ' ') : '';
}
