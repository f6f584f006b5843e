// What followers hear of dates that come near, through all features that have a part in it.
import { describe, expect, test } from 'vitest';
import { clockInBrasilia, dayInBrasilia, startOfDayInBrasilia } from '#brasil/clock.ts';
import { businessDaysBefore } from '#brasil/server/businessDays.ts';
import { notifyAllOfDates } from '#features/follow/server/notifyDates.ts';
import { notifyAll } from '#features/notifications/server/notify.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import { noticeFacts } from '../ports/noticeFacts.ts';
import { heard, testFollowing } from './testFollowing.ts';

const { server, client, ids, notice, follow } = testFollowing();

describe('a date that comes near', () => {
  const today = dayInBrasilia(new Date());
  /** At nine in the morning in Brasília, so many days from today. */
  const inDays = (days: number) => `${clockInBrasilia(new Date(startOfDayInBrasilia(today, days))).slice(0, 10)}T09:00:00`;
  const at = (days: number) => new Date(`${inDays(days)}-03:00`).toISOString();
  /** As an import writes it. */
  const set = (opens: number, closes: number) =>
    server.database.write((db) =>
      db
        .updateTable('licitacoes')
        .set({ abertura: at(opens), encerramento: at(closes) })
        .where('id', '=', notice.id)
        .execute(),
    );
  /** @returns who was told */
  const lookAround = async (): Promise<number[]> => {
    const told: number[] = [];
    const ports = { database: server.database, notify: notifyAll, notices: noticeFacts, onError: console.error };
    await notifyAllOfDates(ports, (ids) => told.push(...ids), new AbortController().signal);
    return told;
  };
  const dates = async (call: Call) => (await heard(call, 'follow.dateNear')).map(({ date, at }) => [date, at]);

  test('is told when it is followed, once, and again when it moves', async () => {
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
    expect((await heard(client, 'follow.dateNear')).at(-1)).toMatchObject({
      kind: 'licitacao',
      item: notice.id,
      name: 'Pregão Eletrônico 90007/2026',
    });
  });

  test('is told so many days before as one has chosen, or never', async () => {
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
    const told = await heard(client, 'follow.dateNear');
    expect(told.find(({ date }) => date === 'impugnacao')).toMatchObject({
      date: 'impugnacao',
      at: startOfDayInBrasilia(lastDay),
      allDay: true,
    });
  });

  test('is not told to whoever has won or lost, nor when it has passed', async () => {
    await set(-5, -1);
    await follow(client);
    await lookAround();
    expect(await dates(client)).toEqual([]);
    await follow(client, { stage: 'lost' });
    await set(1, 2);
    await lookAround();
    expect(await dates(client)).toEqual([]);
  });

  test('is told again where it moves back to where it was', async () => {
    await set(2, 30);
    await follow(client);
    for (const opens of [3, 2]) {
      await set(opens, 30);
      await lookAround();
      await lookAround();
    }
    expect((await dates(client)).map(([, at]) => at)).toEqual([at(2), at(3), at(2)]);
  });

  test('is none while the notice is suspended', async () => {
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

  test('is told to whoever wanted no notifications once they want them again', async () => {
    await set(2, 30);
    await client('PATCH /api/account/notification', { isNotificationsOn: false });
    await follow(client);
    expect(await lookAround()).toEqual([]);
    await client('PATCH /api/account/notification', { isNotificationsOn: true });
    expect(await lookAround()).toHaveLength(1);
    expect((await dates(client)).map(([date]) => date)).toEqual(['abertura']);
  });

  test('comes in one notification with many others, which push nothing else out', async () => {
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
      const own = {
        user_id,
        kind: 'licitacao',
        stage: 'interested',
        priority: 'normal',
        note: '',
        place: 0,
        created_at: now,
        updated_at: now,
      } as const;
      await db
        .insertInto('follows')
        .values(open.map(({ id }) => ({ ...own, item_id: id })))
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
    const [gathered, ...others] = await heard(client, 'follow.datesNear');
    expect(others).toEqual([]);
    expect(gathered).toMatchObject({ count: 40, nearest: [{ date: 'encerramento', at: at(40) }, { at: at(50) }, { at: at(50) }] });
    await lookAround();
    await client('PUT /api/follows/settings', { daysBefore: 59 });
    expect(await heard(client, 'follow.datesNear')).toHaveLength(1);
  });
});
