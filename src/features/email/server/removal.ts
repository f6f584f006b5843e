// Mails that are deleted for good. A message goes once no box has it any more, and no outbox is to deliver it.
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { EmailIds } from '../entities.ts';
import { idsOf, mustHave } from './bulk.ts';
import type {} from './tables.ts';

/** @throws {Problem} `not-found` that names those of the ids that are not in the account's trash */
export async function removeForGood(db: Queries, userId: number, sent: EmailIds, language: Language): Promise<void> {
  await mustHave(db, userId, sent, language, 'trash');
  await removeLines(db, userId, idsOf(sent));
}

/** Up to so many of an account's trash. @returns how many */
export async function removeSomeTrash(db: Queries, userId: number, most: number): Promise<number> {
  const rows = await db
    .selectFrom('emails')
    .select('id')
    .where('user_id', '=', userId)
    .where('folder', '=', 'trash')
    .orderBy('at')
    .limit(most)
    .execute();
  await removeLines(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

async function removeLines(db: Queries, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db.deleteFrom('emails').where('user_id', '=', userId).where('id', 'in', ids).returning('message_id').execute();
  await removeMessages(
    db,
    gone.map(({ message_id }) => message_id),
  );
}

/** Those of these that nobody has any more. */
async function removeMessages(db: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('email_messages')
    .where('id', 'in', ids)
    .where((is) => is.not(is.exists(is.selectFrom('emails').select('emails.id').whereRef('emails.message_id', '=', 'email_messages.id'))))
    .execute();
}
