// What a feature offers to the importer: a kind of record, how it is read, and how it is saved.
import type { LocalizedText } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { SourceRecord } from './fields.ts';

/** How the records of a file are told apart from those of other files, read, shown and saved. */
export interface RecordKind<Read = unknown> {
  /** What runs call it, such as `pncp-contratacoes`; screens have a text for each. */
  readonly name: string;
  /** What a preview shows of each record. */
  readonly shown: readonly ShownColumn[];
  /** Columns of a sheet that holds such records; a kind without them does not come in sheets. */
  readonly sheet?: readonly SheetColumn[];
  /** Whether a record is of this kind, judged by its shape. Kinds with a `sheet` are told by its columns instead. */
  recognises(record: SourceRecord): boolean;
  /** Whether the record names nothing that it belongs to, so that the file or its sender has to. */
  needsOwner?(record: SourceRecord): boolean;
  /** How a sender writes what the records belong to. `any` is one of them, taken while none was named and a file is only looked at. */
  readonly owner?: { readonly pattern: RegExp; readonly any: string };
  /** What the file says, beside its list, that its records belong to. */
  ownerFromEnvelope?(envelope: SourceRecord): string | undefined;
  /** Whether what stands beside the list allows its records to be of this kind; for kinds whose shape others share. */
  allowsEnvelope?(envelope: SourceRecord): boolean;
  /** What tells its records apart, as it stands there; empty where it is missing. */
  keyOf(record: SourceRecord, owner: string): string;
  /**
   * @param owner key of what the records belong to where they do not say; empty when it was not given
   * @throws {Reject}
   */
  read(record: SourceRecord, owner: string): Read;
  /** A value for each of `shown`: instants as ISO 8601, amounts in reais, null where nothing is known. */
  show(read: Read): (string | number | null)[];
  /** Which of these are kept word for word, so that they need not be read again. Absent: all are read. */
  findKnown?(db: Queries, records: readonly { key: string; text: string }[]): Promise<(key: string, text: string) => boolean>;
  /** The turn (see `Database.write`) to save in, because saving looks first what is there. */
  readonly writeLock: string;
  /** Saves a batch in the caller's transaction. `runId`: the import it belongs to. */
  save(db: Queries, rows: readonly { read: Read; text: string }[], runId: number): Promise<Saved>;
  /**
   * Writes a piece of what saving `reads` left to transactions of their own, or `all` that any import left; called until nothing is.
   * @returns whether there may be more
   */
  saveRest?(db: Queries, reads: readonly Read[] | 'all', runId: number): Promise<boolean>;
}

/** What became of the rows of a batch; every row counts once. */
export type Saved = {
  novos: number;
  atualizados: number;
  inalterados: number;
  /** Belong to what was removed here before, and stay out. */
  ignorados: number;
  /** Wait for what they belong to. */
  aguardando: number;
};
export const nothingSaved: Saved = { novos: 0, atualizados: 0, inalterados: 0, ignorados: 0, aguardando: 0 };

/** `text` and `number` as they are, `money` in reais, `day` as `2026-07-01`, `instant` a moment in UTC. */
export type ShownColumn = { name: string; kind: 'text' | 'number' | 'money' | 'day' | 'instant' };

/** A column of a sheet. Its cells arrive as text, empty cells not at all. */
export type SheetColumn = {
  /** The record's field, and the heading in the template. */
  field: string;
  /** Must be there and filled. */
  isRequired: boolean;
  /** What stands in it and how it is written; for the template and the screen. */
  hint: LocalizedText;
  /** A cell for the template's example row. */
  example: string;
  /** Other headings under which people keep the same. */
  aliases: readonly string[];
};
