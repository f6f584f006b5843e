// Fields that contracts, atas and annual plans of PNCP share.
import { instant } from '#brasil/server/instantField.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import { atPath, day, isRecord, Reject, readable, requiredText, type SourceRecord, text } from '#kit/server/records/fields.ts';

/** @throws {Reject} `badKey` if the control number is not like `pattern` */
export function controlNumber(record: SourceRecord, field: string, pattern: RegExp): string {
  const found = requiredText(record, field);
  if (!pattern.test(found)) throw new Reject(field, 'badKey');
  return found;
}

/** A nested record; an empty one if missing. */
export function nested(record: SourceRecord, field: string): SourceRecord {
  const value = record[field];
  if (value === null || value === undefined) return {};
  if (!isRecord(value)) throw new Reject(field, 'notRecord');
  return value;
}

/** A text of a nested record; empty if missing. */
export function nestedText(record: SourceRecord, field: string, name: string): string {
  const inner = nested(record, field);
  return atPath([field], () => text(inner, name));
}

/** A moment, which some lists give as a day. */
export function moment(record: SourceRecord, field: string): string | null {
  const value = record[field];
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return instant(record, field);
  const found = day(record, field);
  return found && startOfDayInBrasilia(found);
}

/** When the source last changed it: the first of these fields that can be read. */
export function lastChange(record: SourceRecord, fields: readonly [string, ...string[]], doubts: Reject[]): string {
  for (const field of fields) {
    const found = readable(doubts, () => moment(record, field));
    if (found) return found;
  }
  throw new Reject(fields[0], 'missing');
}

/** CNPJ, CPF or a foreign number, without the punctuation of the first two. */
export function documento(record: SourceRecord, field: string): string {
  const found = text(record, field, 60);
  const bare = found.replace(/[./\s-]/g, '').toUpperCase();
  return /^([0-9A-Z]{12}\d{2}|\d{11})$/.test(bare) ? bare : found;
}
