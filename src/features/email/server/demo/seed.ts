// Seeds the mailboxes of the demo accounts, and moves their dates to today.
import { randomUUID } from 'node:crypto';
import type {} from '#features/auth/server/tables.ts';
import { dayInBrasilia, momentInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { cleanedDigest, cleanHtml, textOf } from '#kit/server/html/cleanHtml.ts';
import { excerptOf } from '#kit/server/html/tasks.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { type Address, folders } from '../../entities.ts';
import { labels } from '../../labels.ts';
import { bodyWords, indexMessage } from '../mailbox/messageTexts.ts';
import { columnOf } from '../mailbox/views.ts';
import type {} from '../tables.ts';
import { PREVIEW_LENGTH } from '../writing/drafts.ts';
import { betweenBoth } from './betweenBoth.ts';
import type { DemoMail, Reader } from './demoMail.ts';
import { demoFiles } from './files.ts';
import { ofHelena } from './ofHelena.ts';
import { ofTiago } from './ofTiago.ts';

const readers: readonly Reader[] = ['helena', 'tiago'];

type Person = Address & { id: number | null };
type Sent = { message: number; thread: number };

/** Seeds the mailboxes of the accounts with these addresses. */
export async function seedEmails(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const people = await findPeople(db, emails);
  const mails = [...betweenBoth, ...ofHelena, ...ofTiago].map((mail) => ({ mail, at: momentOf(mail.ago, today) }));
  const sent = new Map<string, Sent>();
  for (const { mail, at } of mails.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const before = mail.answers === undefined ? undefined : sent.get(mail.answers);
    const message = await putMessage(db, mail, { at, people, before });
    if (mail.key) sent.set(mail.key, message);
    for (const reader of readers) await putLine(db, mail, { at, people, reader, ...message });
  }
}

async function findPeople(db: Queries, emails: readonly string[]): Promise<Map<string, Person>> {
  const rows = await db.selectFrom('users').select(['id', 'username', 'full_name', 'email']).where('removed_at', 'is', null).execute();
  const nameOf = (email: string, username: string) => readers[emails.indexOf(email)] ?? username;
  return new Map(rows.map(({ id, username, full_name, email }) => [nameOf(email, username), { id, name: full_name || username, email }]));
}

type Put = { at: string; people: ReadonlyMap<string, Person> };

async function putMessage(db: Queries, mail: DemoMail, { at, people, before }: Put & { before: Sent | undefined }): Promise<Sent> {
  const from = typeof mail.from === 'string' ? people.get(mail.from) : { ...mail.from, id: null };
  const named = (usernames: readonly string[] = []) =>
    JSON.stringify(usernames.flatMap((username) => people.get(username) ?? []).map(({ name, email }) => ({ name, email }))) as never;
  const html = cleanHtml(mail.text.map((text) => (/^<(p|h2|ul|ol|table)\b/.test(text) ? text : `<p>${text}</p>`)).join(''));
  const isDraft = isUnsent(mail);
  const { id } = await db
    .insertInto('email_messages')
    .values({
      ...{ from_user_id: from?.id ?? null, from_name: from?.name ?? '', from_email: from?.email ?? '', subject: mail.subject },
      ...{
        recipients: named(mail.to),
        cc: named(mail.cc),
        bcc: named(mail.bcc),
        html,
        preview: excerptOf(html, PREVIEW_LENGTH),
        cleaned: cleanedDigest(html),
      },
      ...{ thread_id: before?.thread ?? null, in_reply_to: before?.message ?? null, is_demo: true },
      ...{ created_at: at, updated_at: at, send_at: isDraft ? null : at, sent_at: isDraft ? null : at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const thread = before?.thread ?? id;
  if (!before) await db.updateTable('email_messages').set({ thread_id: thread }).where('id', '=', id).execute();
  for (const { name, about } of mail.files ?? []) {
    const { file, mediaType, bytes } = demoFiles[about];
    await db
      .insertInto('email_attachments')
      .values({ id: randomUUID(), message_id: id, file, file_name: name, media_type: mediaType, size: bytes().length, created_at: at })
      .execute();
  }
  await indexMessage(db, id, bodyWords(textOf(html)));
  return { message: id, thread };
}

/** The entry in the mailbox of the author or a recipient. */
async function putLine(
  db: Queries,
  mail: DemoMail,
  { at, people, reader, message, thread }: Put & Sent & { reader: Reader },
): Promise<void> {
  const user_id = people.get(reader)?.id;
  const isOwn = mail.from === reader;
  const isAmong = isOwn || (!isUnsent(mail) && [...mail.to, ...(mail.cc ?? []), ...(mail.bcc ?? [])].includes(reader));
  if (!user_id || !isAmong) return;
  const marks = mail.marks?.[reader] ?? [];
  await db
    .insertInto('emails')
    .values({
      ...{ user_id, message_id: message, thread_id: thread, is_own: isOwn, at, busca: buscaOf(mail.subject) },
      folder: folders.find((folder) => marks.includes(folder)) ?? (isOwn ? 'sent' : 'inbox'),
      ...{ is_read: !marks.includes('unread'), is_starred: marks.includes('starred') },
      ...Object.fromEntries(labels.map((label) => [columnOf(label), marks.includes(label)])),
    })
    .execute();
}

function isUnsent({ from, marks }: DemoMail): boolean {
  return readers.some((reader) => from === reader && marks?.[reader]?.includes('draft'));
}

function momentOf(ago: DemoMail['ago'], today: Date): string {
  if (typeof ago === 'number') return new Date(today.getTime() - ago * 60_000).toISOString();
  const [days, clock] = ago;
  const day = dayInBrasilia(new Date(startOfDayInBrasilia(dayInBrasilia(today), -days)));
  return momentInBrasilia(`${day}T${clock}:00`).toISOString();
}

/** Moves the dates of demo threads from the day of the last move to today; threads that a user has written in are left alone. */
export async function moveEmails(db: Queries, from: string | undefined, today: Date): Promise<void> {
  if (from === undefined) return;
  const moved = Date.parse(dayInBrasilia(today)) - Date.parse(from);
  const messages = await db
    .selectFrom('email_messages')
    .select(['id', 'created_at', 'updated_at', 'send_at', 'sent_at'])
    .where('is_demo', '=', true)
    // A draft that a user continued or sent is left alone.
    .whereRef('updated_at', '=', 'created_at')
    .where((is) => is.or([is('send_at', 'is', null), is('send_at', '=', is.ref('created_at'))]))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('email_messages as own')
            .select('own.id')
            .whereRef('own.thread_id', '=', 'email_messages.thread_id')
            .where('own.is_demo', '=', false),
        ),
      ),
    )
    .execute();
  const later = (instant: string) => new Date(Date.parse(instant) + moved).toISOString();
  const laterIfAny = (instant: string | null) => instant && later(instant);
  for (const { id, created_at, updated_at, send_at, sent_at } of messages) {
    const times = {
      created_at: later(created_at),
      updated_at: later(updated_at),
      send_at: laterIfAny(send_at),
      sent_at: laterIfAny(sent_at),
    };
    await db.updateTable('email_messages').set(times).where('id', '=', id).execute();
    await db.updateTable('emails').set({ at: times.updated_at }).where('message_id', '=', id).execute();
  }
}
