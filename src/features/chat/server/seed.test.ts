import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findId, serverForFile } from '#kit/server/testing/testDemo.ts';
import { type Call, demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';
import type { ListedContact, NumberedMessage } from '../entities.ts';
import { moveChats } from './seed.ts';

const server = serverForFile({ demo: true });

const DAY_MS = 86_400_000;
const listsOf = async (call: Call) =>
  (await call('GET /apps/chat/chats-and-contacts')).json() as Record<'chatsContacts' | 'contacts', ListedContact[]>;
const messagesOf = async (call: Call, contact: number) =>
  (await call(`GET /api/chat/contacts/${contact}/messages?limit=200`)).json() as { messages: NumberedMessage[]; firstUnseen: number };

test.each([demoAdmin, demoClient])(
  '$email has chats of several days up to now, some of them unseen, and contacts without one',
  async (account) => {
    const call = await server.as(account);
    const { chatsContacts, contacts } = await listsOf(call);
    expect(chatsContacts.length).toBeGreaterThan(4);
    const usual = chatsContacts.filter(({ isImportant }) => !isImportant);
    const times = usual.map(({ chat }) => chat?.lastMessage?.time ?? '');
    expect([chatsContacts[0]?.isImportant, times]).toEqual([true, times.toSorted().reverse()]);
    expect(Date.now() - Date.parse(times[0] ?? '')).toBeLessThan(DAY_MS);
    expect(contacts.filter(({ chat }) => !chat).length).toBeGreaterThan(10);
    const { unseen } = (await call('GET /api/chat/unseen')).json();
    expect(unseen).toBe(chatsContacts.reduce((sum, { chat }) => sum + (chat?.unseenMsgs ?? 0), 0));
    expect(unseen).toBeGreaterThan(1);
    for (const { id, chat } of chatsContacts) {
      const { messages, firstUnseen } = await messagesOf(call, id);
      const sent = messages.map(({ time }) => time);
      expect([sent, sent.every((time) => Date.parse(time) < Date.now())]).toEqual([sent.toSorted(), true]);
      const unseenOnes = firstUnseen ? messages.filter((message) => message.id >= firstUnseen && message.senderId === id) : [];
      expect(unseenOnes).toHaveLength(chat?.unseenMsgs ?? 0);
    }
  },
);

test('leaves accounts that sign in only their own sessions, also if an earlier version had given them others', async () => {
  const sessionsOf = async (call: Call) => (await call('GET /api/auth/sessions')).json().sessions as { user_agent: string }[];
  const strangersOf = async (call: Call) => (await sessionsOf(call)).filter(({ user_agent }) => user_agent === '');
  const [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  expect([await strangersOf(admin), await strangersOf(client)]).toEqual([[], []]);

  const { read, write } = server.database;
  const remaining = async () => (await read.selectFrom('sessions').select('id').orderBy('id').execute()).map(({ id }) => id);
  const before = await remaining();
  const signIns = await read.selectFrom('users').select('id').where('is_demo', '=', true).execute();
  const now = new Date().toISOString();
  const row = { created_at: now, last_used_at: now, user_agent: '', address: '', remember_until: '9999-12-31T00:00:00.000Z' };
  const phantoms = signIns.map(({ id }) => ({ id: `phantom ${id}`, user_id: id, ...row }));
  await write((db) => db.insertInto('sessions').values(phantoms).execute());
  expect(await strangersOf(admin)).toHaveLength(1);
  const migration = await readFile('migrations/0039_presence_of_users.sql', 'utf8');
  await write((db) => sql.raw(migration).execute(db));
  expect(await remaining()).toEqual(before);
});

test('shows the seeded status of people who cannot sign in', async () => {
  const { contacts } = await listsOf(await server.as(demoAdmin));
  const statusOf = (name: string) => contacts.find(({ fullName }) => fullName === name)?.status;
  expect([statusOf('Adélia Monteverde'), statusOf('Tiago Nunes')]).toEqual(['online', 'offline']);
  const { read, write } = server.database;
  const strangers = () =>
    read.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.user_id').select('users.id').where('password', '=', '').execute();
  expect(await strangers()).toEqual([]);
  // Of an earlier version.
  const user_id = await findId(server, 'adelia.m');
  const now = new Date().toISOString();
  const row = { created_at: now, last_used_at: now, user_agent: '', address: '', remember_until: '9999-12-31T00:00:00.000Z' };
  await write((db) =>
    db
      .insertInto('sessions')
      .values({ id: 'phantom', user_id, ...row })
      .execute(),
  );
  const migration = await readFile('migrations/0049_presence.sql', 'utf8');
  await write((db) => sql.raw(migration.slice(migration.indexOf('delete from'))).execute(db));
  expect(await strangers()).toEqual([]);
});

test('moves chats with the day, except those that a user has written in', async () => {
  const admin = await server.as(demoAdmin);
  const [touched, untouched] = (await listsOf(admin)).chatsContacts.map(({ id }) => id) as [number, number];
  const newest = async (contact: number) => (await messagesOf(admin, contact)).messages[0]?.time ?? '';
  await admin('POST /apps/chat/send-msg', { obj: { contact: touched, message: 'Obrigada!' } });
  const before = [await newest(touched), await newest(untouched)];
  await server.database.write((db) => moveChats(db, new Date(Date.now() + DAY_MS)));
  expect(await newest(touched)).toBe(before[0]);
  expect(Date.parse(await newest(untouched)) - Date.parse(before[1] ?? '')).toBe(DAY_MS);
});
