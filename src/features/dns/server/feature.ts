// The server side of DNS entries.
import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { purgeRemovedEntries } from './removed.ts';
import { discardOldUploads, purgeDiscardedUploads } from './retention.ts';
import { dnsRoutes } from './routes.ts';
import { moveDns, seedDns } from './seed.ts';

type Ports = { database: Database; record: RecordAuditEntry<AuditKind>; events: Pick<Events, 'publish'> };

export const dnsFeature = ({ database, record, events }: Ports): Feature => ({
  routes: { dns: dnsRoutes(database, record, events) },
  retention: [discardOldUploads, purgeDiscardedUploads, purgeRemovedEntries],
  seed: {
    isMissing: emptyTable('dns_uploads'),
    fill: (db, { emails, today }) => seedDns(db, emails, today),
    move: (db, { today }) => moveDns(db, today),
  },
});
