// The server side of the audit log.
import type { Feature } from '#kit/server/feature.ts';
import { beginChain, type ChainLog, chainLate } from './chain/begin.ts';
import { purgeOldEvents } from './retention.ts';
import { type AuditOptions, auditRoutes } from './routes.ts';

/** The chain is begun by a worker, after the demonstration has recorded its past. */
export const auditFeature = (ports: AuditOptions & { log: ChainLog }): Feature => ({
  routes: { audit: auditRoutes(ports) },
  // Each hour too: the last server of the version before may stop after the last start.
  retention: [(db) => chainLate(db, ports.seals), purgeOldEvents(ports.seals)],
  workers: [{ start: () => beginChain(ports.database.forPurpose('start'), ports.seals, ports.log), stop: () => {} }],
});
