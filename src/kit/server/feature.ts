// The manifest of a feature's server side. `app` combines all manifests into one server.
import { sql } from 'kysely';
import type { Database, Queries, Tables } from './database/database.ts';
import type { Routes } from './http/serve.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SearchSource } from './ports/search.ts';
import type { PurgeStep } from './work/retention.ts';

/** Work in the background. It starts once the server is ready and stops after the server took its last request. */
export type Worker = { start?(): void | Promise<void>; stop(): Promise<void> | void };

/** The demonstration that is being filled: the addresses of its accounts, today, and the day up to which it was filled before. */
export type Demo = { emails: readonly string[]; today: Date; seededOn: string | undefined };

/** A feature's part of the demonstration. All parts are filled in one transaction. */
export type Seed = {
  /** Whether the part is missing, so that `fill` has to run. Parts that are missing are found before the first one is filled. */
  isMissing?(db: Queries): Promise<boolean>;
  fill?(db: Queries, demo: Demo): Promise<void>;
  /** Moves the dates of what is there. Runs on the first start of a day, before anything is filled. */
  move?(db: Queries, demo: Demo): Promise<void>;
  /** Writes the files that the part refers to, after the commit. */
  storeFiles?(): Promise<void>;
};

export type Feature = {
  /** Handlers by the name that the OpenAPI document groups them under. */
  routes?: Record<string, Routes>;
  /** Steps that delete rows whose time is over, in this order, every hour. */
  retention?: readonly PurgeStep[];
  /** Stopped in the reverse order of the features. */
  workers?: readonly Worker[];
  /** Brings derived rows up to date before the server listens. One process at a time. */
  prepare?(database: Database): Promise<void>;
  seed?: Seed;
  /** What the search of everything finds of the feature, by the names in the contract of search. */
  searchSources?: Record<string, SearchSource>;
  /** What monitoring shows of the feature. */
  metrics?: Metrics;
};

/** Says that a part of the demonstration is missing when its table has no row. */
export const emptyTable = (table: keyof Tables & string) => async (db: Queries) =>
  (await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length === 0;
