// The server side of the waitlist.
import type { Database } from '#kit/server/database/database.ts';
import type { Feature } from '#kit/server/feature.ts';
import { type WaitlistOptions, waitlistRoutes } from './routes.ts';
import { purgeOldAddresses, type WaitlistWork, waitlistWorker } from './worker.ts';

type Ports = WaitlistOptions & Omit<WaitlistWork, 'database' | 'publicAddress'> & { background: Database; address(): string };

export const waitlistFeature = ({ background, address, ...ports }: Ports): Feature => ({
  routes: { waitlist: waitlistRoutes(ports) },
  retention: [purgeOldAddresses],
  workers: [waitlistWorker({ ...ports, database: background, publicAddress: address })],
});
