// The server side of following.
import type { Database } from '#kit/server/database/database.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { followAlerts } from './alerts.ts';
import { manyRoutes } from './manyRoutes.ts';
import { readFollowMetrics } from './metrics.ts';
import { purgeOrphanedFollows, purgePassedDates, updateOldWords } from './retention.ts';
import { type FollowOptions, followRoutes } from './routes.ts';
import { seedFollows } from './seed.ts';

type Ports = FollowOptions & { background: Database; onError(error: unknown): void };

/** @returns also `wakeAlerts`: an import has ended, so look what of it users follow */
export function followFeature(ports: Ports): Feature & { wakeAlerts(): void } {
  const alerts = followAlerts({ ...ports, database: ports.background });
  return {
    routes: { follow: followRoutes(ports), followMany: manyRoutes(ports) },
    retention: [purgeOrphanedFollows, purgePassedDates, updateOldWords],
    workers: [alerts],
    metrics: { read: readFollowMetrics },
    wakeAlerts: alerts.wake,
    seed: { isMissing: emptyTable('follows'), fill: (db, { emails, today }) => seedFollows(db, emails, today, ports) },
  };
}
