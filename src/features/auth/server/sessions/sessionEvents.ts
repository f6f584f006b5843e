import { allTopics } from '#kit/liveEvents.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';

/** Once the transaction stands, browsers of the account ask again: those whose session has ended find none, and their streams of events end. */
export function publishSessionChange(db: Queries, userId: number, { publish }: Pick<Events, 'publish'>): void {
  afterCommit(db, () => publish([userId], allTopics));
}
