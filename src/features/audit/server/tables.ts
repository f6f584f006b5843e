import type { Generated } from 'kysely';
import type { AuditKind, Device } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    audit_events: AuditEventsTable;
  }
}

export interface AuditEventsTable {
  id: Generated<number>;
  at: string;
  kind: AuditKind;
  /** Null where nobody had signed in, and where a command of this machine did it. */
  actor_id: number | null;
  /** As it was then; `system` for a command, empty where nobody had signed in. */
  actor_name: string;
  /** `user`, `licitacao`, …; empty where it is about nothing in particular. */
  subject_type: string;
  subject_id: number | null;
  subject_name: string;
  /** Where the request came from; empty for a command. */
  address: string;
  user_agent: string;
  /** What `user_agent` tells of it. */
  device: Generated<Device>;
  details: Record<string, unknown>;
  /** Actor, subject and address. */
  busca: string;
}
