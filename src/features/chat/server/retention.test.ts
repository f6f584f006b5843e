// Chats of accounts that are removed and deleted.
import { beforeAll, expect, test } from 'vitest';
import { findId, testDemo } from '#kit/server/testing/testDemo.ts';
import { purge } from '#kit/server/work/retention.ts';
import type { ListedContact } from '../entities.ts';
import { purgeAbandonedChats } from './retention.ts';

const { server, admin } = testDemo();
let adelia: number;
beforeAll(async () => {
  adelia = await findId(server, 'adelia.m');
});

const listed = async (): Promise<Record<'chatsContacts' | 'contacts', ListedContact | undefined>> => {
  const { chatsContacts, contacts } = (await admin('GET /apps/chat/chats-and-contacts')).json();
  const ofHers = (list: ListedContact[]) => list.find(({ id }) => id === adelia);
  return { chatsContacts: ofHers(chatsContacts), contacts: ofHers(contacts) };
};
const send = (message: string) => admin('POST /apps/chat/send-msg', { obj: { contact: adelia, message } });
const forgetPerson = (id: number) => server.database.write((db) => db.deleteFrom('users').where('id', '=', id).execute());

test('keeps the messages of a removed user under their name, and allows no new ones to them', async () => {
  const before = (await admin(`GET /apps/chat/get-chat?id=${adelia}`)).json();
  expect(before.chat.chat.length).toBeGreaterThan(3);
  await admin(`DELETE /apps/users/delete?id=${adelia}`);
  const stays = async () => {
    const after = (await admin(`GET /apps/chat/get-chat?id=${adelia}`)).json();
    expect(after.chat).toEqual(before.chat);
    expect(after.contact).toMatchObject({ id: adelia, fullName: 'Adélia Monteverde', status: 'offline' });
    expect(await listed()).toEqual({
      chatsContacts: expect.objectContaining({ fullName: 'Adélia Monteverde', isActive: false }),
      contacts: undefined,
    });
    const card = (await admin(`GET /api/chat/contacts/${adelia}`)).json();
    const nothing = { role: '', about: '', avatar: '', email: '', phone: '', company: '', country: '' };
    expect(card).toMatchObject({ fullName: 'Adélia Monteverde', status: 'offline', ...nothing });
    expect((await send('Olá?')).json()).toMatchObject({ type: 'chat-closed', status: 403 });
    const found = (await admin('GET /api/chat/contacts?q=adelia')).json();
    expect([found.chatsContacts.map(({ id }: ListedContact) => id), found.contacts]).toEqual([[adelia], []]);
  };
  await stays();
  await forgetPerson(adelia);
  await stays();
});

test('purges messages after both accounts are deleted', async () => {
  const chats = () =>
    server.database.read.selectFrom('chats').selectAll().where('first_id', 'in', gone).where('second_id', 'in', gone).execute();
  const [one, other] = [await findId(server, 'iara'), await findId(server, 'tiago')];
  const gone = [one, other];
  const { id: chat_id } = await server.database.write(async (db) => {
    const chat = { first_id: Math.min(one, other), second_id: Math.max(one, other), created_at: new Date().toISOString() };
    const { id } = await db.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow();
    const said = { chat_id: id, sender_id: one, message: 'Até logo', busca: 'ate logo', key: 'despedida', sent_at: chat.created_at };
    await db.insertInto('chat_messages').values(said).execute();
    const blank = { contact_name: '', contact_busca: '', unseen: 0, seen_upto: 0, cleared_upto: 0, last_id: 0, typing_until: null };
    const marks = { is_important: false, is_blocked: false };
    const member = (user_id: number, contact_id: number) => ({ chat_id: id, user_id, contact_id, ...blank, ...marks });
    await db
      .insertInto('chat_members')
      .values([member(one, other), member(other, one)])
      .execute();
    return { id };
  });
  const sweep = () => purge({ database: server.database, name: 'a sweep', steps: purgeAbandonedChats }, new AbortController().signal);
  await forgetPerson(one);
  await sweep();
  expect(await chats()).toHaveLength(1);
  await forgetPerson(other);
  await sweep();
  expect(await chats()).toEqual([]);
  expect(await server.database.read.selectFrom('chat_messages').selectAll().where('chat_id', '=', chat_id).execute()).toEqual([]);
});
