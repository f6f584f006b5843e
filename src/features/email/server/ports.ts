import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { Addresses } from '#kit/server/images/addresses.ts';
import type { Images } from '#kit/server/images.ts';

/** What `app` gives the boxes. */
export type EmailOptions = {
  database: Database;
  cleaner: HtmlCleaner;
  events: Pick<Events, 'publish'>;
  images: Pick<Images, 'addressOf'>;
  /** Of messages and attachments. */
  addresses: Pick<Addresses, 'of' | 'lifeOf'>;
  /** Whether there is a mail server for addresses outside. */
  canSendOutside: boolean;
};
