// What a public service has to offer to be read: questions, pages of records, and the parts of a notice.
import type { FollowKind } from '#features/follow/contract.ts';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { isRecord, type SourceRecord } from '#kit/server/records/fields.ts';
import type { Fonte, Lista, Problema } from '../contract.ts';
import type { Consulta, LeiturasTable, PlannedConsulta } from './tables.ts';

export type Leitura = Pick<LeiturasTable, 'consulta' | 'dia' | 'modalidade'>;

/**
 * What a service answers: the records of its list, with the fields outside of it; without a list, the answer as the only record; nothing; or
 * that the question is wrong. `bytes`: how large it was.
 */
export type Answer =
  | { kind: 'ok'; isList: boolean; records: unknown[]; fields: SourceRecord; bytes: number }
  | { kind: 'empty' }
  | { kind: 'refused'; status: number; message: string };

/**
 * Asks the service for a path such as `/api/consulta/v1/…`.
 * @param most records that are expected at most
 * @throws {SourceFault} when it does not answer; `shape` when it has more records
 */
export type Ask = (path: string, most: number) => Promise<Answer>;

/** Records as the service sent them; `total` over all pages, null if the service does not say it. `bytes`: how large the page was. */
export type SourcePage = { records: unknown[]; total: number | null; isLast: boolean; bytes: number };

export const noRecords: SourcePage = { records: [], total: 0, isLast: true, bytes: 0 };

/** Items, results, documents, steps or authors of one notice or bill: far more than any has. */
export const MOST_PARTS = 20_000;

/** Records of one kind that belong to a notice or bill. */
export type Parts = { kind: string; records: unknown[] };

export type Source = {
  name: Fonte;
  title: LocalizedText;
  /** Where the service is, such as `https://pncp.gov.br`. */
  address: string;
  /** What it brings. */
  thing: FollowKind;
  /** Settings until an admin changes them: calls a second, and minutes between passes. */
  pace: { por_segundo: number; minutos: number };
  /** The lists that are asked for: what was published on a day, what was changed on a day, what is open, and items that came on a day. */
  consultas: readonly PlannedConsulta[];
  /** Keys under which its answers put their list. */
  envelopes: readonly string[];
  /** How many records a page has at most. */
  pageSize(consulta: Consulta): number;
  /** Lists beside those of notices. */
  listas?: readonly Lista[];
  /** The importer's name for the records of each list; no other records are taken from it. */
  kindOf(consulta: Consulta): string;
  /** Codes that are asked for, with their names; a service without them has one. Items are asked for without. */
  modalidades: ReadonlyMap<number, string>;
  /** @param page from 1 @throws {SourceFault} */
  readPage(ask: Ask, leitura: Leitura, page: number): Promise<SourcePage>;
  /** The key of a record, a control number or code; empty if it has none. */
  keyOf(record: SourceRecord): string;
  /** When the service last changed it, in UTC; null: it does not say so. */
  changedAt?(record: SourceRecord): string | null;
  /** Records as the importer gets them, if they are counted in smaller pieces. */
  joined?(records: readonly unknown[]): unknown[];
  /** Items, results and documents of a notice, or all of a bill. Left out: its lists have everything. @throws {SourceFault} */
  readParts?(ask: Ask, key: string): Promise<Parts[]>;
};

/** Of control numbers and codes. */
const LONGEST_KEY = 100;

/** Empty also for what is no object or has no real key, which becomes a reject. */
export const keyOf = (source: Source, record: unknown) => {
  const key = isRecord(record) ? source.keyOf(record) : '';
  return key.length > LONGEST_KEY ? '' : key;
};
export const changeOf = (source: Source, record: unknown) => (isRecord(record) && source.changedAt?.(record)) || null;

/** A pass cannot go on. The message is what the service or the network said. */
export class SourceFault extends Error {
  readonly problema: Problema;
  constructor(problema: Problema, message: string) {
    super(message);
    this.problema = problema;
  }
}

/** What only what was read is to blame for, such as a record that is too large to import; undefined: the pass cannot go on. */
export function faultOfRead(error: unknown): SourceFault | undefined {
  if (error instanceof SourceFault) return error.problema === 'address' ? undefined : error;
  return error instanceof Problem && error.type === 'unreadable-file' ? new SourceFault('shape', error.message) : undefined;
}
