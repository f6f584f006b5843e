import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import type { ListedContact, NumberedMessage } from '../entities.ts';

let server: TestServer;
let admin: Call;
let client: Call;
/** `adelia` cannot sign in, as everybody else of the demonstration; `eulalia` is no contact, for her account is not active. */
let ids: Record<'admin' | 'client' | 'adelia' | 'eulalia' | 'iara', number>;
beforeAll(async () => {
  server = await testServer({ demo: true });
  [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  const users = await server.database.read.selectFrom('users').select(['id', 'username']).execute();
  const idOf = (name: string) => users.find(({ username }) => username === name)?.id as number;
  ids = { admin: idOf('helena'), client: idOf('tiago'), adelia: idOf('adelia.m'), eulalia: idOf('eulalia'), iara: idOf('iara') };
});
beforeEach(() =>
  server.database.write(async (db) => {
    await db.deleteFrom('chats').execute();
    await db.deleteFrom('chat_profiles').execute();
    await db.deleteFrom('sessions').where('user_id', 'not in', [ids.admin, ids.client]).execute();
  }),
);
afterAll(() => server.close());

type Lists = { chatsContacts: ListedContact[]; contacts: ListedContact[]; profileUser: object };
const lists = async (call = admin): Promise<Lists> => (await call('GET /apps/chat/chats-and-contacts')).json();
const inList = (list: ListedContact[], id: number) => list.find((contact) => contact.id === id);
const sendMsg = (contact: unknown, message: unknown, call = admin) => call('POST /apps/chat/send-msg', { obj: { contact, message } });
const getChat = async (id: number | string, call = admin) => (await call(`GET /apps/chat/get-chat?id=${id}`)).json();
const unseen = async (call = client): Promise<number> => (await call('GET /api/chat/unseen')).json().unseen;
const key = () => crypto.randomUUID();
const post = async (contact: number, message: string, call = admin): Promise<NumberedMessage> => {
  const answer = await call(`POST /api/chat/contacts/${contact}/messages`, { message, key: key() });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const messages = async (contact: number, call = client, query = '') =>
  (await call(`GET /api/chat/contacts/${contact}/messages${query}`)).json() as {
    messages: NumberedMessage[];
    hasOlder: boolean;
    hasNewer: boolean;
    seenUpto: number;
    firstUnseen: number;
  };
const texts = (found: { messages: { message: string }[] }) => found.messages.map(({ message }) => message);

describe('the calls of the specification', () => {
  test('everybody who may sign in is a contact, by name, but the caller; and nobody has a chat at first', async () => {
    const { chatsContacts, contacts, profileUser } = await lists();
    expect(chatsContacts).toEqual([]);
    const names = contacts.map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt')));
    expect(contacts.map(({ id }) => id)).toContain(ids.client);
    for (const nobody of [ids.admin, ids.eulalia]) expect(inList(contacts, nobody)).toBeUndefined();
    expect(inList(contacts, ids.client)).toEqual({
      ...{ id: ids.client, fullName: 'Tiago Nunes', role: 'Analista de propostas', about: '', avatar: '', status: 'online' },
      ...{ isImportant: false, isBlocked: false, isActive: true },
    });
    expect(profileUser).toEqual({ id: ids.admin, avatar: '', fullName: 'Helena Prado', status: 'online' });
  });

  test('the first message makes the chat, for both, and says so', async () => {
    expect(await getChat(ids.client)).toEqual({ contact: expect.objectContaining({ id: ids.client, fullName: 'Tiago Nunes' }) });
    const answer = await sendMsg(ids.client, '  Olá!  ');
    expect(answer.statusCode).toBe(201);
    const { response } = answer.json();
    const newMessageData = { message: 'Olá!', time: expect.any(String), senderId: ids.admin };
    expect(response).toEqual({
      ...{ newMessageData, id: ids.client },
      chat: { id: expect.any(Number), userId: ids.client, unseenMsgs: 0, chat: [newMessageData] },
    });
    const second = (await sendMsg(ids.client, 'Tudo bem?')).json().response;
    expect(second).toEqual({ newMessageData: expect.objectContaining({ message: 'Tudo bem?' }), id: ids.client });
    expect((await lists()).chatsContacts).toMatchObject([
      { id: ids.client, chat: { id: response.chat.id, unseenMsgs: 0, lastMessage: second.newMessageData } },
    ]);
    const theirs = await lists(client);
    expect(theirs.chatsContacts).toMatchObject([{ id: ids.admin, chat: { id: response.chat.id, unseenMsgs: 2 } }]);
    expect(inList(theirs.contacts, ids.admin)?.chat).toEqual(theirs.chatsContacts[0]?.chat);
  });

  test('opening a chat sets its unseen messages to zero and shows all of it', async () => {
    await sendMsg(ids.client, 'um');
    await sendMsg(ids.client, 'dois');
    expect(await unseen()).toBe(2);
    const { chat, contact } = await getChat(ids.admin, client);
    expect(chat).toMatchObject({ userId: ids.admin, unseenMsgs: 0, chat: [{ message: 'um', senderId: ids.admin }, { message: 'dois' }] });
    expect(Object.keys(contact).toSorted()).toEqual(['about', 'avatar', 'fullName', 'id', 'role', 'status']);
    expect((await lists(client)).chatsContacts).toMatchObject([{ chat: { unseenMsgs: 0 } }]);
    expect(await unseen()).toBe(0);
  });

  test('the contact is taken by its number, the same as text, or the object that the template posts, with the chat beside it', async () => {
    const selected = { ...(await getChat(ids.client)), message: 'inteiro' };
    const answer = await admin('POST /apps/chat/send-msg', { obj: selected });
    expect(answer.statusCode).toBe(201);
    expect((await sendMsg(String(ids.client), 'texto')).statusCode).toBe(201);
    expect((await admin('POST /apps/chat/send-msg', { obj: { ...(await getChat(ids.client)), message: 'de novo' } })).statusCode).toBe(201);
    expect((await getChat(ids.admin, client)).chat.chat).toMatchObject([
      { message: 'inteiro' },
      { message: 'texto' },
      { message: 'de novo' },
    ]);
  });

  test('the newest chat comes first', async () => {
    await sendMsg(ids.adelia, 'a');
    await sendMsg(ids.client, 'b');
    await sendMsg(ids.iara, 'c');
    await sendMsg(ids.adelia, 'd');
    expect((await lists()).chatsContacts.map(({ id }) => id)).toEqual([ids.adelia, ids.iara, ids.client]);
  });

  test.each([
    [{ contact: 1 }, 'body.obj.message', 'é obrigatório'],
    [{ contact: 1, message: '   ' }, 'body.obj.message', 'deve ter ao menos 1 caracteres'],
    [{ contact: 1, message: 'x'.repeat(4001) }, 'body.obj.message', 'deve ter no máximo 4000 caracteres'],
    [{ contact: 1, message: 5 }, 'body.obj.message', 'deve ser do tipo string'],
    [{ message: 'x' }, 'body.obj.contact', 'é obrigatório'],
    [{ contact: {}, message: 'x' }, 'body.obj.contact', 'é obrigatório'],
    [{ contact: 'eu', message: 'x' }, 'body.obj.contact', 'deve ser do tipo integer'],
    [{ contact: -1, message: 'x' }, 'body.obj.contact', 'deve ser do tipo integer'],
    ['x', 'body.obj', 'deve ser do tipo object'],
  ])('%j is no message: %s %s', async (obj, path, message) => {
    const answer = await admin('POST /apps/chat/send-msg', { obj });
    expect([answer.statusCode, answer.json().faults]).toEqual([400, [{ path, message }]]);
  });

  test('a message of 4,000 characters goes, whatever they are', async () => {
    expect((await sendMsg(ids.client, '😀'.repeat(4000))).statusCode).toBe(201);
  });

  test('who is no contact is not there: nobody, oneself, and whoever may not sign in', async () => {
    for (const nobody of [999_999, ids.admin, ids.eulalia]) {
      expect((await sendMsg(nobody, 'Olá')).json()).toMatchObject({ type: 'not-found', status: 404 });
      expect((await admin(`GET /apps/chat/get-chat?id=${nobody}`)).statusCode).toBe(404);
      for (const call of [
        `GET /api/chat/contacts/${nobody}`,
        `GET /api/chat/contacts/${nobody}/messages`,
        `GET /api/chat/contacts/${nobody}/search?q=x`,
        `DELETE /api/chat/contacts/${nobody}/messages`,
      ])
        expect((await admin(call)).statusCode, call).toBe(404);
      expect((await admin(`PUT /api/chat/contacts/${nobody}`, { isImportant: true })).statusCode).toBe(404);
      expect((await admin(`PUT /api/chat/typing/${nobody}`, { isTyping: true })).statusCode).toBe(404);
    }
  });

  test('what one says of oneself is kept, and others see it', async () => {
    const { settings } = (await client('GET /apps/chat/users/profile-user')).json();
    expect(settings).toEqual({ isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true });
    const saved = await client('PUT /api/chat/profile', { about: ' Só de manhã. ', status: 'busy', isNotificationsOn: false });
    expect(saved.json()).toEqual({
      ...{ id: ids.client, avatar: '', fullName: 'Tiago Nunes', role: 'Analista de propostas', about: 'Só de manhã.', status: 'busy' },
      settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: false },
    });
    expect((await client('GET /apps/chat/users/profile-user')).json()).toEqual(saved.json());
    expect(inList((await lists()).contacts, ids.client)).toMatchObject({ about: 'Só de manhã.', status: 'busy' });
    expect((await client('GET /api/account')).json().notification.isNotificationsOn).toBe(false);
    await client('PUT /api/chat/profile', { isNotificationsOn: true });
    expect((await client('GET /apps/chat/users/profile-user')).json()).toMatchObject({ about: 'Só de manhã.', status: 'busy' });
    expect((await client('PUT /api/chat/profile', { about: 'x'.repeat(121) })).statusCode).toBe(400);
    expect((await client('PUT /api/chat/profile', { status: 'asleep' })).statusCode).toBe(400);
  });

  test('online is who is signed in, whatever else they say of themselves, and away only who is there', async () => {
    const saysOf = async (said: object) => {
      await server.database.write((db) => db.deleteFrom('chat_profiles').execute());
      await client('PUT /api/chat/profile', said);
      const sessions = await server.database.read.selectFrom('sessions').selectAll().where('user_id', '=', ids.client).execute();
      const shown = async () => (await admin(`GET /api/chat/contacts/${ids.client}`)).json().status;
      const here = await shown();
      await server.database.write((db) =>
        db.updateTable('sessions').set({ user_id: ids.iara }).where('user_id', '=', ids.client).execute(),
      );
      const gone = await shown();
      for (const { id } of sessions)
        await server.database.write((db) => db.updateTable('sessions').set({ user_id: ids.client }).where('id', '=', id).execute());
      return [here, gone];
    };
    expect(await saysOf({ about: 'Só de manhã.' })).toEqual(['online', 'offline']);
    expect(await saysOf({ status: 'online' })).toEqual(['online', 'offline']);
    expect(await saysOf({ status: 'away' })).toEqual(['away', 'offline']);
    expect(await saysOf({ status: 'busy' })).toEqual(['busy', 'busy']);
  });
});

describe('what two do at once', () => {
  test('two first messages make one chat, and both are in it', async () => {
    const answers = await Promise.all([sendMsg(ids.client, 'de lá'), sendMsg(ids.admin, 'de cá', client)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const both = await Promise.all([getChat(ids.client), getChat(ids.admin, client)]);
    expect(both[0].chat.id).toBe(both[1].chat.id);
    expect(both[0].chat.chat).toHaveLength(2);
  });

  test('twenty messages at once are all counted, once each', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => post(ids.client, `número ${i}`)));
    expect(await unseen()).toBe(20);
    expect((await messages(ids.admin)).messages).toHaveLength(20);
  });

  test('a message that is sent again is kept once, and counted once, as long as it is the same', async () => {
    const [route, body] = [`POST /api/chat/contacts/${ids.client}/messages`, { message: 'uma vez', key: key() }];
    const answers = await Promise.all([admin(route, body), admin(route, body), admin(route, { ...body, message: ' uma vez ' })]);
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ statusCode: 201 });
    expect(answers[0]?.json()).toEqual({
      id: expect.any(Number),
      key: body.key,
      message: 'uma vez',
      time: expect.any(String),
      senderId: ids.admin,
    });
    expect([await unseen(), texts(await messages(ids.admin))]).toEqual([1, ['uma vez']]);
    expect((await admin(route, { ...body, message: 'outra' })).json()).toMatchObject({ type: 'conflict', status: 409 });
    expect((await admin(`POST /api/chat/contacts/${ids.adelia}/messages`, body)).statusCode).toBe(409);
    expect(inList((await lists()).contacts, ids.adelia)?.chat).toBeUndefined();
    // The key is the sender's own.
    expect((await client(`POST /api/chat/contacts/${ids.admin}/messages`, body)).statusCode).toBe(201);
  });
});

describe('reading', () => {
  test('goes back and forth from any message, the oldest first', async () => {
    const sent: NumberedMessage[] = [];
    for (let i = 0; i < 7; i++) sent.push(await post(ids.client, `m${i}`, admin));
    const id = (place: number) => sent[place]?.id;
    const page = (query: string) => messages(ids.admin, client, query);
    expect(await messages(ids.admin)).toMatchObject({ hasOlder: false, hasNewer: false, firstUnseen: id(0), messages: sent });
    const pages: [string, string[], boolean, boolean][] = [
      ['?limit=3', ['m4', 'm5', 'm6'], true, false],
      [`?limit=3&before=${id(4)}`, ['m1', 'm2', 'm3'], true, true],
      [`?limit=3&before=${id(1)}`, ['m0'], false, true],
      [`?limit=3&before=${id(0)}`, [], false, true],
      [`?limit=3&after=${id(1)}`, ['m2', 'm3', 'm4'], true, true],
      [`?limit=3&after=${id(6)}`, [], true, false],
      [`?limit=3&around=${id(3)}`, ['m2', 'm3', 'm4'], true, true],
      [`?limit=4&around=${id(0)}`, ['m0', 'm1', 'm2', 'm3'], false, true],
    ];
    for (const [query, expected, hasOlder, hasNewer] of pages) {
      const found = await page(query);
      expect({ texts: texts(found), hasOlder: found.hasOlder, hasNewer: found.hasNewer }, query).toEqual({
        texts: expected,
        hasOlder,
        hasNewer,
      });
    }
    expect((await client(`GET /api/chat/contacts/${ids.admin}/messages?limit=201`)).statusCode).toBe(400);
  });

  test('says up to where the other has seen, and from where oneself has not', async () => {
    const [first, second, third] = [await post(ids.client, 'a'), await post(ids.client, 'b'), await post(ids.client, 'c')];
    const see = (upTo: number, call = client) => call(`PUT /api/chat/contacts/${call === client ? ids.admin : ids.client}/seen`, { upTo });
    expect((await see(first.id)).statusCode).toBe(200);
    expect([await unseen(), (await messages(ids.admin)).firstUnseen, (await messages(ids.client, admin)).seenUpto]).toEqual([
      2,
      second.id,
      first.id,
    ]);
    // What was seen stays so, and what is not there yet cannot be.
    await see(third.id + 1000);
    await see(first.id);
    expect([await unseen(), (await messages(ids.admin)).firstUnseen, (await messages(ids.client, admin)).seenUpto]).toEqual([
      0,
      0,
      third.id,
    ]);
    await see(third.id, admin);
    const fourth = await post(ids.client, 'd');
    expect([await unseen(), (await messages(ids.admin)).firstUnseen]).toEqual([1, fourth.id]);
  });

  test('finds words however they are spelt, in this chat alone', async () => {
    await post(ids.client, 'A licitação de PAPEL foi suspensa');
    await post(ids.client, 'Ver o papelão 12/2026');
    await post(ids.adelia, 'licitação de papel');
    const search = async (q: string, call = client) =>
      texts((await call(`GET /api/chat/contacts/${ids.admin}/search?q=${encodeURIComponent(q)}`)).json());
    expect(await search('licitacoes papel')).toEqual(['A licitação de PAPEL foi suspensa']);
    expect(await search('papel')).toEqual(['Ver o papelão 12/2026', 'A licitação de PAPEL foi suspensa']);
    expect(await search('12/2026')).toEqual(['Ver o papelão 12/2026']);
    for (const nothing of ['', '%', '"', 'inexistente']) expect(await search(nothing), nothing).toEqual([]);
  });

  test('finds what others cannot hide: in a long chat they write no other chat’s mark, and words of the mark find nothing', async () => {
    const { id } = await post(ids.client, 'A licitação foi suspensa');
    const row = await server.database.read.selectFrom('chat_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const theirs = await post(ids.adelia, 'oi');
    const other = await server.database.read
      .selectFrom('chat_messages')
      .select('chat_id')
      .where('id', '=', theirs.id)
      .executeTakeFirstOrThrow();
    const [mark = ''] = row.busca.split(' ');
    const many = (chat_id: number, length: number, message: string, busca: string) =>
      Array.from({ length }, () => ({ chat_id, message, busca, sender_id: ids.admin, key: key(), sent_at: row.sent_at }));
    await server.database.write(async (db) => {
      const rows = [...many(row.chat_id, 2001, 'bom dia', `${mark} bom dia `), ...many(other.chat_id, 101, 'x', `${mark} licitacao `)];
      for (let at = 0; at < rows.length; at += 300)
        await db
          .insertInto('chat_messages')
          .values(rows.slice(at, at + 300))
          .execute();
    });
    const search = async (q: string) =>
      texts((await client(`GET /api/chat/contacts/${ids.admin}/search?q=${encodeURIComponent(q)}`)).json());
    expect(await search('licitação')).toEqual(['A licitação foi suspensa']);
    expect([await search('conversa'), await search(mark)]).toEqual([[], []]);
  });

  test('another’s messages are not there', async () => {
    const { id } = await post(ids.adelia, 'entre nós');
    await post(ids.client, 'para todos verem');
    expect((await client(`GET /api/chat/contacts/${ids.admin}/messages?around=${id}`)).statusCode).toBe(404);
    expect(texts(await messages(ids.adelia))).toEqual([]);
    expect(texts(await messages(ids.admin, client, `?after=${id - 1}`))).toEqual(['para todos verem']);
    expect((await getChat(ids.adelia, client)).chat).toBeUndefined();
  });
});

describe('clearing a chat away', () => {
  test('takes it from oneself alone, and back again as it was', async () => {
    const first = await post(ids.client, 'a');
    await client(`PUT /api/chat/contacts/${ids.admin}/seen`, { upTo: first.id });
    const second = await post(ids.client, 'b');
    const cleared = await client(`DELETE /api/chat/contacts/${ids.admin}/messages`);
    expect(cleared.json()).toEqual({ clearedUpto: second.id, before: 0 });
    expect([await unseen(), (await lists(client)).chatsContacts, texts(await messages(ids.admin))]).toEqual([0, [], []]);
    expect((await getChat(ids.admin, client)).chat).toBeUndefined();
    expect((await client(`GET /api/chat/contacts/${ids.admin}/messages?around=${first.id}`)).json().messages).toEqual([]);
    expect((await client(`GET /api/chat/contacts/${ids.admin}/search?q=a`)).json().messages).toEqual([]);
    expect(texts(await messages(ids.client, admin))).toEqual(['a', 'b']);
    expect((await messages(ids.client, admin)).seenUpto).toBe(first.id);

    await client(`PUT /api/chat/contacts/${ids.admin}/cleared`, { upTo: cleared.json().before });
    expect([await unseen(), (await messages(ids.admin)).firstUnseen, texts(await messages(ids.admin))]).toEqual([1, second.id, ['a', 'b']]);
    expect((await lists(client)).chatsContacts).toMatchObject([{ chat: { unseenMsgs: 1, lastMessage: { message: 'b' } } }]);
  });

  test('the next message begins it anew, with nothing of before', async () => {
    await post(ids.client, 'antes');
    const { before } = (await client(`DELETE /api/chat/contacts/${ids.admin}/messages`)).json();
    const { response } = (await sendMsg(ids.admin, 'depois', client)).json();
    expect(response.chat).toMatchObject({ chat: [{ message: 'depois' }] });
    expect((await getChat(ids.admin, client)).chat.chat).toMatchObject([{ message: 'depois' }]);
    expect((await getChat(ids.client)).chat.chat).toHaveLength(2);
    const again = (await client(`DELETE /api/chat/contacts/${ids.admin}/messages`)).json();
    await client(`PUT /api/chat/contacts/${ids.admin}/cleared`, { upTo: again.before });
    expect(texts(await messages(ids.admin))).toEqual(['depois']);
    await client(`PUT /api/chat/contacts/${ids.admin}/cleared`, { upTo: before });
    expect(texts(await messages(ids.admin))).toEqual(['antes', 'depois']);
  });

  test('where nothing was said nothing is cleared', async () => {
    expect((await admin(`DELETE /api/chat/contacts/${ids.client}/messages`)).json()).toEqual({ clearedUpto: 0, before: 0 });
    expect((await admin(`PUT /api/chat/contacts/${ids.client}/cleared`, { upTo: 0 })).statusCode).toBe(200);
  });
});

describe('how one sees a contact', () => {
  const mark = (contact: number, marks: object, call = admin) => call(`PUT /api/chat/contacts/${contact}`, marks);

  test('important ones come first in both lists, also before the first message, and others do not hear of it', async () => {
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

  test('who is blocked cannot write, nor can who blocks, until it is taken back; what was said stays', async () => {
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

  test('somebody can be blocked before they have written', async () => {
    await mark(ids.admin, { isBlocked: true }, client);
    expect((await sendMsg(ids.client, 'x')).statusCode).toBe(403);
    expect((await lists(client)).chatsContacts).toEqual([]);
  });

  test('a contact’s card says how to reach them', async () => {
    expect((await admin(`GET /api/chat/contacts/${ids.adelia}`, undefined, { 'accept-language': 'de' })).json()).toEqual({
      ...{ id: ids.adelia, fullName: 'Adélia Monteverde', role: 'Redakteur', about: '', avatar: '', status: 'offline' },
      ...{ isImportant: false, isBlocked: false, isActive: true },
      ...{ email: 'adelia.m@clara.example.com', phone: '(31) 5550-0142', company: 'Prefeitura de Serra Clara', country: 'Brasil' },
    });
  });

  test('are found by what their name contains, chats and contacts', async () => {
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

  test('are listed by pages: chats, whoever has none, and as much of the last message as a line shows', async () => {
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

  test('a mark that changes nothing begins nothing', async () => {
    for (const marks of [{}, { isImportant: false }, { isBlocked: false }]) expect((await mark(ids.client, marks)).statusCode).toBe(200);
    expect(await server.database.read.selectFrom('chats').selectAll().execute()).toEqual([]);
  });
});

describe('typing', () => {
  const typing = async (call: Call): Promise<number[]> => (await call('GET /api/chat/typing')).json().contacts;
  const say = (isTyping: boolean) => admin(`PUT /api/chat/typing/${ids.client}`, { isTyping });

  test('is told to the contact until it stops or the message comes', async () => {
    await say(true);
    expect(await typing(client)).toEqual([]);
    await sendMsg(ids.client, 'a');
    await say(true);
    expect([await typing(client), await typing(admin)]).toEqual([[ids.admin], []]);
    await say(false);
    expect(await typing(client)).toEqual([]);
    await say(true);
    await sendMsg(ids.client, 'b');
    expect(await typing(client)).toEqual([]);
  });

  test('is over after six seconds, and not shown of who is blocked', async () => {
    await sendMsg(ids.client, 'a');
    await say(true);
    const { typing_until } = await server.database.read
      .selectFrom('chat_members')
      .select('typing_until')
      .where('user_id', '=', ids.admin)
      .executeTakeFirstOrThrow();
    const left = Date.parse(typing_until ?? '') - Date.now();
    expect(left > 4000 && left <= 6000).toBe(true);
    await server.database.write((db) =>
      db
        .updateTable('chat_members')
        .set({ typing_until: new Date(Date.now() - 1).toISOString() })
        .execute(),
    );
    expect(await typing(client)).toEqual([]);
    await say(true);
    await client(`PUT /api/chat/contacts/${ids.admin}`, { isBlocked: true });
    expect(await typing(client)).toEqual([]);
  });
});
