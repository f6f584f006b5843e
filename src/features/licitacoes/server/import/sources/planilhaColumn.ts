import type { LocalizedText } from '#kit/errors.ts';
import type { SheetColumn } from '#kit/server/records/kind.ts';

/** A column of a sheet in one line. */
export function column(
  field: string,
  need: 'required' | 'optional',
  example: string,
  aliases: readonly string[],
  hint: LocalizedText,
): SheetColumn {
  return { field, isRequired: need === 'required', hint, example, aliases };
}
