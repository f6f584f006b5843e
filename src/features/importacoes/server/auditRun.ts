import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';

type RunKind = Extract<AuditKind, 'importStarted' | 'importCancelled' | 'importRemoved'>;

/** Records in the audit log what a user did with a run, in the same transaction. */
export type AuditRun = (db: Queries, kind: RunKind, run: { id: number; arquivo: string }) => Promise<void>;

/** @param request null for a command that accesses the database directly */
export function auditRunBy(record: RecordAuditEntry<AuditKind>, request: FastifyRequest | null): AuditRun {
  return (db, kind, { id, arquivo }) => record(db, request, { kind, subject: { type: 'importacao', id, name: arquivo } });
}
