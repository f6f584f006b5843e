// Drafts: messages that are not sent yet.
import type { Selectable } from 'kysely';
import { type Language, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import { cleanedDigest } from '#kit/server/html/cleanHtml.ts';
import type { FileAddresses } from '#kit/server/images/addresses.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { readHtml } from '#kit/server/text/submittedText.ts';
import { type Address, type Draft, limits, type SentDraft } from '../../entities.ts';
import { bodyWords, indexMessage } from '../mailbox/messageTexts.ts';
import type { EmailMessagesTable } from '../tables.ts';
import { findAttachments, toAttachment } from './attachments.ts';
import { readAddresses } from './sentAddresses.ts';
import { toSingleLine } from './singleLine.ts';

type Message = Selectable<EmailMessagesTable>;
/** A message with the id of the author's mailbox entry. */
export type OwnMessage = Message & { email_id: number };

/** Characters of a message shown in lists. */
export const PREVIEW_LENGTH = 200;

/** The author's message with this id, sent or not. @throws {Problem} `not-found` for all other users */
export async function findOwn(db: Queries, userId: number, emailId: number): Promise<OwnMessage> {
  const row = await db
    .selectFrom('emails')
    .innerJoin('email_messages', 'email_messages.id', 'emails.message_id')
    .selectAll('email_messages')
    .select('emails.id as email_id')
    .where('emails.id', '=', emailId)
    .where('emails.user_id', '=', userId)
    .where('emails.is_own', '=', true)
    .executeTakeFirst();
  return row ?? notFound();
}

/** Unsent messages only. */
export async function findUnsent(db: Queries, userId: number, emailId: number): Promise<OwnMessage> {
  const own = await findOwn(db, userId, emailId);
  return own.sent_at === null ? own : notFound();
}

/** Messages that can be edited only. @throws {Problem} `conflict` if it is scheduled */
export async function findEditable(db: Queries, userId: number, emailId: number): Promise<OwnMessage> {
  const own = await findUnsent(db, userId, emailId);
  if (own.send_at !== null) throw new Problem('conflict');
  return own;
}

/** A new draft. */
export type NewDraft = DraftContent & { answers: Message | null; key?: string | undefined };
type DraftContent = { to: Address[]; cc: Address[]; bcc: Address[]; subject: string } & ReadMessage;
/** `words` are those of the text, normalised. */
export type ReadMessage = { html: string; preview: string; words: string };

/** @param key returns the draft that was created with the same key, if any. @returns the id of the author's mailbox entry */
export async function createDraft(db: Queries, userId: number, { answers, key, ...content }: NewDraft): Promise<number> {
  const begun = key === undefined ? undefined : await findByKey(db, userId, key);
  if (begun !== undefined) return begun;
  const author = await db.selectFrom('users').select(['full_name', 'username', 'email']).where('id', '=', userId).executeTakeFirst();
  if (!author) notFound();
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto('email_messages')
    .values({
      ...{ from_user_id: userId, from_name: author.full_name || author.username, from_email: author.email },
      ...toColumns(content),
      ...{ thread_id: answers?.thread_id ?? answers?.id ?? null, in_reply_to: answers?.id ?? null, is_demo: false },
      ...{ created_at: now, updated_at: now, send_at: null, sent_at: null, draft_key: key ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const thread_id = answers?.thread_id ?? answers?.id ?? id;
  await db.updateTable('email_messages').set({ thread_id }).where('id', '=', id).execute();
  const line = await db
    .insertInto('emails')
    .values({
      ...{ user_id: userId, message_id: id, thread_id, folder: 'draft', is_read: true, is_starred: false, is_own: true },
      ...{ at: now, busca: buscaOf(content.subject) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await indexMessage(db, id, content.words);
  return line.id;
}

/** @throws {Problem} `not-found` if the author has deleted it in the meantime */
async function findByKey(db: Queries, userId: number, key: string): Promise<number | undefined> {
  const begun = await db
    .selectFrom('email_messages')
    .leftJoin('emails', (join) =>
      join.onRef('emails.message_id', '=', 'email_messages.id').on('emails.user_id', '=', userId).on('emails.is_own', '=', true),
    )
    .select('emails.id')
    .where('email_messages.from_user_id', '=', userId)
    .where('email_messages.draft_key', '=', key)
    .executeTakeFirst();
  return begun && (begun.id ?? notFound());
}

/** Validates and sanitizes the content that a user sent. @throws {Problem} `validation`; {TooMany} */
export async function readDraftContent(
  cleaner: HtmlCleaner,
  account: number,
  { to, cc, bcc, subject, message }: SentDraft,
  language: Language,
): Promise<DraftContent> {
  const addresses = readAddresses({ to, cc, bcc }, language);
  const html = await readHtml(cleaner, { account, field: 'message', html: message, longest: limits.html }, language);
  return { ...addresses, subject: toSingleLine(subject), ...(await readMessage(cleaner, account, html)) };
}

/** Reads from cleaned HTML what is stored with it. @throws {TooMany} */
export async function readMessage(cleaner: HtmlCleaner, account: number, html: string): Promise<ReadMessage> {
  const preview = await cleaner.excerptOf(account, html, PREVIEW_LENGTH);
  return { html, preview, words: bodyWords(await cleaner.textOf(account, html)) };
}

function toColumns({ to, cc, bcc, subject, html, preview }: DraftContent) {
  const [recipients, copies, blindCopies] = [to, cc, bcc].map((list) => JSON.stringify(list) as never) as [never, never, never];
  return { recipients, cc: copies, bcc: blindCopies, subject, html, preview, cleaned: cleanedDigest(html) };
}

/**
 * Saving the same content again changes nothing: the reply to the first request may have been lost.
 * @param savedAt the last saved version that the client knows.
 * @throws {Problem} `conflict` if another version was saved since, or it is scheduled
 */
export async function saveDraft(
  db: Queries,
  userId: number,
  emailId: number,
  content: DraftContent,
  savedAt: string | undefined,
): Promise<void> {
  const draft = await findEditable(db, userId, emailId);
  if (isUnchanged(draft, content)) return;
  mustBeAsSaved(draft, savedAt);
  const { id, updated_at } = draft;
  // Two saves in the same millisecond still get different times.
  const now = new Date(Math.max(Date.now(), Date.parse(updated_at) + 1)).toISOString();
  await db
    .updateTable('email_messages')
    .set({ ...toColumns(content), updated_at: now })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('emails')
    .set({ at: now, busca: buscaOf(content.subject) })
    .where('id', '=', emailId)
    .execute();
  await indexMessage(db, id, content.words);
}

/** @throws {Problem} `conflict` if a newer version than the client knows was saved */
export function mustBeAsSaved({ updated_at }: Pick<Message, 'updated_at'>, savedAt: string | undefined): void {
  if (savedAt !== undefined && Date.parse(savedAt) !== Date.parse(updated_at)) throw new Problem('conflict');
}

function isUnchanged(draft: Message, content: DraftContent): boolean {
  const inOrder = (list: readonly Address[]) => list.map(({ name, email }) => [name, email]);
  const comparable = ({ to, cc, bcc, subject, html }: Omit<DraftContent, 'preview' | 'words'>) =>
    JSON.stringify([...[to, cc, bcc].map(inOrder), subject, html]);
  return comparable({ ...draft, to: draft.recipients }) === comparable(content);
}

/** As the compose window shows it. */
export async function showDraft(db: Queries, userId: number, emailId: number, addresses: Pick<FileAddresses, 'fileOf'>): Promise<Draft> {
  const own = await findUnsent(db, userId, emailId);
  const [attachments, answered] = await Promise.all([
    findAttachments(db, own.id),
    own.in_reply_to === null
      ? undefined
      : db
          .selectFrom('emails')
          .select('id')
          .where('user_id', '=', userId)
          .where('message_id', '=', own.in_reply_to)
          .orderBy('id')
          .limit(1)
          .executeTakeFirst(),
  ]);
  return {
    id: emailId,
    ...{ to: own.recipients, cc: own.cc, bcc: own.bcc, subject: own.subject, message: own.html },
    attachments: attachments.map((row) => toAttachment(row, addresses)),
    inReplyTo: answered?.id ?? null,
    savedAt: own.updated_at,
    sendAt: own.send_at,
  };
}
