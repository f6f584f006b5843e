// What PNCP writes the same way in items, results and documents.

import { roundAmount } from '#kit/server/database/database.ts';
import { clean, number, Reject, rawText, requiredInteger, type SourceRecord } from '#kit/server/records/fields.ts';
import { controle } from './noticeFields.ts';

const ownField = 'numeroControlePNCPCompra';

/** Whether the record says which notice it belongs to, however badly. */
export function namesOwner({ [ownField]: own }: SourceRecord): boolean {
  return own !== undefined && own !== null && !(typeof own === 'string' && clean(own) === '');
}

/** Control number of the notice that a record belongs to: its own word, else what the sender says. */
export function ownerOf(record: SourceRecord, said: string): string {
  if (namesOwner(record)) return controle(record, ownField);
  if (said === '') throw new Reject('', 'noOwner');
  return said;
}

/** For a key as it stands: what `ownerOf` says, whatever its shape, and what tells the part from others. */
export function partKeyAsItStands(record: SourceRecord, said: string, ...places: string[]): string {
  const owner = namesOwner(record) ? rawText(record[ownField]) : said;
  return [owner, ...places.map((field) => rawText(record[field]))].filter(Boolean).join(' ');
}

/** A count or reais, 0 included; null where the source says nothing. */
export function figure(record: SourceRecord, field: string): number | null {
  const found = number(record, field);
  return found === null ? null : roundAmount(found);
}

/** Its place among its like, from 1. */
export function place(record: SourceRecord, field: string): number {
  const found = requiredInteger(record, field);
  if (found < 1) throw new Reject(field, 'badKey');
  return found;
}
