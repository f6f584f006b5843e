// What a public service has to offer to be read: questions, pages of records, and the parts of a notice.
import type { FollowKind } from '#features/follow/contract.ts';
import type { LocalizedText } from '#kit/errors.ts';
import type { Fonte, Problema } from '../contract.ts';
import type { LeiturasTable, PlannedConsulta } from './tables.ts';

export type Leitura = Pick<LeiturasTable, 'consulta' | 'dia' | 'modalidade'>;

/** What a service answers: a value, nothing, or that the question is wrong. */
export type Answer = { kind: 'ok'; value: unknown } | { kind: 'empty' } | { kind: 'refused'; status: number; message: string };

/** Asks the service for a path such as `/api/consulta/v1/…`. @throws {SourceFault} when it does not answer */
export type Ask = (path: string) => Promise<Answer>;

/** Records as the service sent them; `total` over all pages, null if the service does not say it. */
export type SourcePage = { records: object[]; total: number | null; isLast: boolean };

/** Records of one kind that belong to a notice or bill. */
export type Parts = { kind: string; records: object[] };

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
  /** The importer's name for the records of the lists by day of publication, other than items and documents. */
  lists: string;
  /** Codes that are asked for, with their names; a service without them has one. Items are asked for without. */
  modalidades: ReadonlyMap<number, string>;
  /** @param page from 1 @throws {SourceFault} */
  readPage(ask: Ask, leitura: Leitura, page: number): Promise<SourcePage>;
  /** The key of a record, a control number or code; empty if it has none. */
  keyOf(record: object): string;
  /** When the service last changed it, in UTC; null: it does not say so. */
  changedAt?(record: object): string | null;
  /** Items, results and documents of a notice, or all of a bill. Left out: its lists have everything. @throws {SourceFault} */
  readParts?(ask: Ask, key: string): Promise<Parts[]>;
};

/** A pass cannot go on. The message is what the service or the network said. */
export class SourceFault extends Error {
  readonly problema: Problema;
  constructor(problema: Problema, message: string) {
    super(message);
    this.problema = problema;
  }
}
