// How a refusal says what the records are that are not imported.
import type { LocalizedText } from '#kit/errors.ts';
import { isRecord } from './fields.ts';

/** Names a type of record. */
export function notImported(pt: string, en: string, fr: string, de: string): LocalizedText {
  return {
    pt: `${pt}: registros deste tipo ainda não são importados.`,
    en: `${en}: records of this type are not imported yet.`,
    fr: `${fr} : les enregistrements de ce type ne sont pas encore importés.`,
    de: `${de}: Datensätze dieser Art werden noch nicht importiert.`,
  };
}

/** How far records are nested in what services put around them. */
const DEPTH = 4;

/** Whether one of the records, or of those that they wrap, has all fields of one of the sets. */
export function hasFields(records: readonly unknown[], sets: readonly (readonly string[])[], depth = DEPTH): boolean {
  return records.some((record) => {
    if (!isRecord(record)) return false;
    if (sets.some((fields) => fields.every((field) => Object.hasOwn(record, field)))) return true;
    const inside = Object.values(record).flatMap((value) => (Array.isArray(value) ? value.slice(0, 1) : isRecord(value) ? value : []));
    return depth > 0 && hasFields(inside, sets, depth - 1);
  });
}
