// Templates: headings and an example row, which can be uploaded unchanged.
import type { Language } from '#kit/errors.ts';
import type { RecordKind, SheetColumn } from '#kit/server/records/kind.ts';
import { writeXlsx } from '#kit/server/records/sheet/writeXlsx.ts';
import { csv } from '#kit/server/text/csv.ts';

type Words = { data: string; columns: string; headings: [string, string, string, string]; yes: string; no: string };

const words: Record<Language, Words> = {
  pt: { data: 'Dados', columns: 'Colunas', headings: ['Coluna', 'Obrigatória', 'Como preencher', 'Exemplo'], yes: 'Sim', no: 'Não' },
  en: { data: 'Data', columns: 'Columns', headings: ['Column', 'Required', 'How to fill it in', 'Example'], yes: 'Yes', no: 'No' },
  fr: {
    data: 'Données',
    columns: 'Colonnes',
    headings: ['Colonne', 'Obligatoire', 'Comment la remplir', 'Exemple'],
    yes: 'Oui',
    no: 'Non',
  },
  de: { data: 'Daten', columns: 'Spalten', headings: ['Spalte', 'Pflicht', 'So wird sie ausgefüllt', 'Beispiel'], yes: 'Ja', no: 'Nein' },
};

/** A kind that can be uploaded as a sheet. */
export type SheetKind = RecordKind & { sheet: readonly SheetColumn[] };

export function csvTemplate({ sheet }: SheetKind, language: Language): AsyncGenerator<string> {
  const { headings, example } = firstRows(sheet);
  async function* pages() {
    yield [example];
  }
  return csv(language, headings, pages());
}

/** Two sheets: the template, and an explanation of its columns in the user's language. */
export function xlsxTemplate({ sheet }: SheetKind, language: Language): Uint8Array {
  const { data, columns, headings, yes, no } = words[language];
  const rows = firstRows(sheet);
  const explained = sheet.map(({ field, isRequired, hint, example }) => [field, isRequired ? yes : no, hint[language], example]);
  return writeXlsx([
    { name: data, rows: [rows.headings, rows.example], widths: sheet.map(widthOf) },
    { name: columns, rows: [headings, ...explained], widths: [20, 14, 90, 44] },
  ]);
}

function firstRows(sheet: readonly SheetColumn[]): { headings: string[]; example: string[] } {
  return { headings: sheet.map(({ field }) => field), example: sheet.map(({ example }) => example) };
}

/** In characters: room for the heading and a typical value. */
function widthOf({ field, example }: SheetColumn): number {
  return Math.min(Math.max(field.length, example.length) + 2, 44);
}
