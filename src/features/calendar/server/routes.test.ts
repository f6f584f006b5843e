import { beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { type CalendarEvent, isFull } from '../entities.ts';

const { server, admin, client, ids } = testDemo();
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
const list = async (query = '', call = admin): Promise<CalendarEvent[]> => (await call(`GET /apps/calendar/events${query}`)).json();
const titles = async (query = '', call = admin) => (await list(query, call)).map(({ title }) => title);
const encoded = encodeURIComponent;

describe('adding an event', () => {
  test('returns 201 with all fields, and the list has the same', async () => {
    const sent = {
      ...{
        title: ' Sessão pública ',
        start: '2026-05-28T11:00:00-03:00',
        end,
        allDay: false,
        url: 'https://x.example/a',
        display: 'block',
      },
      extendedProps: {
        calendar: 'Projeto de lei',
        guests: [{ value: 'Ana', label: 'Ana' }],
        location: 'Sala 2',
        description: 'Levar pauta',
      },
    };
    const answer = await admin('POST /apps/calendar/add-event', { event: { ...sent, id: 999_999 } });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ event: { ...sent, id: expect.any(Number), title: 'Sessão pública', start } });
    expect(answer.json().event.id).not.toBe(999_999);
    expect(await list()).toEqual([answer.json().event]);
    expect(await list('', client)).toEqual([]);
  });

  test('reads address and description where the specification’s client puts them', async () => {
    const { url, extendedProps } = await add({ extendedProps: { url: 'www.gov.br/compras', desc: 'Trazer o edital' } });
    expect({ url, ...extendedProps }).toEqual({
      ...{ url: 'https://www.gov.br/compras', calendar: 'Licitações Abertas', guests: [], location: '' },
      description: 'Trazer o edital',
    });
    expect(await add({ url: 'mailto:a@x.example', extendedProps: { url: 'https://other.example' } })).toMatchObject({
      url: 'mailto:a@x.example',
    });
  });

  test('stores options of the guests’ select, without duplicates', async () => {
    const ana = { value: 'Ana', label: 'Ana Paz', avatar: '/static/ana.png' };
    const { extendedProps } = await add({ extendedProps: { guests: [ana, 'Rui', { value: 7_000_000 }, ana] } });
    expect(extendedProps.guests).toEqual([ana, { value: 'Rui', label: 'Rui' }, { value: '7000000', label: '7000000' }]);
  });

  test.each([
    ['a day alone', { start: '2026-05-28' }, { start: '2026-05-28T03:00:00.000Z', allDay: true }],
    ['a day that is said not to be all-day', { start: '2026-05-28', allDay: false }, { start: '2026-05-28T03:00:00.000Z', allDay: false }],
    ['midnight in UTC', { start: '2026-05-28T00:00:00Z', allDay: true }, { start: '2026-05-28T00:00:00.000Z', allDay: true }],
    ['midnight in Brasília', { start: '2026-05-28T03:00:00Z', allDay: true }, { start: '2026-05-28T03:00:00.000Z', allDay: true }],
    ['nine in the evening in Brasília', { start: '2026-05-28T21:00:00-03:00', allDay: true }, { start: '2026-05-28T03:00:00.000Z' }],
    [
      'an end at nine in the evening in Brasília',
      { start: '2026-05-28', end: '2026-05-28T21:00:00-03:00' },
      { start: '2026-05-28T03:00:00.000Z', end: '2026-05-29T03:00:00.000Z' },
    ],
    ['any hour of an all-day event', { start: '2026-05-29T01:30:00Z', allDay: true }, { start: '2026-05-29T01:30:00.000Z', allDay: true }],
    ['a clock without a zone', { start: '2026-05-28T09:15' }, { start: '2026-05-28T12:15:00.000Z', allDay: false }],
    [
      'two days',
      { start: '2026-05-28', end: '2026-05-30' },
      { start: '2026-05-28T03:00:00.000Z', end: '2026-05-30T03:00:00.000Z', allDay: true },
    ],
    [
      'days in UTC',
      { start: '2026-05-28T00:00:00Z', end: '2026-05-30T00:00:00Z', allDay: true },
      { start: '2026-05-28T00:00:00.000Z', end: '2026-05-30T00:00:00.000Z', allDay: true },
    ],
    [
      'its start for an end, as some clients send one day',
      { start: '2026-05-28', end: '2026-05-28' },
      { start: '2026-05-28T03:00:00.000Z' },
    ],
    [
      'a last day with an hour',
      { start: '2026-05-28', end: '2026-05-29T15:00:00Z' },
      { start: '2026-05-28T03:00:00.000Z', end: '2026-05-29T15:00:00.000Z' },
    ],
    ['no end as null or as nothing', { start, end: '' }, { start, allDay: false }],
  ])('reads %s', async (_, sent, expected) => {
    const event = await add(sent);
    expect(event).toMatchObject(expected);
    if (!('end' in expected)) expect(event).not.toHaveProperty('end');
  });
});

describe('changing an event', () => {
  const whole = {
    ...{ title: 'Reunião', start, end, url: 'https://x.example', display: 'block' },
    extendedProps: { calendar: 'DNS', guests: ['Ana'], location: 'Sala 1', description: 'Pauta' },
  };

  test('keeps fields that are not sent, also in the properties', async () => {
    const before = await add(whole);
    const { extendedProps } = before;
    expect(await update({ id: before.id, title: 'Reunião geral' })).toEqual({ ...before, title: 'Reunião geral' });
    expect(await update({ id: String(before.id), extendedProps: { location: 'Sala 9' } })).toEqual({
      ...{ ...before, title: 'Reunião geral' },
      extendedProps: { ...extendedProps, location: 'Sala 9' },
    });
    expect(await list()).toMatchObject([{ title: 'Reunião geral', extendedProps: { ...extendedProps, location: 'Sala 9' } }]);
  });

  test('accepts events stored with several lines in place or guests, and joins the lines', async () => {
    const { id } = await add({ extendedProps: { location: 'Rua A', guests: ['Ana'] } });
    const guests = JSON.stringify([{ value: 'Ana\nLima', label: 'Ana\nLima' }]) as never;
    await server.database.write((db) =>
      db.updateTable('calendar_events').set({ location: 'Rua A\r\nSala 2', guests }).where('id', '=', id).execute(),
    );
    const [kept] = await list();
    const { extendedProps } = await update({ ...kept, title: 'Outro' });
    expect(extendedProps).toMatchObject({ location: 'Rua A Sala 2', guests: [{ value: 'Ana Lima', label: 'Ana Lima' }] });
  });

  test('accepts an event stored with several lines in its title, and joins the lines', async () => {
    const { id } = await add({});
    await server.database.write((db) =>
      db.updateTable('calendar_events').set({ title: 'Sessão\r\nde lances' }).where('id', '=', id).execute(),
    );
    const [kept] = await list();
    expect(await update(kept as object)).toMatchObject({ id, title: 'Sessão de lances' });
  });

  test.each([
    ['midnights in UTC', '2026-05-28T00:00:00.000Z', '2026-05-30T00:00:00.000Z', ['20260528', '20260530']],
    ['midnights in Brasília', '2026-05-28T03:00:00.000Z', '2026-05-30T03:00:00.000Z', ['20260528', '20260530']],
    ['midnights in Lisbon', '2026-05-27T23:00:00.000Z', '2026-05-29T23:00:00.000Z', ['20260527', '20260530']],
    ['its start for an end', '2026-05-28T00:00:00.000Z', '2026-05-28T00:00:00.000Z', ['20260528']],
  ])(
    'an all-day one sent as %s is answered with these instants, and sent back whole changes nothing',
    async (_, sentStart, sentEnd, days) => {
      const { id } = await add({ start: sentStart, end: sentEnd, allDay: true });
      const daysOf = async () =>
        [...(await admin(`GET /api/calendar/events/${id}/ics`)).body.matchAll(/VALUE=DATE:(\d+)/g)].map(([, day]) => day);
      expect(await daysOf()).toEqual(days);
      const [kept] = await list();
      expect(kept).toMatchObject({ start: sentStart, end: sentEnd, allDay: true });
      const { allDay, ...withoutFlag } = kept as CalendarEvent;
      for (const sent of [kept, withoutFlag]) expect(await update(sent as object)).toEqual(kept);
      expect(await daysOf()).toEqual(days);
      expect(await update({ id, allDay: false, start })).toMatchObject({ start, allDay: false });
      expect(await update({ id, start: '2026-06-01' })).toMatchObject({ start: '2026-06-01T03:00:00.000Z', allDay: true });
    },
  );

  test('reads a dragged event as FullCalendar sends it', async () => {
    const before = await add(whole);
    const dragged = { id: String(before.id), title: before.title, start: '2026-05-29T11:00:00-03:00', end: '2026-05-29T12:30:00-03:00' };
    expect(await update({ ...dragged, groupId: 'g', backgroundColor: '#fff', classNames: ['x'], extendedProps: { a: 1 } })).toEqual({
      ...before,
      ...{ start: '2026-05-29T14:00:00.000Z', end: '2026-05-29T15:30:00.000Z' },
    });
  });

  test('clears fields that are sent empty', async () => {
    const { id } = await add(whole);
    const empty = { calendar: 'DNS', guests: [], location: '', description: '' };
    const event = await update({ id, url: '', end: null, display: null, extendedProps: { guests: null, location: null, description: '' } });
    expect(event).toEqual({ id, title: 'Reunião', start, allDay: false, url: '', extendedProps: empty });
  });

  test.each([
    ['a day alone makes it all-day', { start, end }, { start: '2026-06-01' }, { allDay: true, start: '2026-06-01T03:00:00.000Z' }],
    ['an all-day one stays so at midnight in UTC', { start: '2026-05-28' }, { start: '2026-06-01T00:00:00Z' }, { allDay: true }],
    ['an all-day one stays so at midnight in Brasília', { start: '2026-05-28' }, { start: '2026-06-01T03:00:00Z' }, { allDay: true }],
    ['any other hour gives it a time', { start: '2026-05-28' }, { start }, { allDay: false, start }],
    ['a timed one at midnight stays timed', { start }, { start: '2026-06-01T03:00:00Z' }, { allDay: false }],
    ['an end that lies after the new start stays', { start, end }, { start: '2026-05-28T15:00:00Z' }, { end }],
    ['an end that does not is dropped', { start, end }, { start: '2026-05-29T15:00:00Z' }, { end: undefined }],
    ['a new end alone lengthens it', { start, end }, { end: '2026-05-28T18:00:00Z' }, { start, end: '2026-05-28T18:00:00.000Z' }],
    [
      'nine in the evening, which is midnight in UTC, gives it a time',
      { start: '2026-12-10' },
      { start: '2026-12-10T21:00:00-03:00' },
      { start: '2026-12-11T00:00:00.000Z', allDay: false },
    ],
    ['all-day, it lasts a day', { start, end }, { allDay: true }, { start: '2026-05-28T03:00:00.000Z', allDay: true, end: undefined }],
    [
      'no longer all-day, its days are gone',
      { start: '2026-05-28', end: '2026-06-05' },
      { start },
      { start, allDay: false, end: undefined },
    ],
    ['neither said leaves the times alone', { start: '2026-05-28' }, { title: 'x' }, { start: '2026-05-28T03:00:00.000Z', allDay: true }],
  ])('%s', async (_, before, sent, expected) => {
    const { id } = await add(before);
    expect({ end: undefined, ...(await update({ id, ...sent })) }).toMatchObject(expected);
  });

  test('is for the owner only, as is removing, which is final', async () => {
    const { id } = await add({ extendedProps: { guests: [String(ids.client)] } });
    for (const other of [id, 999_999]) {
      expect((await client('POST /apps/calendar/update-event', { event: { id: other, title: 'x' } })).json()).toMatchObject({
        ...{ status: 404, type: 'not-found' },
      });
      expect((await client(`DELETE /apps/calendar/remove-event?id=${other}`)).json()).toMatchObject({ status: 404, type: 'not-found' });
    }
    const removed = await admin(`DELETE /apps/calendar/remove-event?id=${id}`);
    expect([removed.statusCode, removed.body]).toEqual([200, '']);
    expect((await admin(`DELETE /apps/calendar/remove-event?id=${id}`)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });
});

describe('faults are reported by path', () => {
  const cases: [string, unknown, string[]][] = [
    ['no event', null, ['event']],
    ['a list', [], ['event']],
    ['nothing', {}, ['event.title', 'event.start']],
    ['a blank title', { title: ' ', start }, ['event.title']],
    ['a long title', { title: 'x'.repeat(201), start }, ['event.title']],
    ['a title that is none', { title: { a: 1 }, start }, ['event.title']],
    ['no day of any calendar', { title: 'x', start: '2026-02-31' }, ['event.start']],
    ['an hour beyond the day', { title: 'x', start: '2026-02-03T25:00:00Z' }, ['event.start']],
    ['a zone of nowhere', { title: 'x', start: '2026-02-03T10:00:00+99:00' }, ['event.start']],
    ['a year out of all reason', { title: 'x', start: '0000-01-01' }, ['event.start']],
    ['a number for a start', { title: 'x', start: 1_780_000_000_000 }, ['event.start']],
    ['a start of null', { title: 'x', start: null }, ['event.start']],
    ['an end before the start', { title: 'x', start: end, end: start }, ['event.end']],
    ['an end at the start', { title: 'x', start, end: start }, ['event.end']],
    ['a flag that is none', { title: 'x', start, allDay: 'yes' }, ['event.allDay']],
    ['an address that runs', { title: 'x', start, url: 'javascript:alert(1)' }, ['event.url']],
    ['one that hides it', { title: 'x', start, url: 'java\nscript:alert(1)' }, ['event.url']],
    ['an address without recipient', { title: 'x', start, url: 'mailto:' }, ['event.url']],
    ['one without a place', { title: 'x', start, url: '//evil' }, ['event.url']],
    ['a long address', { title: 'x', start, url: `https://x.example/${'a'.repeat(2000)}` }, ['event.url']],
    ['an unknown display', { title: 'x', start, display: 'sideways' }, ['event.display']],
    ['properties that are none', { title: 'x', start, extendedProps: [1] }, ['event.extendedProps']],
    ['a sixth calendar', { title: 'x', start, extendedProps: { calendar: 'Família' } }, ['event.extendedProps.calendar']],
    ['a calendar of null', { title: 'x', start, extendedProps: { calendar: null } }, ['event.extendedProps.calendar']],
    ['a long place', { title: 'x', start, extendedProps: { location: 'x'.repeat(301) } }, ['event.extendedProps.location']],
    ['a long description', { title: 'x', start, extendedProps: { desc: 'x'.repeat(5001) } }, ['event.extendedProps.desc']],
    ['guests that are no list', { title: 'x', start, extendedProps: { guests: 'Ana' } }, ['event.extendedProps.guests']],
    ['a hundred and one guests', { title: 'x', start, extendedProps: { guests: [...Array(101).keys()] } }, ['event.extendedProps.guests']],
    [
      'a guest who is none',
      { title: 'x', start, extendedProps: { guests: ['Ana', { label: 'x' }, null] } },
      ['event.extendedProps.guests.1.value', 'event.extendedProps.guests.2.value'],
    ],
  ];
  const pathsOf = (answer: { json(): { faults?: { path: string }[] } }) => answer.json().faults?.map(({ path }) => path);

  test.each(cases)('%s', async (_, event, paths) => {
    const answer = await admin('POST /apps/calendar/add-event', { event });
    expect(answer.json()).toMatchObject({ status: 400, type: 'validation' });
    expect(pathsOf(answer)?.toSorted()).toEqual(paths.map((path) => `body.${path}`).toSorted());
  });

  test('a missing or invalid id', async () => {
    for (const id of [undefined, 0, -1, 1.5, 'x', '1e3', [], null])
      expect(pathsOf(await admin('POST /apps/calendar/update-event', { event: { id, title: 'x' } })), String(id)).toEqual([
        'body.event.id',
      ]);
  });

  test('an end that is no longer after the start', async () => {
    const { id } = await add({ end });
    expect(pathsOf(await admin('POST /apps/calendar/update-event', { event: { id, end: start } }))).toEqual(['body.event.end']);
    expect(await list()).toMatchObject([{ start, end }]);
  });

  test('in the language of the request', async () => {
    const said = new Set<string>();
    for (const language of ['pt', 'en', 'fr', 'de']) {
      const sent = { title: 'x', start: 'soon', url: 'ftp://x' };
      const answer = await admin('POST /apps/calendar/add-event', { event: sent }, { 'accept-language': language });
      for (const { message } of answer.json().faults) said.add(message);
    }
    expect(said.size).toBe(8);
  });
});

describe('the list of events', () => {
  beforeEach(async () => {
    await add({ title: 'DNS', start: '2026-05-02', extendedProps: { calendar: 'DNS' } });
    await add({ title: 'Lei', start: '2026-05-10', end: '2026-05-13', extendedProps: { calendar: 'Projeto de lei' } });
    await add({ title: 'Aberta', start: '2026-05-20T12:00:00Z', extendedProps: { calendar: 'Licitações Abertas' } });
  });

  test.each([
    ['', ['DNS', 'Lei', 'Aberta']],
    ['?calendars=', []],
    ['?calendars[]=', []],
    ['?calendars=DNS', ['DNS']],
    [`?calendars=DNS&calendars=${encoded('Projeto de lei')}`, ['DNS', 'Lei']],
    [`?calendars[]=DNS&calendars[]=${encoded('Projeto de lei')}`, ['DNS', 'Lei']],
    ['?calendars[0]=DNS', ['DNS']],
    [`?calendars[0]=DNS&calendars[1]=${encoded('Projeto de lei')}`, ['DNS', 'Lei']],
    [`?calendars%5B%5D=Licita%C3%A7%C3%B5es+Abertas&calendars%5B%5D=DNS`, ['DNS', 'Aberta']],
    [`?calendars=${encoded('Licitações Abertas,Projeto de lei')}`, ['Lei', 'Aberta']],
  ])('with %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('rejects an unknown calendar, as other lists do', async () => {
    expect((await admin('GET /apps/calendar/events?calendars=DNS,Outra')).json()).toMatchObject({ status: 400, type: 'validation' });
  });

  test.each([
    ['start=2026-05-02T12:00:00Z', ['DNS', 'Lei', 'Aberta']],
    ['start=2026-05-03T03:00:00Z', ['Lei', 'Aberta']],
    ['start=2026-05-12T12:00:00Z&end=2026-05-20T12:00:00Z', ['Lei']],
    ['start=2026-05-13T03:00:00Z&end=2026-05-20T12:00:01Z', ['Aberta']],
    ['start=2026-05-20T09:00:00-03:00', ['Aberta']],
    ['end=0000-01-01T00:00:00Z', []],
    ['end=9999-12-31T23:59:59-10:00', ['DNS', 'Lei', 'Aberta']],
  ])('of a time: %s', async (query, expected) => {
    expect(await titles(`?${query}`)).toEqual(expected);
  });

  test('an instant that matches the pattern but does not exist is a fault', async () => {
    for (const query of ['start=yesterday', 'start=2026-06-30T23:59:60Z'])
      expect((await admin(`GET /apps/calendar/events?${query}`)).statusCode, query).toBe(400);
  });
});

test('a list at the limit of an answer is recognised as full', async () => {
  const row = (n: number) => ({
    ...{
      user_id: ids.admin,
      uid: `long-${n}`,
      title: `Longo ${n}`,
      calendar: 'DNS' as const,
      start_at: start,
      end_at: null,
      all_day: false,
    },
    ...{ url: '', location: '', description: 'x'.repeat(5000), display: '', guests: '[]' as never },
    ...{ created_at: start, updated_at: start, sequence: 0, is_demo: false },
  });
  await server.database.write(async (db) => {
    for (let at = 0; at < 450; at += 50)
      await db
        .insertInto('calendar_events')
        .values(Array.from({ length: 50 }, (_, n) => row(at + n)))
        .execute();
  });
  const listed = await list();
  expect(listed.length).toBeLessThan(450);
  expect(isFull(listed)).toBe(true);
  expect(isFull(listed.slice(0, 100))).toBe(false);
});
