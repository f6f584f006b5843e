import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { type ListedMail, outbox } from '../contract.ts';
import type { Outbox } from './mailer.ts';
import { findMail, listMails, removeMail, retryMail, wasReadRecently } from './queries.ts';

export type OutboxOptions = {
  database: Database;
  mailer: Pick<Outbox, 'wake'>;
  hasServer: boolean;
  record: RecordAuditEntry<AuditKind>;
  /** Called after the commit of a change, with the id of the user's message, if the mail carries one. */
  onChanged(messageId: number | null): void;
};

export function outboxRoutes({ database, mailer, hasServer, record, onChanged }: OutboxOptions): Routes {
  return serve(outbox, {
    list: async ({ query }) => ({ ...(await listMails(database, query)), hasServer }),
    show: async ({ params: { id } }, { caller, request }) => {
      const mail = await findMail(database.read, id);
      // Logged, since the reader could use such a link.
      if (mail.isSecret && mail.hasText && !(await wasReadRecently(database.read, id, caller.id)))
        await database.write((db) => record(db, request, { kind: 'mailRead', subject: subjectOf(mail) }));
      return mail;
    },
    retry: async ({ params: { id } }, { request }) => {
      const messageId = await database.write(async (db) => {
        const carried = await retryMail(db, id);
        await record(db, request, { kind: 'mailRetried', subject: subjectOf(await findMail(db, id)) });
        return carried;
      });
      onChanged(messageId);
      mailer.wake();
      return undefined;
    },
    remove: async ({ params: { id } }, { request }) => {
      const messageId = await database.write(async (db) => {
        const mail = await findMail(db, id);
        const carried = await removeMail(db, id);
        await record(db, request, { kind: 'mailRemoved', subject: subjectOf(mail) });
        return carried;
      });
      onChanged(messageId);
      return undefined;
    },
  });
}

function subjectOf({ id, recipient }: ListedMail) {
  return { type: 'mail', id, name: recipient };
}
