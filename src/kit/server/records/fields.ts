// Reads the fields of a source's record. Invalid values throw a `Reject`, so that a bad row does not affect the others.
import { Parser } from 'htmlparser2';
import type { RejectReason } from '#kit/rejects.ts';
import { roundAmount } from '#kit/server/database/database.ts';

/** A rejected record: the field, and the reason. */
export class Reject extends Error {
  readonly field: string;
  readonly motive: RejectReason;
  constructor(field: string, motive: RejectReason) {
    super(`${field}: ${motive}`);
    this.field = field;
    this.motive = motive;
  }
}

export type SourceRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is SourceRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Control characters, and characters that only affect the layout of text. */
const stray = /[\p{Cc}\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** Matches what `clean` would change; most text is clean already. `\p{Cs}` are lone surrogates. */
const unclean = /[^\S ]|[\p{Cc}\p{Cs}\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]| {2}|^ | $/u;

/** The remains of a hyphen in texts copied from a PDF: U+0002 between letters or digits. */
const lostHyphen = new RegExp(`(?<=[\\p{L}\\p{N}])${String.fromCodePoint(2)}(?=[\\p{L}\\p{N}])`, 'gu');

/** Control characters that nobody writes: bytes of Windows-1252 that were taken for characters, such as dashes and quotes. */
const misread = /[\x80-\x9F]/g;
const windows1252 = new TextDecoder('windows-1252');

/** Normalises text for display and storage: no control characters, lone surrogates or no-break spaces, and trimmed lines. */
export function clean(text: string): string {
  if (!unclean.test(text)) return text;
  return text
    .toWellFormed()
    .replace(misread, (character) => windows1252.decode(Uint8Array.of(character.charCodeAt(0))))
    .replace(lostHyphen, '-')
    .replace(/\r\n?/g, '\n')
    .replace(stray, (character) => (character === '\n' ? '\n' : character === '\t' ? ' ' : ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** A character as HTML writes it, with the `&` written so again by sources that do it twice. */
const entity = /&(?:amp;)?(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** `&#150;`, `&nbsp;` and `&amp;ccedil;` as the characters that they stand for; what stands for none is left. */
function withoutEntities(text: string): string {
  return text.includes('&') ? text.replace(entity, (written) => decoded(written.replace(/^&amp;/i, '&'))) : text;
}

function decoded(reference: string): string {
  let found = '';
  const parser = new Parser({
    ontext(text) {
      found += text;
    },
  });
  parser.end(reference);
  return found;
}

/** Maximum length of a line, and of prose: far above what the sources allow, far below the limit of an index. */
const LINE = 1000;
const PROSE = 50_000;

/** Optional text, empty if missing; numbers are accepted as text. */
export function text(record: SourceRecord, field: string, longest = LINE): string {
  const value = record[field];
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') throw new Reject(field, 'notText');
  if (value.length > longest) throw new Reject(field, 'tooLong');
  return clean(withoutEntities(value));
}

/** Text of several lines. */
export function prose(record: SourceRecord, field: string): string {
  return text(record, field, PROSE);
}

export function requiredText(record: SourceRecord, field: string, longest = LINE): string {
  const found = text(record, field, longest);
  if (found === '') throw new Reject(field, 'missing');
  return found;
}

/** A number, or null if missing. */
export function number(record: SourceRecord, field: string): number | null {
  const value = record[field];
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Reject(field, 'notNumber');
  return value;
}

/** A code or a year: an integer within the range of a database's integer. */
export function requiredInteger(record: SourceRecord, field: string): number {
  const found = number(record, field);
  if (found === null) throw new Reject(field, 'missing');
  if (!Number.isInteger(found) || Math.abs(found) >= 2 ** 31) throw new Reject(field, 'notNumber');
  return found;
}

/** An amount in reais; null if missing or 0, which stands for secret and unknown budgets. */
export function amount(record: SourceRecord, field: string): number | null {
  const found = number(record, field);
  return found === null || found === 0 ? null : roundAmount(found);
}

export function flag(record: SourceRecord, field: string): boolean {
  const value = record[field];
  if (value === null || value === undefined) return false;
  if (typeof value !== 'boolean') throw new Reject(field, 'notFlag');
  return value;
}

const dayOfMoment = /^(\d{4}-\d{2}-\d{2})(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)?$/;

/** `2026-07-01`, ignoring a time of day; null if missing. */
export function day(record: SourceRecord, field: string): string | null {
  const found = text(record, field);
  if (found === '') return null;
  const [, date] = dayOfMoment.exec(found) ?? [];
  const moment = new Date(`${date}T00:00:00Z`);
  if (!date || Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date) throw new Reject(field, 'notDate');
  return date;
}

/**
 * An optional value; one that cannot be read is left out, so that the rest of the record is kept.
 * @param doubts gets the field and the reason
 */
export function readable<T>(doubts: Reject[], read: () => T | null): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Reject)) throw error;
    doubts.push(error);
    return null;
  }
}

/** For keys: the text or number in a field that is not validated yet; empty for other values. */
export function rawText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? clean(value) : '';
}

/** The value at a path of names; undefined if one of them is missing or not an object. */
export function valueAt(record: SourceRecord, ...names: string[]): unknown {
  let found: unknown = record;
  for (const name of names) found = isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return found;
}

/**
 * Reads a nested record; errors get its path of names and indexes as a prefix.
 * @throws {Reject} with the field's path: `Autoria.Autor.0.NomeAutor`
 */
export function atPath<T>(way: readonly (string | number)[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Reject ? new Reject([...way, error.field].filter((step) => step !== '').join('.'), error.motive) : error;
  }
}

/** A safe URL; null for the prose, blanks and zeros that sources put there. */
export function link(record: SourceRecord, field: string): string | null {
  const given = text(record, field);
  const found =
    /https?:\/\/[^\s<>"']+/i.exec(given)?.[0] ??
    (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(given) && /[a-z]/i.test(given) ? `https://${given}` : null);
  return found && URL.canParse(found) ? found : null;
}
