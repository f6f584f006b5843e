// What a public service has to offer to be read: questions, pages of records, and the parts of a notice.
import type { LocalizedText } from '#kit/errors.ts';
import type { Fonte, Problema } from '../contract.ts';
import type { LeiturasTable } from './tables.ts';

export type Leitura = Pick<LeiturasTable, 'consulta' | 'dia' | 'modalidade'>;

/** What a service answers: a value, nothing, or that the question is wrong. */
export type Answer = { kind: 'ok'; value: unknown } | { kind: 'empty' } | { kind: 'refused'; status: number; message: string };

/** Asks the service for a path such as `/api/consulta/v1/…`. @throws {SourceFault} when it does not answer */
export type Ask = (path: string) => Promise<Answer>;

/** Records as the service sent them; `total` over all pages. */
export type SourcePage = { records: object[]; total: number; isLast: boolean };

/** Records of one kind that belong to a notice. */
export type Parts = { kind: string; records: object[] };

export type Source = {
  name: Fonte;
  title: LocalizedText;
  /** Where the service is, such as `https://pncp.gov.br`. */
  address: string;
  /** Codes that are asked for, with their names. */
  modalidades: ReadonlyMap<number, string>;
  /** @param page from 1 @throws {SourceFault} */
  readPage(ask: Ask, leitura: Leitura, page: number): Promise<SourcePage>;
  /** The control number of a record; empty if it has none. */
  keyOf(record: object): string;
  /** Items, results and documents of a notice. @throws {SourceFault} */
  readParts(ask: Ask, controle: string): Promise<Parts[]>;
};

/** A pass cannot go on. The message is what the service or the network said. */
export class SourceFault extends Error {
  readonly problema: Problema;
  constructor(problema: Problema, message: string) {
    super(message);
    this.problema = problema;
  }
}
