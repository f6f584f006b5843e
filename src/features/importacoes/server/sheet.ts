// Maps sheets to kinds of records: headings to fields, cells to records.
import { withoutFormulaMark } from '#kit/csv.ts';
import type { Language } from '#kit/errors.ts';
import type { SourceRecord } from '#kit/server/records/fields.ts';
import type { RecordKind, SheetColumn } from '#kit/server/records/kind.ts';
import { foldName } from '#kit/server/text/fold.ts';
import type { Campo } from '../entities.ts';

/** Field → column index from 0. */
type Columns = Record<string, number>;

/**
 * Chooses the kind whose required columns are best covered by the headings; null when less than half of every kind's are.
 * The columns are those of the best kind, chosen or not.
 */
export function matchColumns(kinds: readonly RecordKind[], header: string[]): { kind: RecordKind | null; columns: Columns } {
  let best: { kind: RecordKind | null; columns: Columns } = { kind: null, columns: {} };
  let bestScore = 0;
  for (const kind of kinds) {
    const { sheet } = kind;
    if (!sheet) continue;
    const columns = findColumns(sheet, header);
    const required = sheet.filter(({ isRequired }) => isRequired).length;
    const covered = 1 - missingColumns(kind, columns).length / required;
    // Kinds share headings such as number and situation: prefer the one that matches more of them.
    const score = covered * Object.keys(columns).length;
    if (score > bestScore) {
      best = { kind: covered >= 0.5 ? kind : null, columns };
      bestScore = score;
    }
  }
  return best;
}

/** A field's own name precedes its aliases, and those precede its template hint. The first of two equal columns wins. */
function findColumns(sheet: readonly SheetColumn[], header: string[]): Columns {
  const places = new Map<string, number>();
  for (const [place, heading] of header.entries()) {
    const name = foldName(heading);
    if (name !== '' && !places.has(name)) places.set(name, place);
  }
  const columns: Columns = {};
  const namings: ((column: SheetColumn) => readonly string[])[] = [
    ({ field }) => [field],
    ({ aliases }) => aliases,
    ({ hint }) => Object.values(hint),
  ];
  for (const naming of namings) {
    for (const column of sheet) {
      if (columns[column.field] !== undefined) continue;
      const name = naming(column)
        .map(foldName)
        .find((candidate) => places.has(candidate));
      if (name === undefined) continue;
      columns[column.field] = places.get(name) as number;
      places.delete(name);
    }
  }
  return columns;
}

/** Required fields without a column. */
export function missingColumns({ sheet = [] }: RecordKind, columns: Columns): string[] {
  return sheet.filter(({ isRequired, field }) => isRequired && columns[field] === undefined).map(({ field }) => field);
}

/** A text that a program guards against being taken for a number: `="160482"`. */
const guarded = /^="([^"]*)"$/;
/** What programs write where there is no value. */
const nothing = /^(?:nan|nat|none|null|<na>|#(?:n\/[ad]|ref!|valor!|value!|nome\?|name\?|div\/0!|nulo!|null!|núm!|num!))$/i;

/** The cells that are not empty, by field. */
export function toRecord({ sheet = [] }: RecordKind, columns: Columns, cells: string[]): SourceRecord {
  const record: Record<string, string> = {};
  for (const { field } of sheet) {
    const cell = withoutFormulaMark(cells[columns[field] ?? -1]?.trim() ?? '').replace(guarded, '$1');
    if (cell && !nothing.test(cell)) record[field] = cell;
  }
  return record;
}

/** All fields of the kind in template order. */
export function describeColumns({ sheet = [] }: RecordKind, columns: Columns, language: Language): Campo[] {
  return sheet.map(({ field, title, isRequired, isKey = false, hint }) => ({
    campo: field,
    titulo: title[language],
    coluna: columns[field] ?? null,
    obrigatorio: isRequired,
    chave: isKey,
    dica: hint[language],
  }));
}
