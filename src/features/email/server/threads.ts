// What else of a conversation an account has.
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/inBatches.ts';
import type {} from './tables.ts';

/** So many of a conversation are counted and shown, the newest of the older ones. */
export const MOST_IN_THREAD = 200;

type InThread = { id: number; message_id: number; thread_id: number; at: string };

/** Of each of these lines the ids of the older ones of its thread, the oldest first. */
export async function findOlder(db: Queries, userId: number, lines: readonly InThread[]): Promise<Map<number, number[]>> {
  const threads = new Map<number, InThread[]>();
  for (const part of inBatches([...new Set(lines.map(({ thread_id }) => thread_id))])) {
    const rows = await membersOf(db, userId).where('emails.thread_id', 'in', part).orderBy('emails.at').orderBy('emails.id').execute();
    for (const row of rows) {
      const thread = threads.get(row.thread_id);
      if (thread) thread.push(row);
      else threads.set(row.thread_id, [row]);
    }
  }
  return new Map(lines.map((line) => [line.id, olderThan(line, threads.get(line.thread_id) ?? [])]));
}

/** Nothing of the trash, and nothing of one's own that has not left. */
function membersOf(db: Queries, userId: number) {
  return db
    .selectFrom('emails')
    .select(['emails.id', 'emails.message_id', 'emails.thread_id', 'emails.at'])
    .where('emails.user_id', '=', userId)
    .where('emails.folder', '<>', 'trash')
    .where((is) => is.not(is.and([is('emails.is_own', '=', true), is('emails.folder', '=', 'draft')])));
}

/** @param thread in its order */
function olderThan(line: InThread, thread: readonly InThread[]): number[] {
  // Whoever writes to themselves has a message twice.
  const messages = new Set([line.message_id]);
  const older: number[] = [];
  for (const { id, message_id, at } of thread) {
    if (at > line.at || (at === line.at && id >= line.id)) break;
    if (messages.has(message_id)) continue;
    messages.add(message_id);
    older.push(id);
  }
  return older.slice(-MOST_IN_THREAD);
}
