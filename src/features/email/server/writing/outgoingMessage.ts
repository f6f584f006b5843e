// Reads a message for delivery to external addresses.

import type { Database } from '#kit/server/database/database.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { MessageRef, ReadPersonalMail } from '#kit/server/ports/mail.ts';
import type {} from '../tables.ts';
import { findAttachments, isPicture } from './attachments.ts';

/** Mail programs look at the nearest references only. */
const MAX_REFERENCES = 20;
/** The sanitizer takes turns between accounts; deliveries have a turn of their own. Account 0 is used for e-mails of removed accounts. */
const DELIVERY_ACCOUNT = -1;

export function outgoingMessageReader({ read }: Database, files: FileStore, cleaner: Pick<HtmlCleaner, 'textOf'>): ReadPersonalMail {
  const findBefore = async (answered: number | null): Promise<MessageRef[]> => {
    const before: MessageRef[] = [];
    for (let id = answered; id !== null && before.length < MAX_REFERENCES; ) {
      const message = await read
        .selectFrom('email_messages')
        .select(['id', 'created_at', 'in_reply_to'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!message) break;
      before.unshift({ id: message.id, createdAt: message.created_at });
      id = message.in_reply_to;
    }
    return before;
  };
  return async (id) => {
    const message = await read.selectFrom('email_messages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!message) return null;
    const attachments = await findAttachments(read, id);
    return {
      ...{ id, createdAt: message.created_at, sentAt: message.sent_at ?? message.updated_at },
      from: { name: message.from_name, email: message.from_email },
      ...{ to: message.recipients, cc: message.cc, subject: message.subject },
      ...{ html: message.html, text: await cleaner.textOf(DELIVERY_ACCOUNT, message.html) },
      before: await findBefore(message.in_reply_to),
      attachments: attachments.map((row) => ({
        fileName: row.file_name,
        // Other types follow from the file name.
        mediaType: isPicture(row) ? row.media_type : '',
        bytes: () => files.read(row.file),
      })),
    };
  };
}
