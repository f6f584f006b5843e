// Cells of exports of the kinds of fields that public records have.
import { masked } from '#brasil/documento.ts';
import type { CsvCell } from '#kit/csv.ts';

export const companyCells: { [kind: string]: (value: never) => CsvCell } = {
  documento: (value: string) => masked(value),
};
