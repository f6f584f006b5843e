// The server side of mail.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { keepDemoFiles } from './demo/files.ts';
import { moveEmails, seedEmails } from './demo/seed.ts';
import { findMails } from './mailbox/findMails.ts';
import { indexOldMessages, updateOldWords } from './mailbox/messageTexts.ts';
import { purgeOrphanedMessages } from './mailbox/removal.ts';
import { purgeExpiredBatches } from './mailbox/viewChanges.ts';
import type { EmailOptions } from './ports.ts';
import { purgeUnusedFiles } from './retention.ts';
import { emailRoutes } from './routes.ts';
import { detectTypes } from './writing/detectTypes.ts';
import { searchAttachments } from './writing/searchAttachments.ts';
import { type SendingOptions, sendingWorker } from './writing/sending.ts';
import { emailWritingRoutes, type WritingOptions } from './writing/writingRoutes.ts';

type Ports = EmailOptions &
  Omit<WritingOptions, 'wakeSending'> &
  Omit<SendingOptions, 'database'> & { background: SendingOptions['database'] };

export function emailFeature(ports: Ports): Feature {
  const { database, files, onError } = ports;
  const sending = sendingWorker({ ...ports, database: ports.background });
  return {
    routes: { email: emailRoutes(ports), emailWriting: emailWritingRoutes({ ...ports, wakeSending: sending.wake }) },
    retention: [
      purgeExpiredBatches,
      purgeOrphanedMessages(),
      purgeUnusedFiles({ database, files, onError }),
      detectTypes({ database, files, onError }),
      updateOldWords,
    ],
    workers: [{ start: sending.wake, stop: sending.stop }],
    prepare: indexOldMessages,
    searchSources: {
      mails: (asked, { caller }) => findMails(database, caller.id, asked),
      attachments: (asked, { caller }) => searchAttachments(database, caller.id, asked),
    },
    seed: {
      isMissing: emptyTable('email_messages'),
      fill: (db, { emails, today }) => seedEmails(db, emails, today),
      move: (db, { seededOn, today }) => moveEmails(db, seededOn, today),
      storeFiles: () => keepDemoFiles(database.forPurpose('start'), files),
    },
  };
}
