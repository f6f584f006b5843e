// The server side of the outbox.
import type { Feature } from '#kit/server/feature.ts';
import type { Outbox } from './mailer.ts';
import { readOutboxMetrics } from './metrics.ts';
import { eraseExpiredSecrets, purgeOldMails } from './retention.ts';
import { type OutboxOptions, outboxRoutes } from './routes.ts';

export const outboxFeature = (ports: OutboxOptions & { mailer: Pick<Outbox, 'deliveries'> }): Feature => ({
  routes: { outbox: outboxRoutes(ports) },
  retention: [eraseExpiredSecrets, purgeOldMails],
  metrics: { now: () => [ports.mailer.deliveries()], read: readOutboxMetrics },
});
