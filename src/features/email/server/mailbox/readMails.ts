// Reads e-mails with their threads, in the specification's format and in that of our own screen.
import { sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { Email, ShownEmail } from '../../entities.ts';
import { findDeliveries } from '../writing/deliveries.ts';
import { ownMessageIds, toEmail, toShown, type UrlSigners } from './emailReplies.ts';
import { findAttachmentsOf, findLine, findLines, findRemote, readLines } from './queries.ts';
import { findOlder } from './threads.ts';
import { findNeighbour, findPage, type ViewFilter } from './views.ts';

/** The specification's list has no pages. */
const MAX_LISTED = 1000;
/** Maximum size of its messages and replies, so that browsers can handle it. */
const MAX_BYTES = 16 * 2 ** 20;

/** The newest e-mails of a view in the specification's format, as many as fit. */
export async function listEmails(db: Queries, userId: number, filter: ViewFilter, signing: UrlSigners): Promise<Email[]> {
  const { ids } = await findPage(db, userId, filter, { page: 1, perPage: MAX_LISTED });
  return readEmails(db, userId, ids, signing);
}

/** @throws {Problem} `not-found` */
export async function readEmail(db: Queries, userId: number, id: number, signing: UrlSigners): Promise<Email> {
  const line = await findLine(db, userId, id);
  const [[email], hasNextMail, hasPreviousMail] = [
    await readEmails(db, userId, [id], signing),
    (await findNeighbour(db, userId, line, 'newer')) !== undefined,
    (await findNeighbour(db, userId, line, 'older')) !== undefined,
  ];
  return { ...(email as Email), hasPreviousMail, hasNextMail };
}

async function readEmails(db: Queries, userId: number, ids: readonly number[], signing: UrlSigners): Promise<Email[]> {
  const fitting = await limitToSize(db, userId, ids);
  const read = await readLines(db, userId, [...new Set(fitting.flatMap(({ id, replies }) => [id, ...replies]))]);
  const attachments = await findAttachmentsOf(
    db,
    [...read.values()].map(({ message_id }) => message_id),
  );
  const show = (id: number) => {
    const line = read.get(id);
    return line ? [toEmail(line, attachments.get(line.message_id) ?? [], signing)] : [];
  };
  return fitting.flatMap(({ id, replies }) =>
    show(id).map((email) => ({ ...email, replies: replies.flatMap(show).map((reply) => ({ ...reply, replies: [] })) })),
  );
}

type EmailWithReplies = { id: number; replies: number[] };

/** At least one e-mail and as many as fit; of the last one, the newest replies that fit. */
async function limitToSize(db: Queries, userId: number, ids: readonly number[]): Promise<EmailWithReplies[]> {
  const fitting: EmailWithReplies[] = [];
  const sizes = new Map<number, number>();
  let room = MAX_BYTES;
  for (const part of inBatches(ids)) {
    const older = await findOlder(db, userId, part);
    const unknown = [...part, ...[...older.values()].flat()].filter((id) => !sizes.has(id));
    for (const [id, size] of await measureBytes(db, [...new Set(unknown)])) sizes.set(id, size);
    for (const id of part) {
      const replies: number[] = [];
      room -= sizes.get(id) ?? 0;
      if (room < 0 && fitting.length > 0) return fitting;
      for (const reply of older.get(id)?.toReversed() ?? []) {
        room -= sizes.get(reply) ?? 0;
        if (room < 0) break;
        replies.unshift(reply);
      }
      if (room < 0 && fitting.length > 0) return fitting;
      fitting.push({ id, replies });
      if (room < 0) return fitting;
    }
  }
  return fitting;
}

/** Estimated bytes of names, addresses and JSON around an entry and around each attachment. */
const LINE_OVERHEAD = 500;
const ATTACHMENT_OVERHEAD = 1000;

/** The approximate size of each entry in the reply. */
async function measureBytes(db: Queries, ids: readonly number[]): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  for (const part of inBatches(ids)) {
    const rows = await db
      .selectFrom('emails')
      .innerJoin('email_messages', 'email_messages.id', 'emails.message_id')
      .select('emails.id')
      .select(
        sql<number>`octet_length(html) + octet_length(cast(recipients as text)) + octet_length(cast(cc as text)) + octet_length(cast(bcc as text))`.as(
          'bytes',
        ),
      )
      .select(({ selectFrom }) =>
        selectFrom('email_attachments')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('email_attachments.message_id', '=', 'emails.message_id')
          .as('attachments'),
      )
      .where('emails.id', 'in', part)
      .execute();
    for (const { id, bytes, attachments } of rows) sizes.set(id, LINE_OVERHEAD + bytes + Number(attachments) * ATTACHMENT_OVERHEAD);
  }
  return sizes;
}

/** @throws {Problem} `not-found` */
export async function showEmail(db: Queries, userId: number, id: number, filter: ViewFilter, signing: UrlSigners): Promise<ShownEmail> {
  const line = await findLine(db, userId, id);
  const older = (await findOlder(db, userId, [id])).get(id) ?? [];
  const thread = await findLines(db, userId, older);
  const lines = [line, ...thread.values()];
  const messages = lines.map(({ message_id }) => message_id);
  const [attachments, deliveries, remote] = [
    await findAttachmentsOf(db, messages),
    await findDeliveries(db, ownMessageIds(lines)),
    await findRemote(db, messages),
  ];
  const show = (shown: typeof line) => {
    const { message_id: id } = shown;
    const extras = { attachments: attachments.get(id) ?? [], deliveries: deliveries.get(id) ?? [], hasRemoteImages: remote.has(id) };
    return toShown(shown, extras, signing);
  };
  return {
    ...show(line),
    thread: older.flatMap((one) => {
      const found = thread.get(one);
      return found ? [show(found)] : [];
    }),
    hasPrevious: (await findNeighbour(db, userId, line, 'older', filter)) !== undefined,
    hasNext: (await findNeighbour(db, userId, line, 'newer', filter)) !== undefined,
  };
}
