// Creates the draft of a reply or of a forwarded e-mail.
import { type Language, notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import { type Address, limits } from '../../entities.ts';
import { copyAttachments } from './attachments.ts';
import { createDraft, type ReadMessage, readMessage } from './drafts.ts';
import { buildForwardQuote, buildReplyQuote } from './quotation.ts';
import { isSame } from './sentAddresses.ts';

type ResponseKind = 'reply' | 'replyAll' | 'forward';

/**
 * Quotes an e-mail. Called before the transaction because a long one takes a while.
 * @throws {Problem} `not-found` if the user does not have the e-mail, or it was not sent yet; {TooMany}
 */
export async function quoteEmail(
  { database, cleaner }: { database: Pick<Database, 'read'>; cleaner: HtmlCleaner },
  account: number,
  emailId: number,
  how: ResponseKind,
  language: Language,
): Promise<ReadMessage> {
  const mail = await findAnsweredEmail(database.read, account, emailId);
  const html = await (how === 'forward' ? buildForwardQuote : buildReplyQuote)({ cleaner, account }, mail, language);
  return readMessage(cleaner, account, html);
}

async function findAnsweredEmail(db: Queries, userId: number, emailId: number) {
  const mail = await db
    .selectFrom('emails')
    .innerJoin('email_messages', 'email_messages.id', 'emails.message_id')
    .selectAll('email_messages')
    .where('emails.id', '=', emailId)
    .where('emails.user_id', '=', userId)
    .where('email_messages.sent_at', 'is not', null)
    .executeTakeFirst();
  return mail ?? notFound();
}

/** @returns the id of the draft. @throws {Problem} `not-found` as above */
export async function createResponse(
  db: Queries,
  userId: number,
  emailId: number,
  { how, quoted, language }: { how: ResponseKind; quoted: ReadMessage; language: Language },
): Promise<number> {
  const mail = await findAnsweredEmail(db, userId, emailId);
  const people = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [userId, mail.from_user_id ?? userId])
    .where('removed_at', 'is', null)
    .execute();
  const addressOf = (id: number | null) => people.find((person) => person.id === id)?.email;
  // The sender's current address, if it has changed.
  const sender = { name: mail.from_name, email: addressOf(mail.from_user_id) ?? mail.from_email };
  const self = { email: addressOf(userId) ?? '' };
  const isOwn = mail.from_user_id === userId;
  const others = (list: Address[]) => list.filter((one) => !isSame(one, self));
  const answered = {
    reply: () => ({ to: isOwn ? orElseAll(others(mail.recipients), mail.recipients) : [sender], cc: [] }),
    replyAll: () => {
      const to = uniqueAddresses(isOwn ? orElseAll(others(mail.recipients), mail.recipients) : [sender, ...others(mail.recipients)]);
      return { to, cc: uniqueAddresses(others(mail.cc)).filter((one) => !to.some((other) => isSame(one, other))) };
    },
    forward: () => ({ to: [], cc: [] }),
  }[how]();
  const id = await createDraft(db, userId, {
    ...answered,
    bcc: [],
    subject: withPrefix(mail.subject, how === 'forward' ? forwardPrefixes[language] : 'Re'),
    ...quoted,
    answers: mail,
  });
  if (how === 'forward') {
    const { message_id } = await db.selectFrom('emails').select('message_id').where('id', '=', id).executeTakeFirstOrThrow();
    await copyAttachments(db, mail.id, message_id);
  }
  return id;
}

/** A user who writes only to themselves replies to themselves. */
function orElseAll(some: Address[], all: Address[]): Address[] {
  return some.length > 0 ? some : all;
}

function uniqueAddresses(list: Address[]): Address[] {
  return list.filter((one, at) => list.findIndex((other) => isSame(one, other)) === at);
}

/** Prefix of the subject of a forwarded e-mail. */
const forwardPrefixes: Record<Language, string> = { pt: 'Enc', en: 'Fwd', fr: 'Tr', de: 'WG' };

/** `Re: Re: re:Edital` → `Re: Edital` */
function withPrefix(subject: string, prefix: string): string {
  const again = prefix === 'Re' ? /^(\s*re\s*:)+/i : /^(\s*(fwd?|enc|tr|wg)\s*:)+/i;
  return [...`${prefix}: ${subject.replace(again, '').trim()}`].slice(0, limits.subject).join('').trim();
}
