// Dependencies that the app passes to the chat feature.
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Images } from '#kit/server/images.ts';

export type ChatOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  /** Records that an account is active. */
  recordActivity(userId: number): Promise<void>;
  images: Pick<Images, 'addressOf'>;
};
