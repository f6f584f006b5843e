// Changes of several e-mails: all of them or none.
import { type RawBuilder, sql } from 'kysely';
import { type Language, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { EmailChange, EmailIds, Folder, Label } from '../../entities.ts';
import { labels } from '../../labels.ts';
import type {} from '../tables.ts';
import { belongsTo, columnOf } from './views.ts';

/** The ids of a request body as numbers, without duplicates. */
export function idsOf(sent: EmailIds): number[] {
  return [...new Set(sent.map(Number))];
}

type Flag = 'is_read' | 'is_starred' | `is_${Label}`;
/** The columns that a change sets. */
export type Columns = Partial<Record<Flag, boolean> & { folder: Folder }>;

export function columnsOf({ isRead, isStarred, folder, labels: set }: EmailChange): Columns {
  return {
    ...(isRead !== undefined && { is_read: isRead }),
    ...(isStarred !== undefined && { is_starred: isStarred }),
    ...(folder !== undefined && { folder }),
    ...(set !== undefined && Object.fromEntries(labels.map((label) => [columnOf(label), set.includes(label)]))),
  };
}

/** @throws {Problem} `not-found`, which names the ids that the user does not have */
export async function changeEmails(db: Queries, userId: number, sent: EmailIds, change: EmailChange, language: Language): Promise<void> {
  const ids = idsOf(sent);
  await mustOwnAll(db, userId, sent, language);
  if (change.folder !== undefined && change.folder !== 'draft') await stopSending(db, userId, ids);
  const columns = columnsOf(change);
  if (Object.keys(columns).length > 0)
    await db.updateTable('emails').set(columns).where(belongsTo(userId)).where('id', 'in', ids).execute();
}

/** @throws {Problem} `not-found` as above */
export async function toggleLabel(db: Queries, userId: number, sent: EmailIds, label: Label, language: Language): Promise<void> {
  await mustOwnAll(db, userId, sent, language);
  const column = columnOf(label);
  await db
    .updateTable('emails')
    .set({ [column]: sql`not ${sql.ref(column)}` as RawBuilder<boolean> })
    .where(belongsTo(userId))
    .where('id', 'in', idsOf(sent))
    .execute();
}

/**
 * Cancels the sending of scheduled e-mails that leave the drafts folder; back there, they are drafts.
 * @returns the scheduled times by entry id
 */
export async function stopSending(db: Queries, userId: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const waiting = await db
    .selectFrom('emails')
    .innerJoin('email_messages', 'email_messages.id', 'emails.message_id')
    .select(['emails.id', 'emails.message_id', 'email_messages.send_at'])
    .where(belongsTo(userId))
    .where('emails.is_own', '=', true)
    .where('emails.id', 'in', ids)
    .where('email_messages.sent_at', 'is', null)
    .where('email_messages.send_at', 'is not', null)
    .execute();
  if (waiting.length === 0) return new Map();
  const stopped = await db
    .updateTable('email_messages')
    .set({ send_at: null })
    .where('sent_at', 'is', null)
    .where(
      'id',
      'in',
      waiting.map(({ message_id }) => message_id),
    )
    .returning('id')
    .execute();
  const isStopped = new Set(stopped.map(({ id }) => id));
  return new Map(waiting.flatMap(({ id, message_id, send_at }) => (isStopped.has(message_id) && send_at ? [[id, send_at]] : [])));
}

/** @throws {Problem} `not-found`, with a fault for each missing id */
export async function mustOwnAll(db: Queries, userId: number, sent: EmailIds, language: Language, folder?: 'trash'): Promise<void> {
  const rows = await db
    .selectFrom('emails')
    .select('id')
    .where(belongsTo(userId))
    .where('id', 'in', idsOf(sent))
    .$if(folder === 'trash', (query) => query.where('folder', '=', 'trash'))
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  const faults = sent.flatMap((id, place) =>
    found.has(Number(id)) ? [] : [{ path: `body.emailIds.${place}`, message: notFoundMessages[language](id) }],
  );
  if (faults.length > 0) throw new Problem('not-found', undefined, faults);
}

const notFoundMessages: Record<Language, (id: number | string) => string> = {
  pt: (id) => `o e-mail ${id} não foi encontrado`,
  en: (id) => `email ${id} was not found`,
  fr: (id) => `l’e-mail ${id} est introuvable`,
  de: (id) => `die E-Mail ${id} gibt es hier nicht`,
};
