import { allTopics } from '#kit/liveEvents.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';

/** After the commit, the account's browsers refetch: those of ended sessions are signed out, and their event streams end. */
export function publishSessionChange(db: Queries, userId: number, { publish }: Pick<Events, 'publish'>): void {
  afterCommit(db, () => publish([userId], allTopics));
}
