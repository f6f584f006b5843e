// Sheets that can be uploaded: an export of the list, and an empty template.
import type { Language } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { csv } from '#kit/server/text/csv.ts';
import { type Filter, type Order, readEntries } from './queries.ts';
import { fields, headings } from './upload/headings.ts';

export function exportEntries(database: Database, filter: Filter, order: Order, language: Language): AsyncIterable<string> {
  async function* pages() {
    for await (const entries of readEntries(database.forPurpose('exports'), filter, order))
      yield entries.map((entry) => fields.map((field) => entry[field]));
  }
  return csv(language, headingsIn(language), pages());
}

const notes: Record<Language, [string, string]> = {
  pt: ['Renovar com 30 dias de antecedência', 'Termo sem data de vigência'],
  en: ['Renew 30 days ahead', 'A term without an effective date'],
  fr: ['À renouveler 30 jours avant', 'Terme sans date d’effet'],
  de: ['30 Tage vorher erneuern', 'Begriff ohne Gültigkeitsdatum'],
};
const terms: Record<Language, string> = {
  pt: 'Certificado digital',
  en: 'Digital certificate',
  fr: 'Certificat numérique',
  de: 'Digitales Zertifikat',
};

export function template(language: Language): AsyncIterable<string> {
  const [first, second] = notes[language];
  async function* rows() {
    yield [
      ['exemplo.com.br', 'PED-2026/001', '2026-01-15', '2027-01-15', first],
      [terms[language], 'PED-2026/002', '', '2026-12-31', second],
    ];
  }
  return csv(language, headingsIn(language), rows());
}

function headingsIn(language: Language): string[] {
  return fields.map((field) => headings[language][field]);
}
