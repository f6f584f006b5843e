import type { Generated } from 'kysely';
import type { AuditKind, Device } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    audit_events: AuditEventsTable;
    audit_chain: AuditChainTable;
  }
}

export interface AuditEventsTable {
  id: Generated<number>;
  at: string;
  kind: AuditKind;
  /** Null for visitors who are not signed in, and for commands on this machine. */
  actor_id: number | null;
  /** The name at that time; `command` for a command (`system` in older entries), `system` for the server, empty if not signed in. */
  actor_name: string;
  /** `user`, `licitacao`, …; empty if there is no subject. */
  subject_type: string;
  subject_id: number | null;
  subject_name: string;
  /** The request's address; empty for a command. */
  address: string;
  user_agent: string;
  /** Derived from `user_agent`. */
  device: Generated<Device>;
  details: Record<string, unknown>;
  /** Actor, subject and address, folded for the search. */
  busca: string;
  /** Its place in the chain, from 1 without gaps; null until it is chained (`chain/append.ts`). */
  position: Generated<number | null>;
  /** SHA-256 of the entry and of the hash before it. */
  hash: Generated<string>;
  /** The hash sealed under SECRET_KEY (`chain/append.ts`). */
  seal: Generated<string>;
}

/** Two rows: the last entry that retention removed, and the last one of all. */
export interface AuditChainTable {
  place: 'start' | 'end';
  position: number;
  hash: string;
  seal: string;
  /** Of the start: when the chain was begun. Of the end: when the last entry was added. */
  at: string;
  /** Of the start: removed entries that did not fit. */
  faults: Generated<number>;
}
