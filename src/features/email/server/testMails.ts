// Inserts e-mails directly into mailboxes for tests.
import { randomUUID } from 'node:crypto';
import type { Database } from '#kit/server/database/database.ts';
import { textOf } from '#kit/server/html/cleanHtml.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import type { Address, Folder, Label } from '../entities.ts';
import { labels } from '../labels.ts';
import { bodyWords, indexMessage } from './mailbox/messageTexts.ts';
import { columnOf } from './mailbox/views.ts';
import type {} from './tables.ts';

export type TestMail = {
  subject?: string;
  html?: string;
  from?: Address;
  to?: Address[];
  cc?: Address[];
  bcc?: Address[];
  at?: string;
  /** The message that it replies to. */
  answers?: number;
  /** When it will be sent; null for a draft, left out if it was sent. */
  sendAt?: string | null;
  author?: number;
  /** Names of its attachments. */
  files?: string[];
  boxes: TestLine[];
};
export type TestLine = {
  user: number;
  folder?: Folder;
  isRead?: boolean;
  isStarred?: boolean;
  isOwn?: boolean;
  labels?: Label[];
};

let minute = 0;

/** @returns the id of the message and the ids of its mailbox entries, in the order of `boxes` */
export async function insertMail(database: Database, mail: TestMail): Promise<{ message: number; lines: number[] }> {
  const { subject = 'Ata', html = '<p>Segue a ata.</p>', to = [], cc = [], bcc = [], answers, author, files = [], boxes } = mail;
  const from = mail.from ?? { name: 'Ana Paz', email: 'ana@x.example' };
  const at = mail.at ?? new Date(Date.UTC(2026, 0, 1) + ++minute * 60_000).toISOString();
  const json = (value: object) => JSON.stringify(value) as never;
  return database.write(async (db) => {
    const before =
      answers === undefined
        ? undefined
        : await db.selectFrom('email_messages').select('thread_id').where('id', '=', answers).executeTakeFirstOrThrow();
    const message = await db
      .insertInto('email_messages')
      .values({
        ...{ from_user_id: author ?? null, from_name: from.name, from_email: from.email, subject, html, preview: 'Segue a ata.' },
        ...{
          recipients: json(to),
          cc: json(cc),
          bcc: json(bcc),
          in_reply_to: answers ?? null,
          is_demo: false,
          created_at: at,
          updated_at: at,
        },
        ...{
          thread_id: before?.thread_id ?? null,
          send_at: mail.sendAt === undefined ? at : mail.sendAt,
          sent_at: mail.sendAt === undefined ? at : null,
        },
      })
      .returning(['id', 'thread_id'])
      .executeTakeFirstOrThrow();
    const thread_id = message.thread_id ?? message.id;
    if (message.thread_id === null) await db.updateTable('email_messages').set({ thread_id }).where('id', '=', message.id).execute();
    const lines: number[] = [];
    for (const { user, folder = 'inbox', isRead = false, isStarred = false, isOwn = false, labels: has = [] } of boxes) {
      const line = { user_id: user, message_id: message.id, thread_id, folder, is_read: isRead, is_starred: isStarred, is_own: isOwn };
      const flags = Object.fromEntries(labels.map((label) => [columnOf(label), has.includes(label)]));
      const { id } = await db
        .insertInto('emails')
        .values({ ...line, ...flags, at, busca: buscaOf(subject) })
        .returning('id')
        .executeTakeFirstOrThrow();
      lines.push(id);
    }
    for (const file_name of files)
      await db
        .insertInto('email_attachments')
        .values({ id: randomUUID(), message_id: message.id, file: 'x', file_name, media_type: '', size: 1, created_at: at })
        .execute();
    await indexMessage(db, message.id, bodyWords(textOf(html)));
    return { message: message.id, lines };
  });
}

/** Inserts equal e-mails with seven different dates. @returns the ids of the mailbox entries in the order of insertion */
export async function insertMails(database: Database, user: number, count: number): Promise<number[]> {
  const { message } = await insertMail(database, { boxes: [] });
  return database.write(async (db) => {
    const { id: _, ...row } = await db.selectFrom('email_messages').selectAll().where('id', '=', message).executeTakeFirstOrThrow();
    const copy = { ...row, recipients: '[]' as never, cc: '[]' as never, bcc: '[]' as never, thread_id: null };
    const line = { user_id: user, folder: 'inbox' as const, is_read: false, is_starred: false, is_own: false, busca: 'ata' };
    const lines: number[] = [];
    while (lines.length < count) {
      const messages = await db
        .insertInto('email_messages')
        .values(Array.from({ length: Math.min(100, count - lines.length) }, () => copy))
        .returning('id')
        .execute();
      const rows = messages.map(({ id }) => ({ ...line, message_id: id, thread_id: id, at: `2026-01-01T00:00:0${id % 7}.000Z` }));
      lines.push(...(await db.insertInto('emails').values(rows).returning('id').execute()).map(({ id }) => id));
    }
    return lines;
  });
}
