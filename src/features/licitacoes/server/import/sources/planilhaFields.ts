// Parses cells of sheets: numbers, instants, flags and codes as written in Brazil.

import { bareNumber, isCnpj, isCpf } from '#brasil/documento.ts';
import { instant } from '#brasil/server/instantField.ts';
import { roundAmount } from '#kit/server/database/database.ts';
import { Reject, type SourceRecord, text } from '#kit/server/records/fields.ts';
import { foldName } from '#kit/server/text/fold.ts';

/** `1.234,56`, `1234,56` and `1.234`: points between thousands, a comma before decimals. */
const brazilian = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?$/;
/** `1234.56`, as programs write it. */
const plain = /^\d+\.\d+$/;
/** `1.234` is over a thousand in Brazil, but little more than one to a program. */
const ambiguous = /^[1-9]\d{0,2}\.\d{3}$/;
/** Above this, floating point is not exact to the cent. */
const TOO_MUCH = 1e13;

/** What programs append to whole numbers that they keep as fractions: `160482.0`, in pandas. */
const fraction = /(?<=^\d+)[.,]0{1,2}$/;
/** What spreadsheets make of long numbers: `9.87654E+13`. The other digits are gone. */
const scientific = /^\d(?:[.,]\d+)?E[+-]\d{1,3}$/i;

/** An apostrophe before digits keeps a spreadsheet from taking them for a number. */
const asText = /^['’](?=\d)/;

/** A code, number or year as it was before a spreadsheet took it for a number. @throws {Reject} `lostDigits` if digits are missing */
export function cellCodeText(record: SourceRecord, field: string): string {
  const cell = text(record, field).replace(asText, '').replace(fraction, '');
  if (scientific.test(cell)) throw new Reject(field, 'lostDigits');
  return cell;
}

/** A number of at least 0; null for an empty cell. */
export function cellNumber(record: SourceRecord, field: string): number | null {
  const cell = text(record, field);
  if (cell === '') return null;
  const digits = cell.replace(/^R\$ ?/i, '');
  // What spreadsheets show for an amount of 0.
  if (digits === '-') return 0;
  const isMoney = digits !== cell;
  if (!isMoney && ambiguous.test(digits)) throw new Reject(field, 'ambiguousNumber');
  const found = brazilian.test(digits)
    ? Number(digits.replaceAll('.', '').replace(',', '.'))
    : plain.test(digits)
      ? Number(digits)
      : Number.NaN;
  if (!(found < TOO_MUCH)) throw new Reject(field, 'notNumber');
  return roundAmount(found);
}

/** Reais; null for an empty cell or 0, which stands for an unknown budget. */
export function cellAmount(record: SourceRecord, field: string): number | null {
  return cellNumber(record, field) || null;
}

/** A positive integer, such as a year; null for an empty cell. */
export function cellInteger(record: SourceRecord, field: string): number | null {
  const cell = cellCodeText(record, field);
  if (cell === '') return null;
  const found = /^\d{1,10}$/.test(cell) ? Number(cell) : 0;
  if (found < 1 || found >= 2 ** 31) throw new Reject(field, 'notNumber');
  return found;
}

const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,? (?:[àa]s )?(\d{1,2})(?::(\d{2})(?::(\d{2}))?|h(\d{2})?))?$/;
const yearFirst = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * The instant of Brasília's time in the cell, unless it names another zone; null for an empty cell.
 * @param timeOfDay used when the cell has only a day; its seconds when the cell has the same time without seconds, as exports do
 */
export function cellInstant(record: SourceRecord, field: string, timeOfDay = '00:00:00'): string | null {
  const cell = text(record, field);
  if (cell === '') return null;
  const { clock, zone } = clockOf(cell, timeOfDay) ?? {};
  const inBrasilia = instant({ [field]: clock ?? cell }, field);
  if (!zone || !inBrasilia) return inBrasilia;
  const moment = new Date(`${clock}${zone}`);
  if (Number.isNaN(moment.getTime())) throw new Reject(field, 'notDate');
  return moment.toISOString();
}

/** `2026-05-28T08:00:00` and the zone after it, from either format. */
function clockOf(cell: string, timeOfDay: string): { clock: string; zone?: string | undefined } | null {
  const iso = yearFirst.exec(cell);
  if (iso) {
    const [, day, time, seconds, zone] = iso;
    return { clock: `${day}T${withSeconds(time, seconds, timeOfDay)}`, zone };
  }
  const local = dayFirst.exec(cell);
  if (!local) return null;
  const [, day, , month, year, hours, minutes, seconds, minutesAfterH] = local;
  const time = hours && `${two(hours)}:${minutes ?? minutesAfterH ?? '00'}`;
  return { clock: `${year}-${two(month)}-${two(day)}T${withSeconds(time, seconds, timeOfDay)}` };
}

function withSeconds(time: string | undefined, seconds: string | undefined, timeOfDay: string): string {
  if (!time || (!seconds && timeOfDay.startsWith(time))) return timeOfDay;
  return `${time}:${seconds ?? '00'}`;
}

function two(digits = ''): string {
  return digits.padStart(2, '0');
}

const yes = new Set(['sim', 's', 'true', 'verdadeiro', '1', 'x', 'yes', 'oui', 'ja']);
const no = new Set(['nao', 'n', 'false', 'falso', '0', 'no', 'non', 'nein']);

/** Yes or no; no for an empty cell. */
export function cellFlag(record: SourceRecord, field: string): boolean {
  const cell = cellCodeText(record, field);
  const word = foldName(cell);
  if (yes.has(word)) return true;
  if (cell === '' || no.has(word)) return false;
  throw new Reject(field, 'notFlag');
}

/** Names for the codes of a table; its keys are normalised by `foldName`. */
export type Names = ReadonlyMap<string, number>;

/** A table's own names and numbers, plus `others`. */
export function namesOf(table: Readonly<Record<number, string>>, others: Readonly<Record<string, number>> = {}): Names {
  const names = new Map(Object.entries(others).map(([name, code]) => [foldName(name), code]));
  for (const [code, name] of Object.entries(table)) names.set(foldName(name), Number(code)).set(code, Number(code));
  return names;
}

/** The code of a table by name or number; null for an empty cell. */
export function cellCode(record: SourceRecord, field: string, names: Names): number | null {
  const cell = cellCodeText(record, field);
  if (cell === '') return null;
  const code = names.get(foldName(cell));
  if (code === undefined) throw new Reject(field, 'unknownCode');
  return code;
}

/** Requires a value. @throws {Reject} `missing` when it is empty */
export function filled<T>(found: T | null, field: string): T {
  if (found === null) throw new Reject(field, 'missing');
  return found;
}

/** With fewer digits a number without leading zeros is rather the code of something else. */
const FEWEST_DIGITS = 11;

/** The 14 characters of a CNPJ, with or without punctuation; empty for an empty cell. @throws {Reject} `notCnpj` by its check digits too */
export function cellCnpj(record: SourceRecord, field: string): string {
  const cell = bareNumber(cellCodeText(record, field));
  if (cell === '' || isCnpj(cell)) return cell;
  // Spreadsheets remove leading zeros; a CPF is no CNPJ that lost some.
  const padded = /^\d+$/.test(cell) && cell.length >= FEWEST_DIGITS && !isCpf(cell) ? cell.padStart(14, '0') : '';
  if (!isCnpj(padded)) throw new Reject(field, 'notCnpj');
  return padded;
}
