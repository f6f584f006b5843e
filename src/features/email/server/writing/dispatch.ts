// Sends a message: into the mailboxes of recipients with an account, and to the outbox for all others.
import { normalEmail } from '#features/auth/server/tables.ts';
import { UNDO_MINUTES } from '#features/users/contract.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { PersonalMailer } from '#kit/server/ports/mail.ts';
import type { Address } from '../../entities.ts';
import { indexMessage } from '../mailbox/messageTexts.ts';
import type {} from '../tables.ts';

export type DispatchOptions = { database: Database; mailer: Pick<PersonalMailer, 'sendPersonal'>; events: Pick<Events, 'publish'> };

/**
 * Sends a due message exactly once: a second call finds that it was sent. If the author moved it to the trash or the account was deleted,
 * it becomes a draft again; while the account can still be restored, it waits.
 */
export function dispatch({ database, mailer, events }: DispatchOptions, messageId: number): Promise<void> {
  return database.write(async (db) => {
    const now = new Date().toISOString();
    const message = await db
      .updateTable('email_messages')
      .set({ sent_at: now })
      .where('id', '=', messageId)
      .where('sent_at', 'is', null)
      .where('send_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (!message) return;
    const author = await db
      .selectFrom('users')
      .select(['id', 'full_name', 'username', 'email', 'removed_at'])
      .where('id', '=', message.from_user_id)
      .executeTakeFirst();
    const stays = (send_at: string | null) =>
      db.updateTable('email_messages').set({ sent_at: null, send_at }).where('id', '=', messageId).execute();
    if (author?.removed_at && author.removed_at >= restorableSince()) return void (await stays(message.send_at));
    const line = await db
      .updateTable('emails')
      .set({ folder: 'sent', at: now })
      .where('message_id', '=', messageId)
      .where('is_own', '=', true)
      .where('folder', '<>', 'trash')
      .returning(['thread_id', 'busca'])
      .executeTakeFirst();
    if (!author || author.removed_at || !line) {
      await stays(null);
      if (message.from_user_id !== null) publishEmailChange(db, events, [message.from_user_id]);
      return;
    }
    const name = author.full_name || author.username;
    await db.updateTable('email_messages').set({ from_name: name, from_email: author.email }).where('id', '=', messageId).execute();
    await indexMessage(db, messageId);
    const everybody = uniqueByAddress([...message.recipients, ...message.cc, ...message.bcc]);
    const inside = await findAccounts(db, [...everybody.keys()]);
    if (inside.size > 0)
      await db
        .insertInto('emails')
        .values(
          [...inside.values()].map((user_id) => ({
            ...{ user_id, message_id: messageId, thread_id: line.thread_id, folder: 'inbox' as const },
            ...{ is_read: false, is_starred: false, is_own: false, at: now, busca: line.busca },
          })),
        )
        .onConflict((on) => on.columns(['user_id', 'message_id', 'is_own']).doNothing())
        .execute();
    for (const [email, address] of everybody)
      if (!inside.has(email))
        await mailer.sendPersonal(db, { to: address.email, name: address.name, messageId, author: { id: author.id, name } });
    publishEmailChange(db, events, [author.id, ...inside.values()]);
  });
}

/** Each address once, compared as accounts store it. */
export function uniqueByAddress(list: readonly Address[]): Map<string, Address> {
  const found = new Map<string, Address>();
  for (const address of list) if (!found.has(normalEmail(address.email))) found.set(normalEmail(address.email), address);
  return found;
}

/** Finds which addresses belong to an account, or to one that can still be restored. @returns account ids by address */
export async function findAccounts(db: Queries, emails: string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).where('removed_at', 'is', null).execute();
  const removed = await db
    .selectFrom('users')
    .select(['id', 'removed_email'])
    .where('removed_at', '>=', restorableSince())
    .where('removed_email', 'in', emails)
    .orderBy('removed_at')
    .execute();
  // The current owner of an address overrides an earlier one.
  return new Map([
    ...removed.map(({ id, removed_email }) => [removed_email ?? '', id] as const),
    ...rows.map(({ id, email }) => [email, id] as const),
  ]);
}

/** Accounts that were removed after this time can be restored. */
export function restorableSince(): string {
  return new Date(Date.now() - UNDO_MINUTES * 60_000).toISOString();
}

function publishEmailChange(db: Queries, events: Pick<Events, 'publish'>, ids: number[]): void {
  afterCommit(db, () => events.publish([...new Set(ids)], 'email'));
}
