// Chats of which both accounts are gone.
import type { Queries } from '#kit/server/database/database.ts';
import type { TidyStep } from '#kit/server/keepTidy.ts';
import type {} from './tables.ts';

const forgetMessages: TidyStep = async (db, atOnce) => {
  const messages = db.selectFrom('chat_messages').select('id').where('chat_id', 'in', leftChats(db)).limit(atOnce);
  const { numDeletedRows } = await db.deleteFrom('chat_messages').where('id', 'in', messages).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

const forgetChats: TidyStep = async (db, atOnce) => {
  const { numDeletedRows } = await db.deleteFrom('chats').where('id', 'in', leftChats(db).limit(atOnce)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export const forgetLeftChats: TidyStep[] = [forgetMessages, forgetChats];

function leftChats(db: Queries) {
  return db
    .selectFrom('chats')
    .select('chats.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chat_members').select('user_id').whereRef('chat_members.chat_id', '=', 'chats.id'))),
    );
}
