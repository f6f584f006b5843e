// What the Senado writes in its own way: everything is text, and a single child stands where a list would.
import { momentInBrasilia } from '#brasil/clock.ts';
import { day, isRecord, Reject, requiredText, type SourceRecord, text, valueAt } from '#kit/server/records/fields.ts';

/** The records under some names, each with the way to it: several come as a list, a single one by itself, none as nothing. */
export function children(record: SourceRecord, ...names: string[]): { child: SourceRecord; way: (string | number)[] }[] {
  const found = valueAt(record, ...names);
  if (Array.isArray(found)) return found.flatMap((child, i) => (isRecord(child) ? [{ child, way: [...names, i] }] : []));
  return isRecord(found) ? [{ child: found, way: names }] : [];
}

/** The record under a name, the first where there are several; an empty one where there is none. */
export function child(record: SourceRecord, name: string): SourceRecord {
  return children(record, name)[0]?.child ?? {};
}

/** `00229`; 0 where nothing is said. */
export function digits(record: SourceRecord, field: string, most: number): number {
  const found = text(record, field, 20);
  if (!/^\d*$/.test(found) || Number(found) > most) throw new Reject(field, 'notNumber');
  return Number(found);
}

/** What its service calls a bill. */
export function codigo(record: SourceRecord, field: string): string {
  const found = requiredText(record, field, 20);
  if (!/^[1-9]\d{0,9}$/.test(found)) throw new Reject(field, 'notNumber');
  return found;
}

/** `Sim` or `Não`; null where nothing is said. */
export function yesOrNo(record: SourceRecord, field: string): boolean | null {
  const found = text(record, field, 20).toLowerCase();
  if (found === '') return null;
  if (found !== 'sim' && found !== 'não') throw new Reject(field, 'notFlag');
  return found === 'sim';
}

/** The midnight in Brasília with which a day begins. */
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

/** `PROJETO DE LEI DO SENADO` as people write it; what is not all in capitals stays as it is. */
export function inTitleCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, at: number) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}
