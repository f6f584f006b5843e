import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { type Cipher, UnreadableSecret } from '#kit/server/secrets/cipher.ts';
import { type ListedMail, outbox, type ShownMail } from '../contract.ts';
import { type Outbox, textOf } from './mailer.ts';
import { findMail, listMails, removeMail, retryMail, wasReadRecently } from './queries.ts';

export type OutboxOptions = {
  database: Database;
  mailer: Pick<Outbox, 'wake'>;
  hasServer: boolean;
  record: RecordAuditEntry<AuditKind>;
  cipher: Cipher;
  /** Called after the commit of a change, with the id of the user's message, if the mail carries one. */
  onChanged(messageId: number | null): void;
};

export function outboxRoutes({ database, mailer, hasServer, record, cipher, onChanged }: OutboxOptions): Routes {
  const readText = ({ id, isSecret, text }: ShownMail, { log }: FastifyRequest) => {
    try {
      return textOf({ id, secret: isSecret, body: text }, cipher);
    } catch (error) {
      if (!(error instanceof UnreadableSecret)) throw error;
      log.error(error);
      throw new Problem('unavailable', unreadable);
    }
  };
  return serve(outbox, {
    list: async ({ query }) => ({ ...(await listMails(database, query)), hasServer }),
    show: async ({ params: { id } }, { caller, request }) => {
      const stored = await findMail(database.read, id);
      const mail = { ...stored, text: readText(stored, request) };
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

const unreadable: LocalizedText = {
  pt: 'O servidor não consegue ler este texto, cifrado com outra SECRET_KEY. Envie um novo link.',
  en: 'The server cannot read this text, which was encrypted under another SECRET_KEY. Send a new link.',
  fr: 'Le serveur ne peut pas lire ce texte, chiffré avec une autre SECRET_KEY. Envoyez un nouveau lien.',
  de: 'Der Server kann diesen Text nicht lesen: Er wurde mit einem anderen SECRET_KEY verschlüsselt. Senden Sie einen neuen Link.',
};

function subjectOf({ id, recipient }: ListedMail) {
  return { type: 'mail', id, name: recipient };
}
