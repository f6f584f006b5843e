import { describe, expect, test } from 'vitest';
import type { Call } from '#kit/server/testing/testServer.ts';
import { inList, testChat } from './testChat.ts';

const { server, admin, client, ids, lists, sendMsg, getChat, unseen } = testChat();

describe('the specification’s calls', () => {
  test('list all active accounts by name except the caller, without chats at first', async () => {
    const { chatsContacts, contacts, profileUser } = await lists();
    expect(chatsContacts).toEqual([]);
    const names = contacts.map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt')));
    expect(contacts.map(({ id }) => id)).toContain(ids.client);
    for (const nobody of [ids.admin, ids.eulalia]) expect(inList(contacts, nobody)).toBeUndefined();
    expect(inList(contacts, ids.client)).toEqual({
      ...{ id: ids.client, fullName: 'Tiago Nunes', role: 'Analista de propostas', about: '', avatar: '', status: 'offline' },
      ...{ isImportant: false, isBlocked: false, isActive: true },
    });
    expect(profileUser).toEqual({ id: ids.admin, avatar: '', fullName: 'Helena Prado', status: 'online' });
  });

  test('create the chat for both with the first message, and return it', async () => {
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

  test('return the whole chat and mark it as seen when it is opened', async () => {
    await sendMsg(ids.client, 'um');
    await sendMsg(ids.client, 'dois');
    expect(await unseen()).toBe(2);
    const { chat, contact } = await getChat(ids.admin, client);
    expect(chat).toMatchObject({ userId: ids.admin, unseenMsgs: 0, chat: [{ message: 'um', senderId: ids.admin }, { message: 'dois' }] });
    expect(Object.keys(contact).toSorted()).toEqual(['about', 'avatar', 'fullName', 'id', 'role', 'status']);
    expect((await lists(client)).chatsContacts).toMatchObject([{ chat: { unseenMsgs: 0 } }]);
    expect(await unseen()).toBe(0);
  });

  test('accept the contact as a number, as text, or as the object that the template sends, with the chat', async () => {
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

  test('list the newest chat first', async () => {
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

  test('accept a message of 4,000 characters of any kind', async () => {
    expect((await sendMsg(ids.client, '😀'.repeat(4000))).statusCode).toBe(201);
  });

  test('answer 404 for missing, inactive and own accounts', async () => {
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

  test('save the profile, which others see', async () => {
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

  test('show online and away only with an open browser; busy and offline as chosen', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const shown = async (id = ids.client) => (await admin(`GET /api/chat/contacts/${id}`)).json().status;
    const shownWhen = async (seen: number, active: number) => {
      const row = { user_id: ids.client, server: 'test', seen_at: minutesAgo(seen), active_at: minutesAgo(active) };
      await server.database.write(async (db) => {
        await db.deleteFrom('presence').execute();
        await db.insertInto('presence').values(row).execute();
      });
      return shown();
    };
    /** Online, idle, and disconnected without notice. */
    const statuses = async () => [await shownWhen(0, 5), await shownWhen(0, 11), await shownWhen(2, 2)];
    expect(await shown()).toBe('offline');
    expect(await statuses()).toEqual(['online', 'away', 'offline']);
    for (const [status, expected] of [
      ['online', ['online', 'away', 'offline']],
      ['away', ['away', 'away', 'offline']],
      ['busy', ['busy', 'busy', 'busy']],
      ['offline', ['offline', 'offline', 'offline']],
    ] as const) {
      await client('PUT /api/chat/profile', { status });
      expect(await statuses()).toEqual(expected);
      expect((await client('GET /apps/chat/users/profile-user')).json().status).toBe(status);
    }
    // She has no password, so her status is that of the seed data.
    const said = { user_id: ids.adelia, about: '', status: 'away' as const };
    await server.database.write((db) => db.insertInto('chat_profiles').values(said).execute());
    expect([await shown(ids.adelia), await shown(ids.iara)]).toEqual(['away', 'offline']);
  });

  test('make an account online by a stream, not by a session; reported activity ends being away', async () => {
    const idle = { user_id: ids.client, server: 'test', seen_at: new Date().toISOString(), active_at: null };
    await server.database.write((db) => db.insertInto('presence').values(idle).execute());
    const shown = async () => (await admin(`GET /api/chat/contacts/${ids.client}`)).json().status;
    expect(await shown()).toBe('away');
    expect((await client('PUT /api/chat/activity')).statusCode).toBe(200);
    expect(await shown()).toBe('online');
    await server.database.write((db) => db.deleteFrom('presence').where('server', '=', 'test').execute());
    expect(await shown()).toBe('offline');
  });
});

describe('typing', () => {
  const typing = async (call: Call): Promise<number[]> => (await call('GET /api/chat/typing')).json().contacts;
  const say = (isTyping: boolean) => admin(`PUT /api/chat/typing/${ids.client}`, { isTyping });

  test('is published to the contact until it stops or the message arrives', async () => {
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

  test('ends after six seconds, and is hidden for blocked contacts', async () => {
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
