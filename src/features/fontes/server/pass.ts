// What a pass over a source needs: the service, the tables, and the importer.
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Fonte } from '../contract.ts';
import type { Ask, Source } from './source.ts';
import type { ListasTable } from './tables.ts';

/** `kind`: what was asked for, by the importer's name. `name`: for display. */
export type Delivery = { fonte: Fonte; kind: string; name: string; records: readonly unknown[] };

/**
 * Hands records over to the importer. `alongside` runs in the transaction that makes them durable, so that a killed pass neither loses
 * nor repeats a page.
 * @throws {SourceFault} `shape` when none is of this kind, or one is of another
 */
export type Deliver = (delivery: Delivery, alongside: (db: Queries) => Promise<void>) => Promise<void>;

export type Pass = {
  database: Database;
  source: Source;
  ask: Ask;
  deliver: Deliver;
  now(): Date;
  /** Days that the first fill goes back. */
  dias: number;
  /** What the source changed before this moment is here; null: nothing was read yet. */
  since: string | null;
  /** Lists beside those of notices that are switched on. */
  listas: readonly ListasTable[];
  signal: AbortSignal;
};

/** One process at a time reads a source: a server, or the command that reads days of it. */
export const leaseOf = (fonte: Fonte) => `fontes.${fonte}`;
