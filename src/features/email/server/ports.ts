import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { FileAddresses } from '#kit/server/images/addresses.ts';
import type { Images } from '#kit/server/images.ts';

/** Dependencies that `app` passes to the e-mail feature. */
export type EmailOptions = {
  database: Database;
  cleaner: HtmlCleaner;
  events: Pick<Events, 'publish'>;
  images: Pick<Images, 'addressOf'>;
  /** Signs the URLs of messages and attachments. */
  addresses: FileAddresses;
  /** Whether a mail server for external addresses is configured. */
  canSendOutside: boolean;
};
