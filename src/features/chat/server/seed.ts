import type {} from '#features/auth/server/tables.ts';
import { dayInBrasilia, momentInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type DemoMessage, demoChats, demoProfiles } from './demoChats.ts';
import { createMembers, type Member, updateMember } from './members.ts';
import { buscaOfMessage } from './search.ts';
import type {} from './tables.ts';

/** Seeds the demo chats and profiles of the accounts that exist. */
export async function seedChats(db: Queries, today: Date): Promise<void> {
  const ids = await idsOfAccounts(db);
  const chats = [];
  for (const [place, { between, messages, unseen = 0, importantTo }] of demoChats.entries()) {
    const [one, other] = between.map((username) => ids.get(username));
    if (one === undefined || other === undefined) continue;
    const { own, theirs } = await createMembers(db, one, other);
    const importantId = importantTo && ids.get(importantTo);
    const rows = messages.map(([sender, when, message], number) => ({
      ...{ chat_id: own.chat_id, sender_id: ids.get(sender) as number, message, busca: buscaOfMessage(own.chat_id, message) },
      ...{ key: keyOf(place, number), sent_at: momentOf(when, today) },
    }));
    chats.push({ members: [own, theirs], rows, unseen, importantId });
  }
  // Of two chats, the one with the higher message id is the newer.
  const rows = chats.flatMap((chat) => chat.rows).sort((a, b) => a.sent_at.localeCompare(b.sent_at));
  for (const row of rows) await db.insertInto('chat_messages').values(row).execute();
  for (const { members, unseen, importantId } of chats)
    for (const member of members) await seedMember(db, member, unseen, member.user_id === importantId);
  await seedProfiles(db, ids);
}

/** Moves the dates of demo chats to today, unless a user has written in them. */
export async function moveChats(db: Queries, today: Date): Promise<void> {
  const others = db.selectFrom('chat_messages').select('chat_id').where('key', 'not like', `${KEYS}%`);
  for (const [place, { messages }] of demoChats.entries())
    for (const [number, [, when]] of messages.entries())
      await db
        .updateTable('chat_messages')
        .set({ sent_at: momentOf(when, today) })
        .where('key', '=', keyOf(place, number))
        .where('sender_id', 'in', (is) =>
          is
            .selectFrom('users')
            .select('id')
            .where('username', 'in', demoChats[place]?.between ?? []),
        )
        .where('chat_id', 'not in', others)
        .execute();
}

/** Marks all but the last `unseen` messages as seen by their recipient. */
async function seedMember(db: Queries, member: Member, unseen: number, is_important: boolean): Promise<void> {
  const messages = await db
    .selectFrom('chat_messages')
    .select(['id', 'sender_id'])
    .where('chat_id', '=', member.chat_id)
    .orderBy('id')
    .execute();
  const newest = messages.at(-1);
  const isReader = newest?.sender_id === member.contact_id;
  const seen = messages
    .slice(0, isReader ? messages.length - unseen : undefined)
    .filter(({ sender_id }) => sender_id === member.contact_id);
  const standing = { last_id: newest?.id ?? 0, seen_upto: seen.at(-1)?.id ?? 0, unseen: isReader ? unseen : 0 };
  await updateMember(db, member, { ...standing, is_important });
}

async function seedProfiles(db: Queries, ids: ReadonlyMap<string, number>): Promise<void> {
  for (const [username, [status, about]] of Object.entries(demoProfiles)) {
    const user_id = ids.get(username);
    if (user_id === undefined) continue;
    await db
      .insertInto('chat_profiles')
      .values({ user_id, status, about })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function idsOfAccounts(db: Queries): Promise<Map<string, number>> {
  const users = await db.selectFrom('users').select(['id', 'username']).where('removed_at', 'is', null).execute();
  return new Map(users.map(({ id, username }) => [username, id]));
}

const KEYS = 'demo-chat-';

function keyOf(place: number, number: number): string {
  return `${KEYS}${place}-${number}`;
}

function momentOf(when: DemoMessage[1], today: Date): string {
  if (typeof when === 'number') return new Date(today.getTime() - when * 60_000).toISOString();
  const [days, clock] = when;
  const day = dayInBrasilia(new Date(startOfDayInBrasilia(dayInBrasilia(today), -days)));
  return momentInBrasilia(`${day}T${clock}:00`).toISOString();
}
