// Notifications of followers about approaching dates, through all features.
import { describe, expect, test } from 'vitest';
import { businessDaysBefore } from '#brasil/server/businessDays.ts';
import { notifyAllOfDates } from '#features/follow/server/notifyDates.ts';
import { notifyAll } from '#features/notifications/server/notify.ts';
import { clockInBrasilia, dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import { noticeFacts } from '../ports/noticeFacts.ts';
import { followRow, notificationsOf, testFollowing } from './testFollowing.ts';

const { server, client, ids, notice, follow } = testFollowing();

describe('an approaching date', () => {
  const today = dayInBrasilia(new Date());
  /** Nine in the morning in Brasília, this many days from today. */
  const inDays = (days: number) => `${clockInBrasilia(new Date(startOfDayInBrasilia(today, days))).slice(0, 10)}T09:00:00`;
  const at = (days: number) => new Date(`${inDays(days)}-03:00`).toISOString();
  /** As an import writes them. */
  const set = (opens: number, closes: number) =>
    server.database.write((db) =>
      db
        .updateTable('licitacoes')
        .set({ abertura: at(opens), encerramento: at(closes) })
        .where('id', '=', notice.id)
        .execute(),
    );
  /** @returns the notified users */
  const lookAround = async (): Promise<number[]> => {
    const notified: number[] = [];
    const ports = { database: server.database, notify: notifyAll, notices: noticeFacts, onError: console.error };
    await notifyAllOfDates(ports, (ids) => notified.push(...ids), new AbortController().signal);
    return notified;
  };
  const dates = async (call: Call) => (await notificationsOf(call, 'follow.dateNear')).map(({ date, at }) => [date, at]);

  test('is notified once when the notice is followed, and again when it moves', async () => {
    await set(2, 30);
    await follow(client);
    expect((await dates(client)).filter(([date]) => date === 'abertura')).toEqual([['abertura', at(2)]]);
    await follow(client, { stage: 'proposal' });
    await lookAround();
    expect((await dates(client)).filter(([date]) => date === 'abertura')).toHaveLength(1);
    await set(3, 30);
    await lookAround();
    expect((await dates(client)).filter(([date]) => date === 'abertura')).toEqual([
      ['abertura', at(2)],
      ['abertura', at(3)],
    ]);
    expect((await notificationsOf(client, 'follow.dateNear')).at(-1)).toMatchObject({
      kind: 'licitacao',
      item: notice.id,
      name: 'Pregão Eletrônico 90007/2026',
    });
  });

  const unfollow = () => client(`DELETE /api/follows/licitacao/${notice.id}`);

  test('is taken back when the follow is undone, told again when the notice is followed again, and stays when an old follow ends', async () => {
    await set(2, 30);
    await follow(client);
    const told = await dates(client);
    expect(told).not.toEqual([]);
    await unfollow();
    expect(await dates(client)).toEqual([]);
    await follow(client);
    expect(await dates(client)).toEqual(told);
    const longAgo = new Date(Date.now() - 3_600_000).toISOString();
    await server.database.write((db) => db.updateTable('follows').set({ created_at: longAgo }).execute());
    await unfollow();
    expect(await dates(client)).toEqual(told);
  });

  test('of many notices is told once, and taken back with the last of them', async () => {
    const { licitacoes } = (await client('GET /api/licitacoes/open?perPage=12')).json() as { licitacoes: { id: number }[] };
    const items = licitacoes.map(({ id }) => id);
    await server.database.write((db) =>
      db
        .updateTable('licitacoes')
        .set({ abertura: at(2) })
        .where('id', 'in', items)
        .execute(),
    );
    const many = async (changes: object[], keeps = false) =>
      (await client('PUT /api/follows', { kind: 'licitacao', changes, keeps })).json();
    const { before } = await many(
      items.map((item) => ({ item, stage: 'interested' })),
      true,
    );
    expect(await notificationsOf(client, 'follow.datesNear')).toHaveLength(1);
    await many(before.slice(0, 5));
    expect(await notificationsOf(client, 'follow.datesNear')).toHaveLength(1);
    await many(before.slice(5));
    expect(await notificationsOf(client, 'follow.datesNear')).toEqual([]);
    expect((await client('GET /api/follows')).json().total).toBe(0);
  });

  test('of a notice followed before is not told when others are followed, so that undoing leaves the bell as it was', async () => {
    const { licitacoes } = (await client('GET /api/licitacoes/open?perPage=4')).json() as { licitacoes: { id: number }[] };
    const [earlier, ...items] = licitacoes.map(({ id }) => id) as [number, ...number[]];
    await server.database.write(async (db) => {
      await db
        .updateTable('licitacoes')
        .set({ abertura: at(2) })
        .where('id', 'in', [earlier, ...items])
        .execute();
      await db
        .insertInto('follows')
        .values({ ...followRow(at(-3)), user_id: ids.client, item_id: earlier })
        .execute();
    });
    const many = async (changes: object[]) => (await client('PUT /api/follows', { kind: 'licitacao', changes, keeps: true })).json();
    const { before } = await many([earlier, ...items].map((item) => ({ item, stage: 'interested' })));
    expect(new Set((await notificationsOf(client, 'follow.dateNear')).map(({ item }) => item))).toEqual(new Set(items));
    await many(before);
    expect((await client('GET /api/notifications')).json()).toMatchObject({ notifications: [], unread: 0 });
  });

  test('is notified as many days before as the user has chosen, or never', async () => {
    await set(20, 30);
    await follow(client);
    expect(await dates(client)).toEqual([]);
    await client('PUT /api/follows/settings', { daysBefore: null });
    await set(1, 30);
    await lookAround();
    expect(await dates(client)).toEqual([]);
    await client('PUT /api/follows/settings', { daysBefore: 1 });
    expect((await dates(client)).map(([date]) => date)).toContain('abertura');
    await client('PUT /api/follows/settings', { daysBefore: 60 });
    expect((await dates(client)).map(([date]) => date)).toContain('encerramento');
  });

  test('may be the last day for questions, three business days before the session, which opens when proposals end', async () => {
    await client('PUT /api/follows/settings', { daysBefore: 60 });
    await set(20, 30);
    await follow(client);
    const lastDay = businessDaysBefore(inDays(30).slice(0, 10), 3);
    const notified = await notificationsOf(client, 'follow.dateNear');
    expect(notified.find(({ date }) => date === 'impugnacao')).toMatchObject({
      date: 'impugnacao',
      at: startOfDayInBrasilia(lastDay),
      allDay: true,
    });
    // The same day stands on the notice.
    expect((await client(`GET /api/licitacoes/${notice.id}`)).json().impugnacao_ate).toBe(lastDay);
  });

  test('is not notified after the offer was won or lost, nor after the date', async () => {
    await set(-5, -1);
    await follow(client);
    await lookAround();
    expect(await dates(client)).toEqual([]);
    await follow(client, { stage: 'lost' });
    await set(1, 2);
    await lookAround();
    expect(await dates(client)).toEqual([]);
  });

  test('is notified again if it moves back', async () => {
    await set(2, 30);
    await follow(client);
    for (const opens of [3, 2]) {
      await set(opens, 30);
      await lookAround();
      await lookAround();
    }
    expect((await dates(client)).map(([, at]) => at)).toEqual([at(2), at(3), at(2)]);
  });

  test('is not notified while the notice is suspended', async () => {
    await set(1, 30);
    const setSituacao = (situacao_codigo: number) =>
      server.database.write((db) => db.updateTable('licitacoes').set({ situacao_codigo }).where('id', '=', notice.id).execute());
    await setSituacao(noticeFacts.suspensa);
    await follow(client);
    await lookAround();
    expect(await dates(client)).toEqual([]);
    expect((await client('GET /api/follows')).json().follows[0]).not.toHaveProperty('next');
    await setSituacao(1);
    await lookAround();
    expect((await dates(client)).map(([date]) => date)).toEqual(['abertura']);
  });

  test('is notified to users who turn notifications on again', async () => {
    await set(2, 30);
    await client('PATCH /api/account/notification', { isNotificationsOn: false });
    await follow(client);
    expect(await lookAround()).toEqual([]);
    await client('PATCH /api/account/notification', { isNotificationsOn: true });
    expect(await lookAround()).toHaveLength(1);
    expect((await dates(client)).map(([date]) => date)).toEqual(['abertura']);
  });

  test('shares one notification with many others, which displaces no others', async () => {
    const user_id = ids.client;
    await server.database.write(async (db) => {
      const open = await db
        .selectFrom('licitacoes')
        .select('id')
        .where('fonte', '=', 'demo')
        .where('encerrada', '=', false)
        .limit(40)
        .execute();
      const now = new Date().toISOString();
      await db
        .insertInto('follows')
        .values(open.map(({ id }) => ({ ...followRow(now), user_id, item_id: id })))
        .execute();
      const ids = open.map(({ id }) => id);
      await db
        .updateTable('licitacoes')
        .set({ abertura: at(-1), encerramento: at(50), situacao_codigo: 1, modalidade_codigo: 8 })
        .where('id', 'in', ids)
        .execute();
      await db
        .updateTable('licitacoes')
        .set({ encerramento: at(40) })
        .where('id', '=', ids[7] as number)
        .execute();
    });
    await client('PUT /api/follows/settings', { daysBefore: 60 });
    expect(await dates(client)).toEqual([]);
    const [gathered, ...others] = await notificationsOf(client, 'follow.datesNear');
    expect(others).toEqual([]);
    expect(gathered).toMatchObject({ count: 40, nearest: [{ date: 'encerramento', at: at(40) }, { at: at(50) }, { at: at(50) }] });
    await lookAround();
    await client('PUT /api/follows/settings', { daysBefore: 59 });
    expect(await notificationsOf(client, 'follow.datesNear')).toHaveLength(1);
  });
});
