import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

/** Links that give access to an account expire after this time. */
const SECRET_DAYS = 7;
const RETENTION_DAYS = 90;

/** Erases the text of mails whose link has expired. */
export const eraseExpiredSecrets: PurgeStep = async (db, atOnce) => {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ body: null })
    .where('id', 'in', (any) =>
      any
        .selectFrom('mails')
        .select('id')
        .where('secret', '=', true)
        .where('body', 'is not', null)
        .where('created_at', '<', daysAgo(SECRET_DAYS))
        .limit(atOnce),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Deletes old mails; a user's undelivered message is kept as long as the message exists. */
export const purgeOldMails: PurgeStep = async (db, atOnce) => {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('id', 'in', (any) =>
      any
        .selectFrom('mails')
        .select('id')
        .where('created_at', '<', daysAgo(RETENTION_DAYS))
        .where((is) => is.or([is('email_message_id', 'is', null), is('state', '=', 'sent')]))
        .limit(atOnce),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
