// The database as features see it; only this folder knows the engines.
import type { MessagePort } from 'node:worker_threads';
import type { Kysely, RawBuilder } from 'kysely';
import type { Family } from '../metrics/families.ts';

/** Every feature adds its own tables here, from its `tables.ts`, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Tables {}

/** Something to run queries on: the reading connections, or one transaction. */
export type Queries = Kysely<Tables>;

/**
 * What connections are used for. On PostgreSQL each purpose has its own pool and time limits, so that neither exports nor background
 * work delay requests. `start`: migrations and the data that is created at the start.
 */
export type Purpose = 'requests' | 'exports' | 'background' | 'start';

export interface Database {
  readonly engine: Engine;
  /** For reads outside a transaction. On SQLite, writes through it fail. */
  readonly read: Queries;
  /**
   * Runs `work` in one transaction.
   * SQLite runs transactions one after the other; keep each under 50 ms, because its calls are synchronous.
   * PostgreSQL runs them in parallel: those that read before they write name a `lock`, which is exclusive across all processes.
   */
  write<T>(work: (db: Queries) => Promise<T>, lock?: string): Promise<T>;
  /**
   * A number that changes with each commit of any thread. Undefined during a write, and on PostgreSQL. A thread that opened the data again
   * counts only its own commits.
   */
  version(): number | undefined;
  /** The same data for another purpose. */
  forPurpose(purpose: Purpose): Database;
  /** @throws the reason if nothing can be read or written right now; cheap, and never waits for other work */
  checkReady(): Promise<void>;
  /**
   * Updates the statistics of SQLite's planner for tables that have grown much since the last call; without them the planner guesses.
   * PostgreSQL does this by itself (autovacuum).
   */
  updateStatistics(): Promise<void>;
  /** Shares the write lock with a thread that opened the same data; does nothing where writers run in parallel. */
  shareWriteLock(port: MessagePort): void;
  /** A lease on `name` among all processes that share the data, until it is released or this process dies; null if another has it. */
  acquireLease(name: string): Promise<Lease | null>;
  readonly signals: Signals;
  /** What monitoring shows of the connections of this process, for all purposes. */
  readonly metrics: { now(): readonly Family[]; read(db: Queries): Promise<readonly Family[]> };
  close(): Promise<void>;
}

/** `lost` aborts when the lease was lost before its release: another process may have it now. */
export type Lease = { release(): Promise<void>; lost: AbortSignal };

/** Short messages (at most 8,000 bytes) to the other processes that share the data. They are not stored: who does not listen misses them. */
export interface Signals {
  /** Identifies this process as a sender; a thread that opens the same data uses the same name. */
  readonly sender: string;
  /** Sends immediately, or at the commit of `within`. */
  send(text: string, within?: Queries): Promise<void>;
  /**
   * Receives what other processes send, never this one's messages. `missed` is called after a gap in which messages may have been lost.
   * @returns a function that stops listening
   */
  listen(receive: (text: string) => void, missed: () => void): Promise<() => Promise<void>>;
}

/** The differences between SQLite and PostgreSQL. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** The `{placeholder}` that a migration writes for a column's type, and the type in this engine. */
  readonly columnKinds: Readonly<Record<ColumnKind, string>>;
  /** True for rows of `table` whose `busca` column matches; a migration creates its full-text index. */
  matchesText(table: string, search: TextSearch): RawBuilder<boolean>;
  /** The ids of the newest such rows, as a subquery; fast also for words that most rows contain. */
  newestMatching(table: string, search: TextSearch, limit: number): RawBuilder<number[]>;
  /** Runs `work` on its own connection under a lock among all processes: for migrations and the data that is created at the start. */
  withExclusiveLock<T>(work: (alone: ExclusiveConnection) => Promise<T>): Promise<T>;
  /**
   * Checks, before anything is written, whether the database is empty or ours.
   * @throws {UnusableDatabase}
   */
  check(alone: ExclusiveConnection): Promise<void>;
  /** Whether the data itself is at fault (too long, out of range), not the circumstances (a full disk, a lost connection). */
  isDataFault(error: unknown): boolean;
  /** Saves a copy of the data next to it and returns its path; null where backups are up to the operator. */
  saveCopy(label: string): Promise<string | null>;
}

export type ExclusiveConnection = {
  /** Runs SQL statements without parameters as one transaction. */
  run(script: string): Promise<void>;
  rows(query: string): Promise<Record<string, unknown>[]>;
};

/**
 * id: number made by the database · instant: UTC text in TypeScript · boolean · json: an object or array in TypeScript,
 * written with `JSON.stringify` · amount: a number rounded to four decimals, not for accounting · bytes · key: text that is
 * sorted byte by byte, for folded names.
 */
export type ColumnKind = 'id' | 'instant' | 'boolean' | 'json' | 'amount' | 'bytes' | 'key';

/** Each list in `all` needs at least one match, and no term of `none` may match. A term is a phrase of adjacent words. */
export type TextSearch = { all: Term[][]; none: Term[] };
export type Term = { words: string[]; prefix: boolean };

/** Rounds to the four decimals that amounts are stored with. */
export function roundAmount(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * 1e4) / 1e4;
}
