// Reads one record by its kind, and describes a rejected one.
import { clean, Reject } from '#kit/server/records/fields.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { Rejeito } from '../entities.ts';
import type { Row } from './rows.ts';

/** The given owner if records of this kind can have one; else empty. */
export function fittingOwner({ owner }: RecordKind, key: string): string {
  return owner && !owner.pattern.test(key) ? '' : key;
}

/**
 * @returns the record, and one entry for each optional value that was left out
 * @throws {Reject}
 */
export function readRow(kind: RecordKind, row: Row, owner: string): { read: unknown; doubts: Rejeito[] } {
  if (!row.value) throw new Reject('', 'notRecord');
  const doubts: Reject[] = [];
  const read = kind.read(row.value, owner, doubts);
  const byField = new Map(doubts.map((doubt) => [doubt.field, doubt]));
  return { read, doubts: [...byField.values()].map((doubt) => ({ ...toRejeito(kind, row, owner, doubt), mantido: true })) };
}

/** Longest key stored. */
const LONGEST_KEY = 100;

/** A record's key, in a form that every database accepts. */
export function keyOf(kind: RecordKind, { value }: Row, owner: string): string {
  return value ? clean(kind.keyOf(value, owner)).slice(0, LONGEST_KEY).toWellFormed() : '';
}

export function toRejeito(kind: RecordKind, row: Row, owner: string, { field, motive }: Reject): Rejeito {
  const controle = keyOf(kind, row, owner);
  return { indice: row.indice, controle, campo: field, valor: valueAt(row, field), motivo: motive, mantido: false };
}

/** Longest value stored. */
const LONGEST_VALUE = 100;

function valueAt({ value }: Row, field: string): string {
  const found = value && (Object.hasOwn(value, field) ? value[field] : at(value, field.split('.')));
  if (found === undefined || found === null) return '';
  const said = typeof found === 'string' ? found : JSON.stringify(found);
  // Cut before cleaning too: it may be very long.
  return clean(said.slice(0, 2 * LONGEST_VALUE))
    .slice(0, LONGEST_VALUE)
    .toWellFormed();
}

/** A nested field is named by its path. */
function at(value: unknown, [first, ...rest]: string[]): unknown {
  if (first === undefined) return value;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, first)
    ? at((value as Record<string, unknown>)[first], rest)
    : undefined;
}
