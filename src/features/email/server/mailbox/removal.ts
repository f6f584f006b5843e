// Permanent deletion. A message is deleted once no mailbox contains it and no delivery is pending.
import type { ExpressionBuilder } from 'kysely';
import type {} from '#features/outbox/server/tables.ts';
import { UNDO_MINUTES } from '#features/users/contract.ts';
import type { Language } from '#kit/errors.ts';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type { EmailIds } from '../../entities.ts';
import type {} from '../tables.ts';
import type { OwnMessage } from '../writing/drafts.ts';
import { idsOf, mustOwnAll } from './bulk.ts';

/** Deleting takes longer than changing: entries per transaction. */
const BATCH_SIZE = 200;

/** @throws {Problem} `not-found`, which names the ids that are not in the user's trash */
export async function purgeEmails(db: Queries, userId: number, sent: EmailIds, language: Language): Promise<void> {
  await mustOwnAll(db, userId, sent, language, 'trash');
  await removeLines(db, idsOf(sent));
}

/** Deletes a batch of a user's trash. @returns how many */
export async function purgeTrashBatch(db: Queries, userId: number): Promise<number> {
  const rows = await db
    .selectFrom('emails')
    .select('id')
    .where('user_id', '=', userId)
    .where('folder', '=', 'trash')
    .orderBy('at')
    .limit(BATCH_SIZE)
    .execute();
  await removeLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Deletes a reply or forwarded e-mail that the author has not changed and has attached nothing to. @returns whether it was one */
export async function removeUntouchedDraft(db: Queries, draft: OwnMessage): Promise<boolean> {
  const { id, email_id, in_reply_to, send_at, created_at, updated_at } = draft;
  if (in_reply_to === null || send_at !== null || created_at !== updated_at) return false;
  const [line, attached] = await Promise.all([
    db.selectFrom('emails').select('id').where('id', '=', email_id).where('folder', '=', 'draft').executeTakeFirst(),
    db.selectFrom('email_attachments').select('id').where('message_id', '=', id).where('created_at', '>', created_at).executeTakeFirst(),
  ]);
  if (!line || attached) return false;
  await removeLines(db, [email_id]);
  return true;
}

async function removeLines(db: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db.deleteFrom('emails').where('id', 'in', ids).returning('message_id').execute();
  await removeOrphans(
    db,
    gone.map(({ message_id }) => message_id),
  );
}

/** Deletes those of these messages that no mailbox contains and that have no pending delivery; the outbox keeps their delivery states. */
async function removeOrphans(db: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.selectFrom('email_messages').select('id').where('id', 'in', ids).where(isOrphan).execute();
  const unread = rows.map(({ id }) => id);
  if (unread.length === 0) return;
  await db
    .updateTable('mails')
    .set({ email_message_id: null })
    .where('email_message_id', 'in', unread)
    .where('state', '<>', 'waiting')
    .execute();
  await db.deleteFrom('email_messages').where('id', 'in', unread).where(isOrphan).execute();
}

function isOrphan({ and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'email_messages'>) {
  const inBoxes = selectFrom('emails').select('emails.id').whereRef('emails.message_id', '=', 'email_messages.id');
  const waiting = selectFrom('mails')
    .select('mails.id')
    .whereRef('mails.email_message_id', '=', 'email_messages.id')
    .where('mails.state', '=', 'waiting');
  return and([not(exists(inBoxes)), not(exists(waiting))]);
}

/**
 * Empties the mailboxes of removed accounts that can no longer be restored. Deleting them together with the account would take too long.
 */
export const purgeMailboxesOfRemovedUsers: PurgeStep = async (db) => {
  const rows = await db
    .selectFrom('emails')
    .select('emails.id')
    .where('emails.user_id', 'in', (users) => users.selectFrom('users').select('id').where('removed_at', '<', undoLimit()))
    .limit(BATCH_SIZE)
    .execute();
  await removeLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length;
};

/**
 * Deletes messages that were still needed when their last mailbox entry was deleted: a delivery was pending, or two users deleted theirs at
 * the same moment. Goes through all messages in batches.
 */
export function purgeOrphanedMessages(): PurgeStep {
  let last = 0;
  return async (db, atOnce) => {
    const rows = await db.selectFrom('email_messages').select('id').where('id', '>', last).orderBy('id').limit(atOnce).execute();
    last = rows.at(-1)?.id ?? 0;
    for (const some of inBatches(rows.map(({ id }) => id))) await removeOrphans(db, some);
    return rows.length;
  };
}

function undoLimit(): string {
  return new Date(Date.now() - UNDO_MINUTES * 60_000).toISOString();
}
