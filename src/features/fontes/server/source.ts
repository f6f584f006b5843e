// What a public service has to offer to be read: questions, pages of records, and the parts of a notice.
import type { FollowKind } from '#features/follow/contract.ts';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { isRecord, type SourceRecord } from '#kit/server/records/fields.ts';
import type { Fonte, Lista, Problema } from '../contract.ts';
import type { LeiturasTable, PlannedConsulta } from './tables.ts';

export type Leitura = Pick<LeiturasTable, 'consulta' | 'dia' | 'modalidade'>;

/** What a service answers: a value, nothing, or that the question is wrong. */
export type Answer = { kind: 'ok'; value: unknown } | { kind: 'empty' } | { kind: 'refused'; status: number; message: string };

/** Asks the service for a path such as `/api/consulta/v1/…`. @throws {SourceFault} when it does not answer */
export type Ask = (path: string) => Promise<Answer>;

/** Records as the service sent them; `total` over all pages, null if the service does not say it. */
export type SourcePage = { records: unknown[]; total: number | null; isLast: boolean };

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
  /** Lists beside those of notices. */
  listas?: readonly Lista[];
  /** The importer's name for the records of the lists by day of publication, other than items and documents. */
  lists: string;
  /** The same for the lists beside them. */
  listaKinds?: Partial<Record<Lista, string>>;
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

/** Empty also for what is no object, which becomes a reject. */
export const keyOf = (source: Source, record: unknown) => (isRecord(record) ? source.keyOf(record) : '');
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
