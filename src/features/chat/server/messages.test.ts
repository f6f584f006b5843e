import { describe, expect, test } from 'vitest';
import type { NumberedMessage } from '../entities.ts';
import { inList, key, testChat, texts } from './testChat.ts';

const { server, admin, client, ids, lists, sendMsg, getChat, unseen, post, messages } = testChat();

describe('concurrent requests', () => {
  test('create one chat from two first messages, with both in it', async () => {
    const answers = await Promise.all([sendMsg(ids.client, 'de lá'), sendMsg(ids.admin, 'de cá', client)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const both = await Promise.all([getChat(ids.client), getChat(ids.admin, client)]);
    expect(both[0].chat.id).toBe(both[1].chat.id);
    expect(both[0].chat.chat).toHaveLength(2);
  });

  test('count twenty messages once each', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => post(ids.client, `número ${i}`)));
    expect(await unseen()).toBe(20);
    expect((await messages(ids.admin)).messages).toHaveLength(20);
  });

  test('store and count a repeated message once, if it is the same', async () => {
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
    // Keys are unique per sender.
    expect((await client(`POST /api/chat/contacts/${ids.admin}/messages`, body)).statusCode).toBe(201);
  });
});

describe('reading', () => {
  test('pages from any message in both directions, oldest first', async () => {
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

  test('says how far the contact has seen, and where the unseen messages begin', async () => {
    const [first, second, third] = [await post(ids.client, 'a'), await post(ids.client, 'b'), await post(ids.client, 'c')];
    const see = (upTo: number, call = client) => call(`PUT /api/chat/contacts/${call === client ? ids.admin : ids.client}/seen`, { upTo });
    expect((await see(first.id)).statusCode).toBe(200);
    expect([await unseen(), (await messages(ids.admin)).firstUnseen, (await messages(ids.client, admin)).seenUpto]).toEqual([
      2,
      second.id,
      first.id,
    ]);
    // Seen messages stay seen, and future ones cannot be marked.
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

  test('searches words in any spelling, in this chat only', async () => {
    await post(ids.client, 'A licitação de PAPEL foi suspensa');
    await post(ids.client, 'Ver o papelão 12/2026');
    await post(ids.adelia, 'licitação de papel');
    const search = async (q: string, call = client) =>
      texts((await call(`GET /api/chat/contacts/${ids.admin}/search?q=${encodeURIComponent(q)}`)).json());
    expect(await search('licitacoes papel')).toEqual(['A licitação de PAPEL foi suspensa']);
    expect(await search('papel')).toEqual(['A licitação de PAPEL foi suspensa']);
    expect(await search('papel*')).toEqual(['Ver o papelão 12/2026', 'A licitação de PAPEL foi suspensa']);
    expect(await search('12/2026')).toEqual(['Ver o papelão 12/2026']);
    for (const nothing of ['', '%', '"', 'inexistente']) expect(await search(nothing), nothing).toEqual([]);
  });

  test('cannot be disturbed by other users: their messages cannot contain this chat’s token, and its words match nothing', async () => {
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

  test('does not find other users’ messages', async () => {
    const { id } = await post(ids.adelia, 'entre nós');
    await post(ids.client, 'para todos verem');
    expect((await client(`GET /api/chat/contacts/${ids.admin}/messages?around=${id}`)).statusCode).toBe(404);
    expect(texts(await messages(ids.adelia))).toEqual([]);
    expect(texts(await messages(ids.admin, client, `?after=${id - 1}`))).toEqual(['para todos verem']);
    expect((await getChat(ids.adelia, client)).chat).toBeUndefined();
  });
});

describe('clearing a chat', () => {
  test('clears it for one member only, and restores it as it was', async () => {
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

  test('starts again with the next message, without earlier ones', async () => {
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

  test('clears nothing where there are no messages', async () => {
    expect((await admin(`DELETE /api/chat/contacts/${ids.client}/messages`)).json()).toEqual({ clearedUpto: 0, before: 0 });
    expect((await admin(`PUT /api/chat/contacts/${ids.client}/cleared`, { upTo: 0 })).statusCode).toBe(200);
  });
});
