import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { CalendarDate, CalendarEvent, Guest } from '../entities.ts';

const { server, admin, client, ids } = testDemo();
beforeAll(async () => {
  // Without the demo's own events and dates.
  await server.database.write(async (db) => {
    await db.deleteFrom('dns_entries').execute();
    await db.deleteFrom('certidoes').execute();
    await db.deleteFrom('tasks').execute();
    await db.deleteFrom('follows').execute();
    await db.deleteFrom('vigencias').execute();
    await db.deleteFrom('propostas').execute();
  });
});
beforeEach(() =>
  server.database.write(async (db) => {
    await db.deleteFrom('calendar_events').execute();
    await db.deleteFrom('notifications').execute();
  }),
);

const start = '2026-05-28T14:00:00.000Z';
const end = '2026-05-28T15:30:00.000Z';
const add = async (event: object, call = admin): Promise<CalendarEvent> => {
  const answer = await call('POST /apps/calendar/add-event', { event: { title: 'Sessão', start, ...event } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().event;
};
const update = async (event: object, call = admin): Promise<CalendarEvent> => {
  const answer = await call('POST /apps/calendar/update-event', { event });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().event;
};

describe('guests with accounts', () => {
  const dates = async (call: Call): Promise<CalendarDate[]> =>
    (await call('GET /api/calendar/dates?start=2026-05-01T00:00:00Z&end=2026-06-01T00:00:00Z')).json().dates;
  const notifications = async (call: Call) => (await call('GET /api/notifications')).json().notifications;
  const show = (id: number, call = client) => call(`GET /api/calendar/events/${id}`);

  test('see the event with its owner, and are notified', async () => {
    const { id, extendedProps } = await add({ end, extendedProps: { guests: [{ value: String(ids.client), label: 'O chefe' }, 'Ana'] } });
    expect(extendedProps.guests).toEqual([
      { value: String(ids.client), label: 'Tiago Nunes', avatar: null },
      { value: 'Ana', label: 'Ana' },
    ]);
    expect(await dates(client)).toEqual([
      {
        ...{ key: `event:${id}:invitation`, kind: 'invitation', calendar: 'Licitações Abertas', title: 'Sessão', text: 'Helena Prado' },
        ...{ start, end, allDay: false, thing: 'event', thingId: id },
      },
    ]);
    expect((await show(id)).json()).toMatchObject({ event: { id, title: 'Sessão' }, owner: 'Helena Prado' });
    expect((await show(id, admin)).json()).not.toHaveProperty('owner');
    const data = { event: id, title: 'Sessão', by: 'Helena Prado', start, allDay: false };
    expect(await notifications(client)).toMatchObject([{ kind: 'calendar.invited', data }]);
    expect([await dates(admin), await notifications(admin)]).toEqual([[], []]);
  });

  test('are notified once, and lose the notification when they are removed from the event', async () => {
    const { id } = await add({ extendedProps: { guests: [String(ids.client)] } });
    await update({ id, title: 'Sessão adiada' });
    expect(await notifications(client)).toHaveLength(1);
    await update({ id, extendedProps: { guests: ['Ana'] } });
    expect([await dates(client), await notifications(client)]).toEqual([[], []]);
    expect((await show(id)).statusCode).toBe(404);
    await update({ id, extendedProps: { guests: [String(ids.client)] } });
    expect(await notifications(client)).toHaveLength(1);
    await admin(`DELETE /apps/calendar/remove-event?id=${id}`);
    expect([await dates(client), await notifications(client)]).toEqual([[], []]);
  });

  test('are notified of a new time and title, and of a cancellation', async () => {
    const [soon, later] = [new Date(Date.now() + 86_400_000).toISOString(), new Date(Date.now() + 2 * 86_400_000).toISOString()];
    const { id } = await add({ start: soon, extendedProps: { guests: [String(ids.client)] } });
    await update({ id, title: 'Sessão adiada', start: later });
    await update({ id, extendedProps: { location: 'Sala 2' } });
    const data = { event: id, title: 'Sessão adiada', by: 'Helena Prado', start: later, allDay: false };
    expect(await notifications(client)).toMatchObject([
      { kind: 'calendar.moved', data },
      { kind: 'calendar.invited', data },
    ]);
    await update({ id, start: soon });
    expect(await notifications(client)).toMatchObject([{ kind: 'calendar.moved', data: { start: soon } }, { kind: 'calendar.invited' }]);
    await admin(`DELETE /apps/calendar/remove-event?id=${id}`);
    expect(await notifications(client)).toMatchObject([{ kind: 'calendar.cancelled', data: { ...data, start: soon } }]);
    expect(await notifications(admin)).toEqual([]);
  });

  test('may decline, which notifies the owner, and be invited again', async () => {
    const { id } = await add({ extendedProps: { guests: [String(ids.client), 'Ana'] } });
    const decline = (call = client) => call(`DELETE /api/calendar/invitations/${id}`);
    expect((await decline(admin)).statusCode).toBe(404);
    for (let round = 0; round < 2; round++) {
      expect((await decline()).statusCode).toBe(200);
      expect([await dates(client), await notifications(client)]).toEqual([[], []]);
      expect([(await decline()).statusCode, (await show(id)).statusCode]).toEqual([404, 404]);
      const { event } = (await show(id, admin)).json();
      expect(event.extendedProps.guests).toEqual([{ value: 'Ana', label: 'Ana' }]);
      expect(await notifications(admin)).toMatchObject([
        { kind: 'calendar.declined', data: { event: id, title: 'Sessão', by: 'Tiago Nunes' } },
      ]);
      await update({ id, title: 'Sessão' });
      expect(await dates(client)).toEqual([]);
      await update({ id, extendedProps: { guests: [String(ids.client), 'Ana'] } });
      expect(await notifications(client)).toMatchObject([{ kind: 'calendar.invited' }]);
    }
  });

  test('do not see events of a removed account', async () => {
    const { id } = await add({ extendedProps: { guests: [String(ids.client)] } });
    const set = (removed_at: string | null) =>
      server.database.write((db) => db.updateTable('users').set({ removed_at }).where('id', '=', ids.admin).execute());
    await set(start);
    const [status, shown] = [(await show(id)).statusCode, await dates(client)];
    await set(null);
    expect([status, shown]).toEqual([404, []]);
  });

  test('are found if they may sign in: others, and the owner, are plain names', async () => {
    const { id: inactive } = await server.database.read
      .selectFrom('users')
      .select('id')
      .where('status', '<>', 'active')
      .limit(1)
      .executeTakeFirstOrThrow();
    const guests = [String(inactive), String(ids.admin), `0${ids.client}`, '9'.repeat(30)];
    expect((await add({ extendedProps: { guests } })).extendedProps.guests.map(({ label }) => label)).toEqual(guests);
    expect(await server.database.read.selectFrom('calendar_guests').selectAll().execute()).toEqual([]);
    const found = async (q: string): Promise<Guest[]> => (await admin(`GET /api/calendar/guests?q=${q}`)).json().guests;
    expect(await found('tiago')).toEqual([{ value: String(ids.client), label: 'Tiago Nunes', avatar: null }]);
    expect(await found('helena')).toEqual([]);
    expect((await found('')).map(({ value }) => value)).not.toContain(String(inactive));
  });
});

describe('dates of other features', () => {
  const request = (query: string, call = client) => call(`GET /api/calendar/dates?${query}`);

  test('of followed items are listed by calendar, ordered by start', async () => {
    const { licitacoes } = (await client('GET /api/licitacoes/open?perPage=20')).json();
    for (const { id } of licitacoes) await client(`PUT /api/follows/licitacao/${id}`, {});
    const window = `start=${new Date().toISOString()}&end=${new Date(Date.now() + 60 * 86_400_000).toISOString()}`;
    const { dates, hasMore } = (await request(window)).json() as { dates: CalendarDate[]; hasMore: boolean };
    expect(hasMore).toBe(false);
    expect(new Set(dates.map(({ calendar }) => calendar))).toEqual(new Set(['Licitações Abertas']));
    expect(dates.length).toBeGreaterThan(5);
    expect(dates.map((date) => date.start)).toEqual(dates.map((date) => date.start).toSorted());
    expect(new Set(dates.map(({ key }) => key)).size).toBe(dates.length);
    expect((await request(`${window}&calendars=DNS`)).json().dates).toEqual([]);
    expect((await request(`${window}&calendars=`)).json().dates).toEqual([]);
    expect((await request(window, admin)).json().dates).toEqual([]);
  });

  test('are limited to 92 days', async () => {
    expect((await request('start=2026-01-01T00:00:00Z&end=2026-04-03T00:00:00Z')).statusCode).toBe(200);
    for (const until of ['2026-04-03T00:00:01Z', '2026-01-01T00:00:00Z', '2025-01-01T00:00:00Z'])
      expect((await request(`start=2026-01-01T00:00:00Z&end=${until}`)).json().faults).toMatchObject([{ path: 'query.end' }]);
  });
});
