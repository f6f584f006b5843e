// The audit log's interface for features.
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/database.ts';

/** An entry. `actor`: who did it, if the request does not say; `subject`: to whom or what. */
export type AuditEntry<Kind extends string> = {
  kind: Kind;
  actor?: { id: number; name: string };
  subject?: { type: string; id: number | null; name: string };
  details?: Record<string, unknown>;
};

/** Details of an entry: what differs, with the values before and after. */
export function changesBetween(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, { from: unknown; to: unknown }> {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, { from: before[name], to: after[name] }]));
}

/** Writes an entry in the transaction of the action, so that both are committed or neither. Without a request, the server or a command did it. */
export type RecordAuditEntry<Kind extends string = string> = (
  db: Queries,
  request: FastifyRequest | null,
  entry: AuditEntry<Kind>,
) => Promise<void>;
