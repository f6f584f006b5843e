// The other messages of a thread in a user's mailbox.
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type {} from '../tables.ts';
import { belongsTo } from './views.ts';

/** Only the newest older entries of a thread are read. */
const MAX_THREAD_LENGTH = 200;

/** The ids of the older entries of each thread, oldest first; a message that is there twice is listed once. */
export async function findOlder(db: Queries, userId: number, ids: readonly number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  for (const part of inBatches(ids)) {
    const rows = await db
      .selectFrom('emails')
      .where(belongsTo(userId))
      .where('emails.id', 'in', part)
      .select((is) => [
        'emails.id',
        is
          .selectFrom(olderLines(is).as('line'))
          .select(sql<string>`string_agg(line.id || ' ' || line.message_id, ',' order by line.at, line.id)`.as('listed'))
          .as('older'),
      ])
      .execute();
    for (const { id, older } of rows) found.set(id, eachMessageOnce(older ?? ''));
  }
  return found;
}

function eachMessageOnce(listed: string): number[] {
  const lines = listed.split(',').flatMap((line) => (line ? [line.split(' ')] : []));
  return [...Map.groupBy(lines, ([, message]) => message).values()].map(([first]) => Number(first?.[0]));
}

/** Counts them. */
export function countOlder(is: ExpressionBuilder<Tables, 'emails'>) {
  return is
    .selectFrom(olderLines(is).as('line'))
    .select(({ fn }) => fn.count<number>('line.message_id').distinct().as('count'))
    .as('replies');
}

/** Without the trash, unsent messages of the user and the message itself, which is in the mailbox twice if users write to themselves. */
function olderLines(is: ExpressionBuilder<Tables, 'emails'>) {
  return (
    is
      .selectFrom('emails as older')
      .select(['older.id', 'older.message_id', 'older.at'])
      .whereRef('older.user_id', '=', 'emails.user_id')
      .whereRef('older.thread_id', '=', 'emails.thread_id')
      .where(sql<boolean>`(older.at, older.id) < (emails.at, emails.id)`)
      .where('older.folder', '<>', 'trash')
      .whereRef('older.message_id', '<>', 'emails.message_id')
      .where((other) => other.or([other('older.is_own', '=', false), other(sentAt(other), 'is not', null)]))
      // Read from its end out of the index emails_thread.
      .orderBy('older.at', 'desc')
      .orderBy('older.id', 'desc')
      .limit(MAX_THREAD_LENGTH)
  );
}

function sentAt(is: ExpressionBuilder<Tables & { older: Tables['emails'] }, 'older'>) {
  return is.selectFrom('email_messages as own').select('own.sent_at').whereRef('own.id', '=', 'older.message_id');
}
