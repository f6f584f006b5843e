// Reads the instants in a source's record, which are in Brasília's local time.
import { momentInBrasilia, NEVER } from '#kit/clock.ts';
import { Reject, type SourceRecord } from '#kit/server/records/fields.ts';

/** Earlier years are typing errors. */
const FIRST_YEAR = 1900;
const naive = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

/** Brazil's sources write Brasília's local time without an offset, Compras.gov.br some of it with a space instead of the `T`. The year 9999 means that there is no end. */
export function instant(record: SourceRecord, field: string): string | null {
  const value = record[field];
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'string' || !naive.test(value)) throw new Reject(field, 'notDate');
  if (value.startsWith('9999')) return NEVER;
  const moment = momentInBrasilia(value.replace(' ', 'T'));
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < FIRST_YEAR) throw new Reject(field, 'notDate');
  return moment.toISOString();
}

export function requiredInstant(record: SourceRecord, field: string): string {
  const found = instant(record, field);
  if (found === null) throw new Reject(field, 'missing');
  return found;
}
