import { setImmediate } from 'node:timers/promises';
import { clockInBrasilia } from '#brasil/clock.ts';
import type { Language } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { csv } from '#kit/server/text/csv.ts';
import type { Casa } from '../entities.ts';
import { type Filter, inOrder, matchesFilter, type Order } from './filter.ts';

type Words = { headers: string[]; casas: Record<Casa, string>; yes: string; no: string };

const headers = (text: string) => text.split(';');
const words: Record<Language, Words> = {
  pt: {
    headers: headers(
      'Id;Casa;Tipo;Número;Ano;Ementa;Autor;Autores;Situação;Órgão;Apresentação;Último andamento;Em tramitação;Link;Inteiro teor',
    ),
    casas: { camara: 'Câmara dos Deputados', senado: 'Senado Federal' },
    yes: 'Sim',
    no: 'Não',
  },
  en: {
    headers: headers('Id;House;Type;Number;Year;Summary;Author;Authors;Status;Body;Introduced;Last step;In progress;Link;Full text'),
    casas: { camara: 'Chamber of Deputies', senado: 'Federal Senate' },
    yes: 'Yes',
    no: 'No',
  },
  fr: {
    headers: headers(
      'Id;Assemblée;Type;Numéro;Année;Résumé;Auteur;Auteurs;Situation;Organe;Dépôt;Dernière étape;En cours d’examen;Lien;Texte intégral',
    ),
    casas: { camara: 'Chambre des députés', senado: 'Sénat fédéral' },
    yes: 'Oui',
    no: 'Non',
  },
  de: {
    headers: headers(
      'Id;Haus;Art;Nummer;Jahr;Kurzfassung;Urheber;Anzahl Urheber;Stand;Gremium;Eingebracht;Letzter Verfahrensschritt;In Beratung;Link;Volltext',
    ),
    casas: { camara: 'Abgeordnetenkammer', senado: 'Bundessenat' },
    yes: 'Ja',
    no: 'Nein',
  },
};

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
  const { headers, casas, yes, no } = words[language];
  const { read, engine } = database.forPurpose('exports');
  let matching = read.selectFrom('projetos').where(matchesFilter(engine, filter));
  if (ids) matching = matching.where((is) => (ids.length > 0 ? is('id', 'in', ids) : is.lit(false)));
  async function* pages() {
    // A snapshot of the order, so that a concurrent import neither repeats nor skips a bill.
    const all = (await inOrder(matching.select('id'), order).execute()).map(({ id }) => id);
    for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
      const some = all.slice(at, at + ROWS_AT_ONCE);
      const rows = await read
        .selectFrom('projetos')
        .select(['id', 'casa', 'tipo', 'numero', 'ano', 'ementa', 'autor', 'autores_total', 'situacao', 'orgao'])
        .select(['apresentacao', 'ultima_tramitacao', 'tramitando', 'url', 'url_inteiro_teor'])
        .where('id', 'in', some)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      yield some.flatMap((id) => {
        const row = byId.get(id);
        if (!row) return [];
        return [
          [
            row.id,
            casas[row.casa],
            row.tipo,
            row.numero,
            row.ano,
            row.ementa,
            row.autor,
            row.autores_total,
            row.situacao,
            row.orgao,
            row.apresentacao ?? '',
            row.ultima_tramitacao ? clockInBrasilia(new Date(row.ultima_tramitacao)).slice(0, 16).replace('T', ' ') : '',
            row.tramitando === null ? '' : row.tramitando ? yes : no,
            row.url ?? '',
            row.url_inteiro_teor ?? '',
          ],
        ];
      });
      // Let other requests run in between.
      await setImmediate();
    }
  }
  return csv(language, headers, pages());
}
