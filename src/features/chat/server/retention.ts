// Purges chats whose two accounts are deleted, and old rows of presence.
import type { Queries } from '#kit/server/database/database.ts';
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { buscaOfMessage } from './search.ts';
import type {} from './tables.ts';

const purgeMessages: PurgeStep = async (db, atOnce) => {
  const messages = db.selectFrom('chat_messages').select('id').where('chat_id', 'in', abandonedChats(db)).limit(atOnce);
  const { numDeletedRows } = await db.deleteFrom('chat_messages').where('id', 'in', messages).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

const purgeChats: PurgeStep = async (db, atOnce) => {
  const { numDeletedRows } = await db.deleteFrom('chats').where('id', 'in', abandonedChats(db).limit(atOnce)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export const purgeAbandonedChats: PurgeStep[] = [purgeMessages, purgeChats];

/** Gives messages stored by an earlier version the present search words. */
export const updateOldWords = updateWords('chat_messages', async (db, ids) => {
  const rows = await db.selectFrom('chat_messages').select(['id', 'chat_id', 'message']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, chat_id, message }) => [id, buscaOfMessage(chat_id, message)]));
});

/** Older rows do not affect the presence of an account. */
const PRESENCE_KEPT_MS = 3_600_000;

export const purgeOldPresence: PurgeStep = async (db) => {
  const long = new Date(Date.now() - PRESENCE_KEPT_MS).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('presence')
    .where((is) => is.or([is('seen_at', 'is', null), is('seen_at', '<', long)]))
    .where((is) => is.or([is('active_at', 'is', null), is('active_at', '<', long)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

function abandonedChats(db: Queries) {
  return db
    .selectFrom('chats')
    .select('chats.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chat_members').select('user_id').whereRef('chat_members.chat_id', '=', 'chats.id'))),
    );
}
