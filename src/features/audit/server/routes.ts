import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type { Seals } from '#kit/server/secrets/seals.ts';
import { type AuditKind, audit } from '../contract.ts';
import { recentResult } from './chain/recentResult.ts';
import { verifyAudit } from './chain/verify.ts';
import { exportEvents } from './export.ts';
import { findEvent, findLastName, listEvents, newestEvent, readEvents } from './queries.ts';

export type AuditOptions = {
  database: Database;
  record: RecordAuditEntry<AuditKind>;
  seals: Seals;
  /** Up to `limit` users whose name contains `q`. */
  findPeople(query: { q: string; limit: number }): Promise<{ id: number; name: string }[]>;
  nameOf(userId: number): Promise<string | undefined>;
};

const MOST_PEOPLE = 20;

export function auditRoutes({ database, record, seals, findPeople, nameOf }: AuditOptions): Routes {
  const verify = recentResult(() => verifyAudit(database.forPurpose('exports'), seals));
  return serve(audit, {
    list: ({ query }) => listEvents(database, query),
    exportCsv: async ({ query }, { language, request }) => {
      const filters = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
      const newest = await database.write(async (db) => {
        const before = await newestEvent(db);
        await record(db, request, { kind: 'auditExported', details: filters });
        return before;
      });
      return exportEvents(readEvents(database.forPurpose('exports'), query, newest), language);
    },
    integrity: ({ query: { fresh } }) => verify(fresh),
    show: async ({ params: { id } }) => (await findEvent(database, id)) ?? notFound(),
    people: async ({ query: { q, id } }) => {
      if (id === undefined) return { people: await findPeople({ q, limit: MOST_PEOPLE }) };
      const name = (await nameOf(id)) ?? (await findLastName(database, id));
      return { people: name === undefined ? [] : [{ id, name }] };
    },
  });
}
