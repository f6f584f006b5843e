import { setImmediate } from 'node:timers/promises';
import { csvFields } from '#brasil/server/csvFields.ts';
import type { Language } from '#kit/errors.ts';
import { columnsOf, type FieldsLike } from '#kit/recordFields.ts';
import type { Database } from '#kit/server/database/database.ts';
import { csv } from '#kit/server/text/csv.ts';
import type { Casa } from '../entities.ts';
import { projetoFields } from '../fields.ts';
import { type Filter, inOrder, matchesFilter, type Order } from './filter.ts';

type Words = { casas: Record<Casa, string>; yes: string; no: string };

const words: Record<Language, Words> = {
  pt: {
    casas: { camara: 'Câmara dos Deputados', senado: 'Senado Federal' },
    yes: 'Sim',
    no: 'Não',
  },
  en: {
    casas: { camara: 'Chamber of Deputies', senado: 'Federal Senate' },
    yes: 'Yes',
    no: 'No',
  },
  fr: {
    casas: { camara: 'Chambre des députés', senado: 'Sénat fédéral' },
    yes: 'Oui',
    no: 'Non',
  },
  de: {
    casas: { camara: 'Abgeordnetenkammer', senado: 'Bundessenat' },
    yes: 'Ja',
    no: 'Nein',
  },
};

type Fields = typeof projetoFields;
type Exported = FieldsLike<Fields, { shown: { csv: number } }>;
const exportColumns = columnsOf<Fields, Exported>(projetoFields, ({ shown }) => shown.csv !== null);

/** Rows read in one step: a few milliseconds, during which no other request is served. */
const ROWS_AT_ONCE = 500;

/** Matching bills as CSV in the list's order, or the selected ones among them by `ids`; times are Brasília's. */
export function exportProjetos(
  database: Database,
  filter: Filter,
  order: Order,
  ids: number[] | undefined,
  language: Language,
): AsyncIterable<string> {
  const { headers, toCells } = csvFields(projetoFields, language, words[language], {
    casa: (casa: Casa) => words[language].casas[casa],
  });
  const { read, engine } = database.forPurpose('exports');
  let matching = read.selectFrom('projetos').where(matchesFilter(engine, filter));
  if (ids) matching = matching.where((is) => (ids.length > 0 ? is('id', 'in', ids) : is.lit(false)));
  async function* pages() {
    // A snapshot of the order, so that a concurrent import neither repeats nor skips a bill.
    const all = (await inOrder(matching.select('id'), order).execute()).map(({ id }) => id);
    for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
      const some = all.slice(at, at + ROWS_AT_ONCE);
      const rows = await read.selectFrom('projetos').select(exportColumns).where('id', 'in', some).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      yield some.flatMap((id) => {
        const row = byId.get(id);
        return row ? [toCells(row)] : [];
      });
      // Let other requests run in between.
      await setImmediate();
    }
  }
  return csv(language, headers, pages());
}
