// What the chat needs of the rest of the product; the app plugs it in.
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Images } from '#kit/server/images.ts';

export type ChatOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  /** Hears that an account is doing something. */
  recordActivity(userId: number): Promise<void>;
  images: Pick<Images, 'addressOf'>;
};
