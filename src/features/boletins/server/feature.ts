// The server side of bulletins.
import type { Feature } from '#kit/server/feature.ts';
import { backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { hasUnmatched, matchWritten } from './matching.ts';
import type { BoletinsOptions } from './ports.ts';
import { purgeMatches } from './retention.ts';
import { boletinsRoutes } from './routes.ts';
import { hasDue, sendDue } from './sending.ts';

/** @returns also `wake`: an import has ended, so look what of it is new for saved searches */
export function boletinsFeature(given: BoletinsOptions): Feature & { wake(): void } {
  const { background: database, events, notices, onError, now = () => new Date() } = given;
  const options = { ...given, now };
  const ports = { ...options, database, onRung: (userIds: number[]) => events.publish(userIds, 'notifications') };
  const matching = backgroundWork({
    ...{ database, onError },
    name: 'search alerts',
    hasWork: () => hasUnmatched(database, notices),
    drain: (signal) => matchWritten(ports, signal),
  });
  const sending = backgroundWork({
    ...{ database, onError },
    name: 'boletins',
    hasWork: () => hasDue(database, now()),
    drain: (signal) => sendDue(ports, signal),
  });
  return {
    routes: { boletins: boletinsRoutes(options) },
    retention: [purgeMatches],
    workers: [matching, sending],
    wake: () => {
      matching.wake();
      sending.wake();
    },
  };
}
