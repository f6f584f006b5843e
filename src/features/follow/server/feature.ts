// The server side of following.
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { followAlerts } from './alerts.ts';
import type { BidMailPorts } from './bidMail.ts';
import { manyRoutes } from './manyRoutes.ts';
import { readFollowMetrics } from './metrics.ts';
import { followOffers } from './offerFollows.ts';
import { purgeOrphanedEnds, purgeOrphanedFollows, purgePassedDates, updateOldWords } from './retention.ts';
import { type FollowOptions, followRoutes } from './routes.ts';
import { seedFollows } from './seed.ts';

type Ports = FollowOptions & BidMailPorts & { background: Database; onError(error: unknown): void };

/**
 * @returns also `wakeAlerts`: an import has ended, so look what of it users follow; and `followOffers`: the offers for these notices, or who works on
 * them, changed in this transaction
 */
export function followFeature(
  ports: Ports,
): Feature & { wakeAlerts(): void; followOffers(db: Queries, licitacoes: readonly number[]): Promise<void> } {
  const alerts = followAlerts({ ...ports, database: ports.background });
  return {
    routes: { follow: followRoutes(ports), followMany: manyRoutes(ports) },
    retention: [purgeOrphanedFollows, purgeOrphanedEnds, purgePassedDates, updateOldWords],
    workers: [alerts],
    metrics: { read: readFollowMetrics },
    wakeAlerts: alerts.wake,
    followOffers: async (db, licitacoes) => {
      const concerned = await followOffers(db, ports, licitacoes);
      if (concerned.length > 0)
        afterCommit(db, () => {
          for (const topic of ['follow', 'calendar', 'notifications'] as const) ports.events.publish(concerned, topic);
        });
    },
    seed: { isMissing: emptyTable('follows'), fill: (db, { emails, today }) => seedFollows(db, emails, today, ports) },
  };
}
