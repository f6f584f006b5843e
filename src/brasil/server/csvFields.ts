// Columns of an export, from the fields that have a number in it; times are Brasília's.
import { clockInBrasilia } from '#kit/clock.ts';
import type { CsvCell } from '#kit/csv.ts';
import type { Language } from '#kit/errors.ts';
import type { Field } from '#kit/recordFields.ts';

/** Cells of a field of some kind: of its value, or of the whole row. */
type Cells<Row> = { [kind: string]: (value: never, row: Row) => CsvCell };

/** The headers, kinds and cells of a row, in the order of the fields' numbers. `own`: cells of the record's own kinds. */
export function csvFields<Row extends object>(
  fields: Readonly<Record<string, Field<string, string>>>,
  language: Language,
  { yes, no }: { yes: string; no: string },
  own: Cells<Row>,
): { headers: string[]; kinds: string[]; toCells: (row: Row) => CsvCell[] } {
  const common: Cells<Row> = {
    instant: (value: string | null) => value && inBrasilia(value),
    flag: (value: boolean | null) => (value === null ? '' : value ? yes : no),
  };
  const cells: Cells<Row> = { ...common, ...own };
  const columns = Object.entries(fields)
    .filter(([, { shown }]) => shown.csv !== null)
    .sort(([, a], [, b]) => Number(a.shown.csv) - Number(b.shown.csv));
  return {
    headers: columns.map(([, { label, labels }]) => (labels?.csv ?? label)[language]),
    kinds: columns.map(([, { kind }]) => kind),
    toCells: (row) =>
      columns.map(([name, { kind }]) => {
        const value = (row as Record<string, CsvCell>)[name];
        const toCell = cells[kind];
        return toCell ? toCell(value as never, row) : value;
      }),
  };
}

/** `2026-05-28T11:00:00.000Z` → `2026-05-28 08:00`: sorts as text, and every spreadsheet reads it. */
function inBrasilia(instant: string): string {
  return clockInBrasilia(new Date(instant)).slice(0, 16).replace('T', ' ');
}
