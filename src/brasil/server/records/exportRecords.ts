// A list as a file: CSV or XLSX, in the list's order.
import { setImmediate } from 'node:timers/promises';
import { csvFields } from '#brasil/server/csvFields.ts';
import type { CsvCell } from '#kit/csv.ts';
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Field } from '#kit/recordFields.ts';
import { MOST_ROWS, type SheetColumn, streamXlsx } from '#kit/server/records/sheet/streamXlsx.ts';
import { csv } from '#kit/server/text/csv.ts';

/** Rows read in one step: a few milliseconds, during which no other request is served. */
const ROWS_AT_ONCE = 500;

const flagWords: Record<Language, { yes: string; no: string }> = {
  pt: { yes: 'Sim', no: 'Não' },
  en: { yes: 'Yes', no: 'No' },
  fr: { yes: 'Oui', no: 'Non' },
  de: { yes: 'Ja', no: 'Nein' },
};

const tooManyRows: LocalizedText = {
  pt: 'Há mais linhas do que cabem numa planilha. Filtre a lista ou exporte em CSV.',
  en: 'There are more rows than a workbook can hold. Filter the list or export as CSV.',
  fr: 'Il y a plus de lignes que ne peut en contenir un classeur. Filtrez la liste ou exportez en CSV.',
  de: 'Es sind mehr Zeilen, als eine Arbeitsmappe fasst. Filtern Sie die Liste oder exportieren Sie als CSV.',
};

export type ExportedRows<Row extends { id: number }> = {
  fields: Readonly<Record<string, Field<string, string>>>;
  /** Cells of the record's own kinds of fields. */
  cells: { [kind: string]: (value: never, row: Row) => CsvCell };
  /** Ids of all rows in the list's order. A snapshot, so that a concurrent import neither repeats nor skips a row. */
  findIds: () => Promise<number[]>;
  readRows: (ids: number[]) => Promise<Row[]>;
};

/** As CSV; semicolons, in English commas. */
export function exportCsv<Row extends { id: number }>(exported: ExportedRows<Row>, language: Language): AsyncIterable<string> {
  const { headers, toCells } = csvFields<Row>(exported.fields, language, flagWords[language], exported.cells);
  return csv(language, headers, pagesOf(exported, toCells));
}

/** As a workbook of one sheet. @throws {Problem} `validation` if it cannot hold all rows */
export async function exportXlsx<Row extends { id: number }>(
  exported: ExportedRows<Row>,
  language: Language,
  title: LocalizedText,
): Promise<AsyncIterable<Uint8Array>> {
  const ids = await exported.findIds();
  if (ids.length > MOST_ROWS) throw new Problem('validation', tooManyRows);
  const { headers, kinds, toCells } = csvFields<Row>(exported.fields, language, flagWords[language], exported.cells);
  const columns = headers.map((header, i) => sheetColumn(header, kinds[i] as string));
  return streamXlsx([{ name: title[language], columns, rows: pagesOf({ ...exported, findIds: async () => ids }, toCells) }]);
}

async function* pagesOf<Row extends { id: number }>({ findIds, readRows }: ExportedRows<Row>, toCells: (row: Row) => CsvCell[]) {
  const all = await findIds();
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
    const some = all.slice(at, at + ROWS_AT_ONCE);
    const byId = new Map((await readRows(some)).map((row) => [row.id, row]));
    yield some.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toCells(row)] : [];
    });
    // Let other requests run in between.
    await setImmediate();
  }
}

function sheetColumn(header: string, kind: string): SheetColumn {
  if (kind === 'instant') return { header, kind: 'date', width: 17 };
  if (kind === 'day') return { header, kind: 'text', width: 12 };
  if (kind === 'money') return { header, kind: 'money', width: 18 };
  return { header, kind: 'number', width: kind === 'long' ? 60 : 20 };
}
