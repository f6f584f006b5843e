// The Senado's format: everything is text, and a single child replaces a list.
import { momentInBrasilia } from '#kit/clock.ts';
import type { LocalizedText } from '#kit/errors.ts';
import { day, isRecord, Reject, requiredText, type SourceRecord, text, valueAt } from '#kit/server/records/fields.ts';

/** The portal's name. */
export const senado: LocalizedText = { pt: 'Senado', en: 'Federal Senate', fr: 'Sénat', de: 'Bundessenat' };

/** Records under some names, each with its path: a list, a single object, or none. */
export function children(record: SourceRecord, ...names: string[]): { child: SourceRecord; way: (string | number)[] }[] {
  const found = valueAt(record, ...names);
  if (Array.isArray(found)) return found.flatMap((child, i) => (isRecord(child) ? [{ child, way: [...names, i] }] : []));
  return isRecord(found) ? [{ child: found, way: names }] : [];
}

/** The record under a name, the first of several; an empty one when missing. */
export function child(record: SourceRecord, name: string): SourceRecord {
  return children(record, name)[0]?.child ?? {};
}

/** `00229`; 0 when missing. */
export function digits(record: SourceRecord, field: string, most: number): number {
  const found = text(record, field, 20);
  if (!/^\d*$/.test(found) || Number(found) > most) throw new Reject(field, 'notNumber');
  return Number(found);
}

/** The service's id of a bill. */
export function codigo(record: SourceRecord, field: string): string {
  const found = requiredText(record, field, 20);
  if (!/^[1-9]\d{0,9}$/.test(found)) throw new Reject(field, 'notNumber');
  return found;
}

/** `Sim` or `Não`; null when missing. */
export function yesOrNo(record: SourceRecord, field: string): boolean | null {
  const found = text(record, field, 20).toLowerCase();
  if (found === '') return null;
  if (found !== 'sim' && found !== 'não') throw new Reject(field, 'notFlag');
  return found === 'sim';
}

/** Midnight in Brasília at the beginning of a day. */
export function startOfDay(record: SourceRecord, field: string): string | null {
  const found = day(record, field);
  return found && momentInBrasilia(`${found}T00:00`).toISOString();
}

const small = new Set([
  'a',
  'à',
  'ao',
  'aos',
  'às',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'nas',
  'no',
  'nos',
  'para',
  'por',
]);

/** `PROJETO DE LEI DO SENADO` in title case; names not in capitals are unchanged. */
export function inTitleCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, at: number) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}
