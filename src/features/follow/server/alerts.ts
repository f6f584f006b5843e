// Background notifications: of changes when imports have ended, of dates every hour.

import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { type BidMailPorts, mailBidders } from './bidMail.ts';
import type { NoticeFacts } from './followedItems.ts';
import { hasChangesToNotify, type Notify, notifyChanges, type Tell } from './notifyChanges.ts';
import { notifyAllOfDates } from './notifyDates.ts';

export type AlertOptions = BidMailPorts & {
  database: Database;
  events: Pick<Events, 'publish'>;
  notify: Notify;
  notices: NoticeFacts;
  onError(error: unknown): void;
};
export type Alerts = {
  /** Call when an import has ended: checks whether it changed followed items. */
  wake(): void;
  stop(): Promise<void>;
};

const DATES_EVERY_MS = 3_600_000;

export function followAlerts(options: AlertOptions): Alerts {
  const { database, events, notify, notices, onError } = options;
  const tell: Tell = { notify, mailBidders: (db, changed) => mailBidders(db, options, changed) };
  let datesAt = 0;
  const changes = backgroundWork({
    database,
    name: 'follow changes',
    hasWork: () => hasChangesToNotify(database),
    drain: async (signal) => {
      const onNotified = (userIds: number[]) => {
        for (const topic of ['notifications', 'follow', 'calendar']) events.publish(userIds, topic);
        // A date may have changed.
        datesAt = 0;
      };
      await notifyChanges(database, tell, onNotified, signal);
    },
    onError,
  });
  const dates = backgroundWork({
    database,
    name: 'follow dates',
    hasWork: async () => Date.now() - datesAt >= DATES_EVERY_MS,
    drain: async (signal) => {
      const begun = Date.now();
      await notifyAllOfDates({ database, notify, notices, onError }, (userIds) => events.publish(userIds, 'notifications'), signal);
      datesAt = begun;
    },
    onError,
  });
  return {
    wake: changes.wake,
    stop: async () => {
      await Promise.all([changes.stop(), dates.stop()]);
    },
  };
}
