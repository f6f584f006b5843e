// What every feature knows of the database; which engine stands behind it only this folder knows.
import type { MessagePort } from 'node:worker_threads';
import type { Kysely, RawBuilder } from 'kysely';

/** Every feature adds its own tables here, from its `tables.ts`, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Tables {}

/** Something to run queries on: the readers' side, or one transaction. */
export type Queries = Kysely<Tables>;

/**
 * What connections are asked for. On PostgreSQL each has its own, with time limits that fit, so that neither exports nor work in the
 * background keep requests waiting. `start`: migrations and what is put into the data at the start.
 */
export type Purpose = 'requests' | 'exports' | 'background' | 'start';

export interface Database {
  readonly engine: Engine;
  /** For reading outside a transaction. On SQLite writing through it fails. */
  readonly read: Queries;
  /**
   * Runs `work` in one transaction: all of it happens, or nothing.
   * SQLite takes them one after the other; keep each under 50 ms, because whoever waits for it waits synchronously.
   * PostgreSQL runs them side by side: those that look before they write name a `lock`, and hold it one at a time across all processes.
   */
  write<T>(work: (db: Queries) => Promise<T>, lock?: string): Promise<T>;
  /** The same data for work of another kind. */
  forPurpose(purpose: Purpose): Database;
  /** @throws why nothing can be read or written right now; cheap, and never waits for other work */
  checkReady(): Promise<void>;
  /**
   * Has SQLite's planner know how many rows the values of an index stand for, where tables have grown much since the last call; without it
   * the planner guesses. PostgreSQL does the same by itself (autovacuum).
   */
  updateStatistics(): Promise<void>;
  /** Lets a thread that opened the same data take its place among the writers; nothing to do where they run side by side. */
  shareWriteLock(port: MessagePort): void;
  /** Holds `name` among all processes that share the data until it is released, or this process dies; null when another holds it. */
  acquireLease(name: string): Promise<Lease | null>;
  readonly signals: Signals;
  close(): Promise<void>;
}

/** `lost` aborts when what was held broke before it was released: somebody else may hold it now. */
export type Lease = { release(): Promise<void>; lost: AbortSignal };

/** Short texts (8,000 bytes at most) from this process to the others that share the data. Nobody keeps them: who does not listen misses them. */
export interface Signals {
  /** Names this process among the senders; a thread that opens the same data anew takes its name. */
  readonly sender: string;
  /** At once, or at the commit of `within`. */
  send(text: string, within?: Queries): Promise<void>;
  /**
   * Hears what the other processes send, never what this one does. `missed` is called when there was a gap in which anything may have been sent.
   * @returns what ends it
   */
  listen(hear: (text: string) => void, missed: () => void): Promise<() => Promise<void>>;
}

/** Where SQLite and PostgreSQL differ. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** The `{word}` a migration writes for a column's type, and what this engine calls it. */
  readonly columnKinds: Readonly<Record<ColumnKind, string>>;
  /** True for rows of `table` whose `busca` column matches; its full-text index is made by a migration. */
  matchesText(table: string, search: TextSearch): RawBuilder<boolean>;
  /** The ids of the newest such rows, as a list to look in; fast also for words that most rows have. */
  newestMatching(table: string, search: TextSearch, limit: number): RawBuilder<number[]>;
  /** Runs `work` on a connection of its own while no other process does the same: for migrations, and what is put into the data at the start. */
  withExclusiveLock<T>(work: (alone: ExclusiveConnection) => Promise<T>): Promise<T>;
  /**
   * Looks whether this is a database for our data, before anything is written into it.
   * @throws {UnusableDatabase}
   */
  check(alone: ExclusiveConnection): Promise<void>;
  /** Whether the database refused the data itself (too long, out of range), and not the moment (a full disk, a lost connection). */
  isDataFault(error: unknown): boolean;
  /** Saves a copy of the data beside it and tells where; null where backups are the operator's business. */
  saveCopy(label: string): Promise<string | null>;
}

export type ExclusiveConnection = {
  /** Runs statements of SQL text, without parameters, as one transaction. */
  run(script: string): Promise<void>;
  rows(query: string): Promise<Record<string, unknown>[]>;
};

/**
 * id: number made by the database · instant: UTC text in TypeScript · boolean · json: an object or array in TypeScript,
 * written with `JSON.stringify` · amount: a number rounded to four decimals, no accounting is done on it · bytes · key: text that is
 * put in order byte by byte, for names that were folded.
 */
export type ColumnKind = 'id' | 'instant' | 'boolean' | 'json' | 'amount' | 'bytes' | 'key';

/** All of `all`, and of each inner list at least one, and none of `none`. A term is a run of words that stand together. */
export type TextSearch = { all: Term[][]; none: Term[] };
export type Term = { words: string[]; prefix: boolean };

/** Rounds to the four decimals that amounts are kept with. */
export function roundAmount(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * 1e4) / 1e4;
}
