// What the audit log brings to the server.
import type { Feature } from '#kit/server/feature.ts';
import { purgeOldEvents } from './retention.ts';
import { type AuditOptions, auditRoutes } from './routes.ts';

export const auditFeature = (ports: AuditOptions): Feature => ({
  routes: { audit: auditRoutes(ports) },
  retention: [purgeOldEvents],
});
