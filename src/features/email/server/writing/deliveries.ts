// Deliveries to external addresses.
import type {} from '#features/outbox/server/tables.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { Delivery } from '../../entities.ts';

/** The deliveries by message; none for messages without external recipients, or so old that the outbox no longer has them. */
export async function findDeliveries(db: Queries, messageIds: readonly number[]): Promise<Map<number, Delivery[]>> {
  const found = new Map<number, Delivery[]>();
  for (const part of inBatches([...new Set(messageIds)])) {
    const rows = await db
      .selectFrom('mails')
      .select(['email_message_id', 'recipient', 'state', 'error', 'due_at'])
      .where('email_message_id', 'in', part)
      .orderBy('id')
      .execute();
    for (const { email_message_id, recipient, state, error, due_at } of rows) {
      const delivery = { email: recipient, state, error, dueAt: state === 'waiting' ? due_at : null };
      found.set(Number(email_message_id), [...(found.get(Number(email_message_id)) ?? []), delivery]);
    }
  }
  return found;
}

/** Has the author's browsers refetch. */
export async function publishToAuthor(
  { database, events }: { database: Database; events: Pick<Events, 'publish'> },
  messageId: number,
): Promise<void> {
  const message = await database.read.selectFrom('email_messages').select('from_user_id').where('id', '=', messageId).executeTakeFirst();
  if (message?.from_user_id != null) events.publish([message.from_user_id], 'email');
}
