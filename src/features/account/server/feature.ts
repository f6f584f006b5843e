// The server side of account settings.
import type { Feature } from '#kit/server/feature.ts';
import { type AccountOptions, accountRoutes } from './routes.ts';
import { seedSettings } from './seed.ts';

type Ports = AccountOptions & { isDemoMissing: NonNullable<Feature['seed']>['isMissing'] };

export const accountFeature = (ports: Ports): Feature => ({
  routes: { account: accountRoutes(ports) },
  seed: { isMissing: ports.isDemoMissing, fill: (db, { emails }) => seedSettings(db, emails) },
});
