// The server side of the audit log.
import type { Feature } from '#kit/server/feature.ts';
import { purgeOldEvents } from './retention.ts';
import { type AuditOptions, auditRoutes } from './routes.ts';

export const auditFeature = (ports: AuditOptions): Feature => ({
  routes: { audit: auditRoutes(ports) },
  retention: [purgeOldEvents],
});
