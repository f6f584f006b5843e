import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { empresaCalls } from '../contract.ts';
import { findEmpresa, saveEmpresa } from './queries.ts';

export type Ports = { database: Database; record: RecordAuditEntry<AuditKind>; events: Pick<Events, 'publish'> };

export function empresaRoutes({ database, record, events }: Ports): Routes {
  return serve(empresaCalls, {
    read: () => findEmpresa(database.read),
    save: async ({ body }, { language, request }) => {
      await database.write(async (db) => {
        const fields = await saveEmpresa(db, body, language);
        // Only the names: the log outlives the data.
        const details = fields.length > 0 ? { fields } : {};
        await record(db, request, {
          kind: 'empresaEdited',
          subject: { type: 'empresa', id: null, name: body.razaoSocial.trim() },
          details,
        });
      }, 'empresa');
      events.publish('everybody', 'empresa');
      return findEmpresa(database.read);
    },
  });
}
