import { describe, expect, test } from 'vitest';
import type { ListedContact } from '../entities.ts';
import { inList, key, type Lists, testChat, texts } from './testChat.ts';

const { server, admin, client, ids, lists, sendMsg, unseen, messages } = testChat();

describe('a contact', () => {
  const mark = (contact: number, marks: object, call = admin) => call(`PUT /api/chat/contacts/${contact}`, marks);

  test('comes first in both lists if important, also before the first message, and does not notice it', async () => {
    await sendMsg(ids.client, 'b');
    await sendMsg(ids.adelia, 'c');
    expect((await mark(ids.client, { isImportant: true })).json()).toMatchObject({ id: ids.client, isImportant: true, isBlocked: false });
    await mark(ids.iara, { isImportant: true });
    const { chatsContacts, contacts } = await lists();
    expect(chatsContacts.map(({ id }) => id)).toEqual([ids.client, ids.adelia]);
    expect(contacts.slice(0, 2).map(({ id, chat }) => [id, chat !== undefined])).toEqual([
      [ids.iara, false],
      [ids.client, true],
    ]);
    expect(inList((await lists(client)).chatsContacts, ids.admin)).toMatchObject({ isImportant: false });
    expect((await sendMsg(ids.iara, 'primeira')).json().response.chat).toMatchObject({ userId: ids.iara });
  });

  test('cannot write or be written to while blocked; earlier messages stay', async () => {
    await sendMsg(ids.client, 'antes');
    await mark(ids.admin, { isBlocked: true }, client);
    for (const refused of [
      await sendMsg(ids.client, 'x'),
      await admin(`POST /api/chat/contacts/${ids.client}/messages`, { message: 'x', key: key() }),
    ])
      expect(refused.json()).toMatchObject({ type: 'chat-blocked', status: 403, title: 'Esta pessoa não recebe suas mensagens.' });
    expect((await sendMsg(ids.admin, 'y', client)).json()).toMatchObject({ type: 'chat-blocking', status: 403 });
    expect(texts(await messages(ids.admin))).toEqual(['antes']);
    expect(await unseen()).toBe(1);
    expect((await admin(`GET /api/chat/contacts/${ids.client}`)).json()).toMatchObject({ isBlocked: false });
    await mark(ids.admin, { isBlocked: false }, client);
    expect((await sendMsg(ids.client, 'depois')).statusCode).toBe(201);
  });

  test('can be blocked before they have written', async () => {
    await mark(ids.admin, { isBlocked: true }, client);
    expect((await sendMsg(ids.client, 'x')).statusCode).toBe(403);
    expect((await lists(client)).chatsContacts).toEqual([]);
  });

  test('has a card with their details', async () => {
    expect((await admin(`GET /api/chat/contacts/${ids.adelia}`, undefined, { 'accept-language': 'de' })).json()).toEqual({
      ...{ id: ids.adelia, fullName: 'Adélia Monteverde', role: 'Redakteur', about: '', avatar: '', status: 'offline' },
      ...{ isImportant: false, isBlocked: false, isActive: true },
      ...{ email: 'adelia.m@clara.example.com', phone: '(31) 5550-0142', company: 'Prefeitura de Serra Clara', country: 'Brasil' },
    });
  });

  test('is found by part of the name, with or without a chat', async () => {
    await sendMsg(ids.adelia, 'oi');
    const find = async (q: string) => (await admin(`GET /api/chat/contacts?q=${encodeURIComponent(q)}`)).json() as Lists;
    const found = await find('ÁDELIA');
    expect(found.chatsContacts.map(({ id }) => id)).toEqual([ids.adelia]);
    expect(found.contacts).toEqual([]);
    expect((await find('tiago')).chatsContacts).toEqual([]);
    expect((await find('tiago')).contacts.map(({ id }) => id)).toEqual([ids.client]);
    expect((await find('helena')).contacts).toEqual([]);
    expect((await find('%')).contacts).toEqual([]);
  });

  test('is listed by pages, with the beginning of the last message', async () => {
    await sendMsg(ids.adelia, 'a');
    await sendMsg(ids.client, `${'longo '.repeat(100)}`);
    await mark(ids.iara, { isImportant: true });
    const page = async (query: string) => (await admin(`GET /api/chat/contacts?${query}`)).json();
    const first = await page('chats=1&contacts=2');
    expect(first).toMatchObject({
      chatsContacts: [{ id: ids.client, chat: { lastMessage: { message: 'longo '.repeat(100).slice(0, 160) } } }],
      contacts: [{ id: ids.iara }, {}],
      profileUser: { id: ids.admin, fullName: 'Helena Prado' },
      ...{ hasMoreChats: true, hasMoreContacts: true },
    });
    const all = await page('contacts=1000');
    expect(all.chatsContacts.map(({ id }: ListedContact) => id)).toEqual([ids.client, ids.adelia]);
    expect([all.hasMoreChats, all.hasMoreContacts]).toEqual([false, false]);
    const whole = (await lists()).contacts.filter(({ chat }) => !chat);
    expect(all.contacts).toEqual(whole);
  });

  test('gets no chat row from a mark that changes nothing', async () => {
    for (const marks of [{}, { isImportant: false }, { isBlocked: false }]) expect((await mark(ids.client, marks)).statusCode).toBe(200);
    expect(await server.database.read.selectFrom('chats').selectAll().execute()).toEqual([]);
  });
});
