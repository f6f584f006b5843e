// What copying needs of a database, whichever engine it has.
import type { Table, Value } from './values.ts';

/** Some rows, and where the next ones begin; null: these were the last. */
export type Chunk = { rows: Value[][]; next: string | null };

/** The highest id that a table ever gave, by the table's name. */
export type Counters = Readonly<Record<string, number>>;

export interface Reader {
  readonly engine: 'sqlite' | 'postgres';
  /** The numbers of the applied migrations. */
  schema(): Promise<number[]>;
  /** All tables with rows of their own: without full-text indexes, migrations, and the state of a copy. Columns are sorted by name. */
  tables(): Promise<Table[]>;
  /** Reads some rows, a few megabytes at most. @param from null, or `next` of the chunk before */
  read(table: Table, from: string | null): Promise<Chunk>;
  counters(): Promise<Counters>;
}

/** Writes into a database that is marked as unfinished until `end`. Its state survives a kill. */
export interface Writer extends Reader {
  state(): Promise<Map<string, string>>;
  setState(key: string, value: string): Promise<void>;
  /**
   * Empties all tables, and takes away indexes, references and triggers until `finish`.
   * @param keep the triggers that run while rows are copied, by a part of their names
   */
  prepare(keep: string): Promise<void>;
  /** Adds rows, and sets a value of the state in the same transaction. */
  write(table: Table, rows: readonly (readonly Value[])[], state: readonly [key: string, value: string]): Promise<void>;
  /** Lets tables go on counting where they were. */
  setCounters(counters: Counters): Promise<void>;
  /** Creates again what `prepare` took away. @throws {CopyFault} if rows refer to others that are missing */
  finish(): Promise<void>;
  /**
   * Takes the mark of an unfinished copy away: from now on the data may be used.
   * @param script SQL statements that change the copy, in the same transaction: before, it must be as its source is
   */
  end(script?: string): Promise<void>;
}

/** A copy cannot be made, or is not what it was made from. */
export class CopyFault extends Error {}
