// The server side of notifications.
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Feature } from '#kit/server/feature.ts';
import { purgeOldNotifications } from './retention.ts';
import { notificationsRoutes } from './routes.ts';
import { seedNotifications } from './seed.ts';

type Ports = { database: Database; events: Pick<Events, 'publish'>; isDemoMissing: NonNullable<Feature['seed']>['isMissing'] };

export const notificationsFeature = ({ database, events, isDemoMissing }: Ports): Feature => ({
  routes: { notifications: notificationsRoutes(database, events) },
  retention: [purgeOldNotifications],
  seed: { isMissing: isDemoMissing, fill: (db, { emails }) => seedNotifications(db, emails) },
});
