import type { LocalizedText } from '#kit/errors.ts';
import type { SheetColumn } from '#kit/server/records/kind.ts';
import { type ColumnName, columnTitles } from '../columnTitles.ts';

/** A column of a sheet in one line. */
export function column(
  field: ColumnName,
  need: 'required' | 'optional',
  example: string,
  aliases: readonly string[],
  hint: LocalizedText,
): SheetColumn {
  return { field, title: columnTitles[field], isRequired: need === 'required', hint, example, aliases };
}
