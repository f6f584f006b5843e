// The server side of the outbox.
import type { Feature } from '#kit/server/feature.ts';
import { eraseExpiredSecrets, purgeOldMails } from './retention.ts';
import { type OutboxOptions, outboxRoutes } from './routes.ts';

export const outboxFeature = (ports: OutboxOptions): Feature => ({
  routes: { outbox: outboxRoutes(ports) },
  retention: [eraseExpiredSecrets, purgeOldMails],
});
