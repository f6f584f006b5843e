import type { NoticeRead } from '../notice.ts';
import type { SourceRecord } from './fields.ts';

/** A kind of record that holds one notice. */
export interface Source {
  /** What import runs call it. */
  readonly kind: string;
  /** What tells its records apart, as it stands there; empty where it is missing. */
  keyOf(record: SourceRecord): string;
  /** Whether a record is of this kind, judged by its shape. */
  recognises(record: SourceRecord): boolean;
  /** @throws {Reject} */
  read(record: SourceRecord): NoticeRead;
}
