// Access for this machine only is safe as long as no proxy in front of the server forwards other clients' requests.
// The first request that shows a proxy ends the trust for good, for all processes of the database.
import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { cutText } from '#kit/cutText.ts';
import type { Database } from '#kit/server/database/database.ts';
import { proxyEvidence } from '#kit/server/http/localRequest.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type {} from './tables.ts';

export type LocalTrust = {
  /** Whether a request to any process has shown that a proxy forwards other clients. */
  hasEnded(): Promise<boolean>;
  /** The same, as far as this process knows, also while the database is away. */
  isKnownToHaveEnded(): boolean;
  /** Inspects a request before anything trusts it. Only the first sign of a proxy is stored. */
  watch(request: FastifyRequest): Promise<void>;
};

type Options = {
  database: Database;
  record: RecordAuditEntry<AuditKind>;
  /** Called once per process with the reason why the trust ended. */
  onEnded(sign: string): void;
  onError(error: unknown): void;
};

/** The most characters stored of what a client sends. */
const MOST_SIGN = 200;

export function localTrust({ database, record, onEnded, onError }: Options): LocalTrust {
  let isEnded = false;
  let isKept = false;
  let keeping: Promise<void> | undefined;

  const end = (sign: string) => {
    if (!isEnded) onEnded(sign);
    isEnded = true;
  };
  const keep = async (sign: string) => {
    try {
      const row = { id: 1 as const, ended_at: new Date().toISOString(), sign };
      await database.write(async (db) => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('local_trust_end')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        // Another process may have been first.
        if (numInsertedOrUpdatedRows === 1n) await record(db, null, { kind: 'localTrustEnded', details: { sign } });
      });
      isKept = true;
    } catch (error) {
      // This process no longer trusts anyway; the next such request is stored instead.
      onError(error);
    }
    keeping = undefined;
  };
  return {
    hasEnded: async () => {
      if (isEnded) return true;
      const row = await database.read.selectFrom('local_trust_end').select('sign').executeTakeFirst();
      if (row) {
        isKept = true;
        end(row.sign);
      }
      return isEnded;
    },
    isKnownToHaveEnded: () => isEnded,
    watch: async (request) => {
      const found = isKept ? null : proxyEvidence(request);
      if (found === null) return;
      const sign = cutText(found, MOST_SIGN);
      end(sign);
      keeping ??= keep(sign);
      await keeping;
    },
  };
}
