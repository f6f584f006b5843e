// What features know of the audit log: that what happens is told to it.
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/database.ts';

/** Something that happened. `actor`: who did it, where the request does not say so itself; `subject`: to whom or what. */
export type AuditEntry<Kind extends string> = {
  kind: Kind;
  actor?: { id: number; name: string };
  subject?: { type: string; id: number | null; name: string };
  details?: Record<string, unknown>;
};

/** Tells the log in the transaction in which it happens, so that neither is there without the other. Without a request a command did it. */
export type RecordAuditEntry<Kind extends string = string> = (
  db: Queries,
  request: FastifyRequest | null,
  happening: AuditEntry<Kind>,
) => Promise<void>;
