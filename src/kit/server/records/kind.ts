// Kinds of records that a feature offers to the importer: a source recognises and reads records, a kind also shows and saves them.
import type { LocalizedText } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Reject, SourceRecord } from './fields.ts';

/** How records of a source are recognised and read: plain data, without the code that saves them. */
export interface RecordSource<Read = unknown> {
  /** Its name in import runs, such as `pncp-contratacoes`. */
  readonly name: string;
  /** Its name for users. */
  readonly title: LocalizedText;
  /** The name of the portal that publishes such records; absent for sheets that users fill in. */
  readonly portal?: LocalizedText;
  /** Keys under which its files put the list of records: `data` for `{"data":[…]}`. */
  readonly envelopes?: readonly string[];
  /** Columns of a sheet with such records; kinds without them cannot be imported from sheets. */
  readonly sheet?: readonly SheetColumn[];
  /** Whether a record is of this kind, by its shape. Sheets are recognised by their columns instead. */
  recognises(record: SourceRecord): boolean;
  /** Whether the record does not name its owner, so that the file or the user has to. */
  needsOwner?(record: SourceRecord): boolean;
  /** The owner, from the file's fields outside the list. */
  ownerFromEnvelope?(envelope: SourceRecord): string | undefined;
  /** Whether the file's fields outside the list allow this kind; for kinds whose shape others share. */
  allowsEnvelope?(envelope: SourceRecord): boolean;
  /** The record's key in its raw form; empty if missing. */
  keyOf(record: SourceRecord, owner: string): string;
  /**
   * @param owner key of the owner for records that do not name it; empty if not given
   * @param doubts gets the optional values that could not be read and were left out
   * @throws {Reject}
   */
  read(record: SourceRecord, owner: string, doubts?: Reject[]): Read;
}

/** A source with how its records are previewed and saved. */
export interface RecordKind<Read = unknown> extends RecordSource<Read> {
  /** What it writes into, by the topic of these records' events and queries: `licitacoes`. */
  readonly into: string;
  /** Whether their list can show what an import of this kind wrote, because each record keeps its import. */
  readonly isListed: boolean;
  /** The columns of a preview. */
  readonly shown: readonly ShownColumn[];
  /** The format in which a user names the owner, one of the records of `into`. `any` is a placeholder while a file is only previewed. */
  readonly owner?: { readonly pattern: RegExp; readonly any: string };
  /** A value for each column of `shown`: instants as ISO 8601, amounts in reais, null if unknown. */
  show(read: Read): (string | number | null)[];
  /** Which of these are already stored unchanged, so that they can be skipped. Absent: all are read. */
  findKnown?(db: Queries, records: readonly { key: string; text: string }[]): Promise<(key: string, text: string) => boolean>;
  /** The lock (see `Database.write`) for saving, because it reads before it writes. */
  readonly writeLock: string;
  /** Saves a batch in the caller's transaction. `runId`: the import it belongs to. */
  save(db: Queries, rows: readonly { read: Read; text: string }[], runId: number): Promise<Saved>;
  /**
   * Does part of the work that saving `reads` postponed to separate transactions, or that any import did (`all`); called until nothing is left.
   * @returns whether there may be more
   */
  saveRest?(db: Queries, reads: readonly Read[] | 'all', runId: number): Promise<boolean>;
}

/** The results of a batch; every row counts once. */
export type Saved = {
  novos: number;
  atualizados: number;
  inalterados: number;
  /** Ignored, because their owner was removed here. */
  ignorados: number;
  /** Waiting for their owner. */
  aguardando: number;
};
export const nothingSaved: Saved = { novos: 0, atualizados: 0, inalterados: 0, ignorados: 0, aguardando: 0 };

/** `money` in reais, `day` as `2026-07-01`, `instant` in UTC. */
export type ShownColumn = { name: string; title: LocalizedText; kind: 'text' | 'number' | 'money' | 'day' | 'instant' };

/** A column of a sheet. Cells are text; empty cells are omitted. */
export type SheetColumn = {
  /** The record's field, and the heading in the template. */
  field: string;
  /** Its name for users. */
  title: LocalizedText;
  /** Must be present and not empty. */
  isRequired: boolean;
  /** Identifies the record: it matters whether a sheet has it, even where it is optional. */
  isKey?: boolean;
  /** Its content and format; for the template and the screen. */
  hint: LocalizedText;
  /** A cell for the template's example row. */
  example: string;
  /** Other common headings for the same data. */
  aliases: readonly string[];
};
