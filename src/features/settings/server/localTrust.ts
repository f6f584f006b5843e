// What is open to requests from this machine alone is safe only as long as nothing in front of the server hands on the requests of others.
// The first request that shows such a thing ends the trust for good, for all processes that share the data.
import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { cutText } from '#kit/cutText.ts';
import type { Database } from '#kit/server/database/database.ts';
import { proxyEvidence } from '#kit/server/http/localRequest.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type {} from './tables.ts';

export type LocalTrust = {
  /** Whether some request, to this process or to another one, has shown that others are behind those from this machine. */
  hasEnded(): Promise<boolean>;
  /** Looks at a request before anything trusts it. Only the first one that shows something is written down. */
  watch(request: FastifyRequest): Promise<void>;
};

type Options = {
  database: Database;
  record: RecordAuditEntry<AuditKind>;
  /** Hears once, in each process, what ended the trust. */
  onEnded(sign: string): void;
  onError(error: unknown): void;
};

/** What strangers send is kept no longer than that. */
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
      // This process has stopped to trust all the same; the next request that shows something is written down instead.
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
