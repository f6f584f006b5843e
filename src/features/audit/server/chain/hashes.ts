// Hashes that link entries to one another, and what is sealed of them.
import { createHash } from 'node:crypto';
import type { AuditEvent } from '../../contract.ts';
import type { AuditChainTable } from '../tables.ts';

/** The hash of an entry at this place, after the entry with the hash `before`. Columns that are derived from others are left out. */
export function hashOf(position: number, before: string, event: AuditEvent): string {
  const { id, at, kind, actor_id, actor_name, subject_type, subject_id, subject_name, address, user_agent, details } = event;
  const content = [id, at, kind, actor_id, actor_name, subject_type, subject_id, subject_name, address, user_agent, sorted(details)];
  return createHash('sha256')
    .update(JSON.stringify([position, before, content]))
    .digest('base64url');
}

/** What the seal of an entry covers. */
export const entryText = (hash: string) => `entry ${hash}`;

/** What the seal of an end of the chain covers. */
export function stateText({ place, position, hash, at, faults }: Omit<AuditChainTable, 'faults'> & { faults: number }): string {
  return JSON.stringify([place, position, hash, at, faults]);
}

/** With the keys of objects in order, since PostgreSQL stores them in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
