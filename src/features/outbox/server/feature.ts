// What the outbox of mails brings to the server.
import type { Feature } from '#kit/server/feature.ts';
import { eraseExpiredSecrets, purgeOldMails } from './retention.ts';
import { type OutboxOptions, outboxRoutes } from './routes.ts';

export const outboxFeature = (ports: OutboxOptions): Feature => ({
  routes: { outbox: outboxRoutes(ports) },
  retention: [eraseExpiredSecrets, purgeOldMails],
});
