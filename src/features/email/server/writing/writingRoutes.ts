import { notFound, Problem } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { fileHeaders } from '#kit/server/files/fileHeaders.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { PersonalMailer } from '#kit/server/ports/mail.ts';
import { emailWriting } from '../../contract.ts';
import { mailboxLock } from '../mailbox/mailboxLock.ts';
import { paths } from '../mailbox/paths.ts';
import { messagesOf } from '../mailbox/queries.ts';
import { removeUntouchedDraft } from '../mailbox/removal.ts';
import type { EmailOptions } from '../ports.ts';
import { removeAttachment, removeFile, storeAttachment, toAttachment } from './attachments.ts';
import { createResponse, quoteEmail } from './createResponse.ts';
import { createDraft, findEditable, findOwn, findUnsent, readDraftContent, saveDraft, showDraft } from './drafts.ts';
import { sendDraft, unsendDraft } from './sending.ts';

export type WritingOptions = Omit<EmailOptions, 'canSendOutside'> & {
  /** The store of attachment files. */
  files: FileStore;
  mailer: Pick<PersonalMailer, 'retryPersonal'>;
  /** Finds up to `limit` people by name or address. */
  findContacts(query: { q: string; limit: number }): Promise<{ id: number; title: string; email: string; img: string | null }[]>;
  /** Called when a message was scheduled. */
  wakeSending(): void;
};

const MAX_RECIPIENTS = 10;

export function emailWritingRoutes(options: WritingOptions): Routes {
  const { database, cleaner, events, images, addresses, files, mailer, findContacts, wakeSending } = options;

  /** Changes a draft while holding the mailbox lock, and has the caller's browsers refetch. */
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> =>
    database.write(async (db) => {
      afterCommit(db, () => events.publish([id], 'email'));
      return work(db);
    }, mailboxLock(id));
  const show = (db: Queries, { id }: Caller, emailId: number) => showDraft(db, id, emailId, addresses);

  return serve(emailWriting, {
    findRecipients: async ({ query: { q } }) => ({
      recipients: (await findContacts({ q, limit: MAX_RECIPIENTS })).map(({ id, title, email, img }) => ({
        ...{ id, name: title, email },
        avatar: images.addressOf(img) ?? '',
      })),
    }),
    addDraft: async ({ body: { key, ...sent } }, { caller, language }) => {
      const content = await readDraftContent(cleaner, caller.id, sent, language);
      return change(caller, async (db) => show(db, caller, await createDraft(db, caller.id, { ...content, answers: null, key })));
    },
    respond: async ({ params: { id }, body: { as: how } }, { caller, language }) => {
      const quoted = await quoteEmail(options, caller.id, id, how, language);
      return change(caller, async (db) => show(db, caller, await createResponse(db, caller.id, id, { how, quoted, language })));
    },
    showDraft: ({ params: { id } }, { caller }) => show(database.read, caller, id),
    saveDraft: async ({ params: { id }, body: { savedAt, ...sent } }, { caller, language }) => {
      const content = await readDraftContent(cleaner, caller.id, sent, language);
      return change(caller, async (db) => {
        await saveDraft(db, caller.id, id, content, savedAt);
        return show(db, caller, id);
      });
    },
    dropUntouched: ({ params: { id } }, { caller }) =>
      change(caller, async (db) => ({ removed: await removeUntouchedDraft(db, await findUnsent(db, caller.id, id)) })),
    attach: async ({ params: { id }, query: { fileName }, body }, { caller, request }) => {
      const { id: messageId } = await findEditable(database.read, caller.id, id);
      const announced = Number(request.headers['content-length']);
      const row = await storeAttachment(
        { database, files },
        {
          ...{ userId: caller.id, messageId, fileName, announced: Number.isFinite(announced) ? announced : 0 },
          bytes: body,
        },
        (work) => change(caller, work),
        (db) => findEditable(db, caller.id, id),
      );
      return toAttachment(row, addresses);
    },
    detach: async ({ params: { id, attachment } }, { caller }) => {
      const file = await change(caller, async (db) => removeAttachment(db, (await findEditable(db, caller.id, id)).id, attachment));
      if (file !== null) await removeFile({ database, files }, file);
      return undefined;
    },
    readAttachment: async ({ params: { id }, query: { inline, ...signed } }, { response }) => {
      const reader = await addresses.readerOf(paths.attachment, { id, ...signed });
      const row =
        reader &&
        (await database.read
          .selectFrom('email_attachments')
          .select(['file', 'file_name', 'media_type', 'size'])
          .where('id', '=', id)
          .where('message_id', 'in', messagesOf(database.read, reader.account))
          .executeTakeFirst());
      if (!row) return notFound();
      response.headers(fileHeaders(inline, { mediaType: row.media_type, fileName: row.file_name, size: row.size }));
      return files.read(row.file);
    },
    send: async ({ params: { id }, body }, { caller, language }) => {
      const sendAt = await change(caller, (db) => sendDraft(db, caller.id, id, body, language));
      wakeSending();
      return { sendAt };
    },
    unsend: ({ params: { id } }, { caller }) =>
      change(caller, async (db) => {
        await unsendDraft(db, caller.id, id);
        return show(db, caller, id);
      }),
    retry: async ({ params: { id } }, { caller }) => {
      await database.write(async (db) => {
        const own = await findOwn(db, caller.id, id);
        if (own.sent_at === null) notFound();
        if ((await mailer.retryPersonal(db, own.id)) === 0) throw new Problem('conflict');
      });
      return undefined;
    },
  });
}
