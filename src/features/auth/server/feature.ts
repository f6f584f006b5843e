// The server side of authentication.
import type { Feature } from '#kit/server/feature.ts';
import { accountAccessRoutes } from './accounts/accountAccess.ts';
import { backfillAccountKeys, findContacts } from './accounts/findContacts.ts';
import type { AuthOptions } from './ports.ts';
import { purgeEndedSessions, purgeExpiredLinks, purgeExpiredTokens, purgeOldAttempts } from './retention.ts';
import { authRoutes } from './routes.ts';
import { purgeOldDevices } from './sessions/devices.ts';
import { type KeyRouteOptions, keyRoutes } from './sessions/keyRoutes.ts';
import { readSessionMetrics, signInCounter } from './sessions/sessionMetrics.ts';
import { sessionRoutes } from './sessions/sessionRoutes.ts';
import { twoStepPolicyRoutes } from './twoStep/twoStepPolicy.ts';
import { twoStepOfRoutes, twoStepRoutes } from './twoStep/twoStepRoutes.ts';

export function authFeature(ports: AuthOptions & KeyRouteOptions): Feature {
  const signIns = signInCounter();
  return {
    routes: {
      auth: authRoutes({ ...ports, signIns }),
      sessions: sessionRoutes(ports),
      keys: keyRoutes(ports),
      accountAccess: accountAccessRoutes(ports),
      twoStepOf: twoStepOfRoutes(ports),
      twoStep: twoStepRoutes(ports),
      twoStepPolicy: twoStepPolicyRoutes(ports),
    },
    retention: [purgeExpiredTokens, purgeEndedSessions, purgeOldAttempts, purgeExpiredLinks, purgeOldDevices],
    prepare: backfillAccountKeys,
    metrics: { now: () => [signIns.family()], read: (db) => readSessionMetrics(db, ports.tokens.limits) },
    searchSources: {
      contacts: async (asked) =>
        (await findContacts(ports.database, asked)).map(({ img, ...found }) => ({ ...found, img: ports.images.addressOf(img) ?? '' })),
    },
  };
}
