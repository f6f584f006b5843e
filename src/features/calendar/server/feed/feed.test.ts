import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { refusingWrites } from '#kit/server/testing/testRefusedWrites.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { CalendarDate, CalendarEvent } from '../../entities.ts';

const appName = 'Compras, obras; serviços';
const { server, admin, client, ids } = testDemo({ env: { APP_NAME: appName, DNS_LABEL: 'Domínios' } });
let notice: { id: number; num_licitacao: string };
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
  notice = (await client('GET /api/licitacoes/open?perPage=1')).json().licitacoes[0];
  await client(`PUT /api/follows/licitacao/${notice.id}`, {});
});
beforeEach(() => server.database.write((db) => db.deleteFrom('calendar_events').execute()));

const add = async (event: object, call = client): Promise<CalendarEvent> => {
  const answer = await call('POST /apps/calendar/add-event', { event: { title: 'Sessão', start: inDays(1), ...event } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().event;
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const followedDate = async (): Promise<CalendarDate> => {
  const { dates } = (await client(`GET /api/calendar/dates?start=${inDays(-2)}&end=${inDays(80)}`)).json();
  return dates.find(({ thingId }: CalendarDate) => thingId === notice.id);
};

/** Parses a file as a calendar program does; it must follow the standard. */
function read(text: string): { calendar: ICAL.Component; events: ICAL.Component[] } {
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of Buffer.from(text).toString('latin1').slice(0, -2).split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(line.length).toBeLessThanOrEqual(75);
    // Throws when a line break splits a character.
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  return { calendar, events: calendar.getAllSubcomponents('vevent') };
}

/** @returns the only event of a file */
async function readEvent(route: string, call = client, headers: Record<string, string> = {}): Promise<ICAL.Component> {
  const answer = await call(route, undefined, headers);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const { events } = read(answer.body);
  expect(events).toHaveLength(1);
  return events[0] as ICAL.Component;
}
const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '');
/** A time in UTC by the zone that the file describes. */
function momentOf(event: ICAL.Component, name: string): string {
  const property = event.getFirstProperty(name) as ICAL.Property;
  const time = event.getFirstPropertyValue(name) as ICAL.Time;
  const zones = (event.parent as ICAL.Component).getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  const zone = zones.find(({ tzid }) => tzid === property.getFirstParameter('tzid'));
  expect(zone).toBeDefined();
  return time.convertToZone === undefined ? '' : new Date(momentIn(time, zone as ICAL.Timezone)).toISOString();
}
function momentIn(time: ICAL.Time, zone: ICAL.Timezone): number {
  const shown = time.clone();
  shown.zone = zone;
  return shown.toUnixTime() * 1000;
}

describe('the file of one event', () => {
  test('contains all fields, whatever their characters', async () => {
    const title = `Sessão; lote 1, 2 \\ 3 🚀 "${'é🚀'.repeat(60)}"`;
    const description = 'Linha 1\r\nLinha 2, com vírgula; e \\n\nEND:VEVENT\nBEGIN:VEVENT\n\u0007sino';
    const { id } = await add({
      ...{ title, start: '2026-05-28T14:00:00Z', end: '2026-05-28T15:30:00Z', url: 'https://x.example/a,b;c?d=1' },
      extendedProps: { location: 'Rua A, 10; sala «2»', description, guests: ['Ana', 'Rui, o pregoeiro'], calendar: 'DNS' },
    });
    const event = await readEvent(`GET /api/calendar/events/${id}/ics`);
    expect(value(event, 'summary')).toBe(title);
    expect(value(event, 'location')).toBe('Rua A, 10; sala «2»');
    expect(value(event, 'description')).toBe(
      'Linha 1\nLinha 2, com vírgula; e \\n\nEND:VEVENT\nBEGIN:VEVENT\nsino\n\n' +
        `Convidados: Ana, Rui, o pregoeiro\nhttps://x.example/a,b;c?d=1\nhttp://localhost/apps/calendar?event=${id}`,
    );
    expect(value(event, 'url')).toBe('https://x.example/a%2Cb%3Bc?d=1');
    expect(value(event, 'categories')).toBe('Domínios');
    expect([momentOf(event, 'dtstart'), momentOf(event, 'dtend')]).toEqual(['2026-05-28T14:00:00.000Z', '2026-05-28T15:30:00.000Z']);
    expect(String(event.getFirstPropertyValue('dtstart'))).toBe('2026-05-28T11:00:00');
    expect(event.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('America/Sao_Paulo');
  });

  test('ends all-day events on the day after the last one, without times', async () => {
    const one = await add({ start: '2026-05-28' });
    const three = await add({ start: '2026-12-30', end: '2027-01-02' });
    const shown = async ({ id }: CalendarEvent) => {
      const event = await readEvent(`GET /api/calendar/events/${id}/ics`);
      return ['dtstart', 'dtend'].map((name) => [event.getFirstProperty(name)?.type, value(event, name)]);
    };
    expect(await shown(one)).toEqual([
      ['date', '2026-05-28'],
      [undefined, ''],
    ]);
    expect(await shown(three)).toEqual([
      ['date', '2026-12-30'],
      ['date', '2027-01-02'],
    ]);
  });

  test('keeps its UID, and increases its sequence number', async () => {
    const { id } = await add({});
    const [before] = [await readEvent(`GET /api/calendar/events/${id}/ics`)];
    for (const event of [{ id, title: 'Sessão adiada' }, { id, title: 'Sessão adiada' }, { id }])
      await client('POST /apps/calendar/update-event', { event });
    const after = await readEvent(`GET /api/calendar/events/${id}/ics`);
    expect(value(after, 'uid')).toBe(value(before, 'uid'));
    expect([value(before, 'sequence'), value(after, 'sequence')]).toEqual(['0', '1']);
    for (const name of ['dtstamp', 'created', 'last-modified'])
      expect((after.getFirstPropertyValue(name) as ICAL.Time).zone.tzid, name).toBe('UTC');
  });

  test('has the right time in daylight saving time', async () => {
    const { id } = await add({ start: '2018-12-10T14:00:00Z', end: '2018-12-10T15:00:00Z' });
    const event = await readEvent(`GET /api/calendar/events/${id}/ics`);
    expect([value(event, 'dtstart'), value(event, 'dtend')]).toEqual(['2018-12-10T14:00:00Z', '2018-12-10T15:00:00Z']);
    expect(event.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBeUndefined();
  });

  test('is only for users who see the event', async () => {
    const { id } = await add({});
    expect((await admin(`GET /api/calendar/events/${id}/ics`)).statusCode).toBe(404);
    await client('POST /apps/calendar/update-event', { event: { id, extendedProps: { guests: [String(ids.admin)] } } });
    const event = await readEvent(`GET /api/calendar/events/${id}/ics`, admin, { 'accept-language': 'de' });
    expect(value(event, 'description')).toContain('Eingeladen von: Tiago Nunes');
  });
});

test('the file of a date names it in the user’s language, with a link', async () => {
  const { key, start, allDay } = await followedDate();
  const route = `GET /api/calendar/dates/${encodeURIComponent(key)}/ics`;
  const event = await readEvent(route, client, { 'accept-language': 'fr' });
  expect(value(event, 'summary')).toMatch(new RegExp(`^(Début du dépôt|Date limite|Fin de) .*${notice.num_licitacao}`));
  expect(value(event, 'url')).toBe(`http://localhost/apps/invoice/preview/${notice.id}`);
  expect(value(event, 'categories')).toBe('Licitações Abertas');
  expect(value(await readEvent(route, client, { host: '127.0.0.1' }), 'uid')).toBe(value(event, 'uid'));
  if (allDay) expect(value(event, 'dtstart')).toBe(dayInBrasilia(new Date(start)));
  else expect(momentOf(event, 'dtstart')).toBe(new Date(Math.floor(Date.parse(start) / 1000) * 1000).toISOString());
  for (const other of [`${key}x`, 'licitacao:1', 'dns:0:due', 'event:1:invitation', 'x', `licitacao:${'9'.repeat(40)}:abertura`])
    expect((await client(`GET /api/calendar/dates/${encodeURIComponent(other)}/ics`)).statusCode, other).toBe(404);
  expect((await admin(`GET /api/calendar/dates/${encodeURIComponent(key)}/ics`)).statusCode).toBe(404);
});

test('the file of a date that is no notice says what it is, not the calendar that holds it', async () => {
  const { contratos } = (await client('GET /api/contratos?situacao=vence90')).json();
  const watch = `/api/vigencias/contrato/${contratos[0].id}`;
  expect((await client(`PUT ${watch}`)).statusCode).toBe(200);
  for (const [language, name] of Object.entries({ pt: 'Contrato', en: 'Contract' })) {
    const route = `GET /api/calendar/dates/contrato:${contratos[0].id}:vigenciaFim/ics`;
    expect(value(await readEvent(route, client, { 'accept-language': language }), 'categories')).toBe(name);
  }
  await client(`DELETE ${watch}`);
});

describe('the feed', () => {
  const make = async (call = client, headers: Record<string, string> = {}): Promise<string> => {
    const answer = await call('POST /api/calendar/feed', undefined, headers);
    expect(answer.statusCode).toBe(201);
    return new URL(answer.json().url).pathname;
  };
  const request = (path: string, headers: Record<string, string> = {}) => server.call(`GET ${path}`, undefined, headers);
  const shown = async () => (await client('GET /api/calendar/feed')).json();

  test('contains own events, invitations and dates of followed items, from 90 days ago to a year ahead', async () => {
    await add({ title: 'Passada', start: inDays(-91), end: inDays(-89) });
    await add({ title: 'Antiga', start: inDays(-92), end: inDays(-91) });
    await add({ title: 'Distante', start: inDays(364) });
    await add({ title: 'Além', start: inDays(366) });
    await add({ title: 'Convite', start: inDays(3), extendedProps: { guests: [String(ids.client)] } }, admin);
    await add({ title: 'Só de Helena', start: inDays(3) }, admin);
    const answer = await request(await make(client, { 'accept-language': 'en' }), { 'accept-language': 'pt' });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private' });
    const { calendar, events } = read(answer.body);
    // The parser does not unescape values of unknown names.
    expect(value(calendar, 'x-wr-calname').replaceAll('\\', '')).toBe(appName);
    expect(value(calendar, 'refresh-interval')).toBe('PT1H');
    const titles = events.map((event) => value(event, 'summary'));
    expect(titles).toEqual(expect.arrayContaining(['Passada', 'Distante', 'Convite']));
    expect(titles.some((title) => /^(Opening|Proposals close|Deadline).*/.test(title) && title.includes(notice.num_licitacao))).toBe(true);
    for (const title of ['Antiga', 'Além', 'Só de Helena']) expect(titles).not.toContain(title);
    expect(new Set(events.map((event) => value(event, 'uid'))).size).toBe(events.length);
  });

  test('is a valid calendar when empty', async () => {
    const { calendar, events } = read((await request(await make(admin))).body);
    expect(events).toEqual([]);
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  });

  test('shows the same day in any time zone', async () => {
    const day = dayInBrasilia(new Date(inDays(5)));
    await add({ title: 'Dia', start: day });
    const { events } = read((await request(await make())).body);
    const event = events.find((one) => value(one, 'summary') === 'Dia') as ICAL.Component;
    expect([event.getFirstProperty('dtstart')?.type, value(event, 'dtstart')]).toEqual(['date', day]);
    expect(startOfDayInBrasilia(day)).toMatch(/T03:00/);
  });

  test('is not sent again when unchanged', async () => {
    await add({});
    const path = await make();
    const { etag } = (await request(path)).headers as { etag: string };
    for (const known of [etag, etag.replace('W/', ''), `W/"x", ${etag}`, '*']) {
      const again = await request(path, { 'if-none-match': known });
      expect([again.statusCode, again.body], known).toEqual([304, '']);
    }
    expect((await request(path, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    await add({ title: 'Outra' });
    expect((await request(path, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('is written once per change, and stored', async () => {
    await add({});
    const path = await make();
    const files = () =>
      server.database.read.selectFrom('calendar_feed_files').select(['tag', 'made_at']).where('user_id', '=', ids.client).execute();
    const kept = async () => (await files())[0];
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(path)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    const first = await kept();
    expect(first?.tag).toBe(answers[0]?.headers.etag);
    // The file contains its time of writing, so equal bytes mean the same writing.
    expect((await request(path)).rawPayload.equals(answers[4]?.rawPayload as Buffer)).toBe(true);
    expect(await kept()).toEqual(first);
    await add({ title: 'Outra' });
    expect((await request(path)).body).toContain('SUMMARY:Outra');
    expect((await kept())?.tag).not.toBe(first?.tag);
    await client('DELETE /api/calendar/feed');
    expect(await files()).toEqual([]);
  });

  test('can be read while the database is read-only', async () => {
    await add({ title: 'Disco cheio' });
    const path = await make();
    const { database } = server;
    await refusingWrites(database, 'calendar_feed_files', async () => expect((await request(path)).body).toContain('SUMMARY:Disco cheio'));
    await database.write((db) => db.updateTable('calendar_feeds').set({ last_read_at: null }).execute());
    await refusingWrites(database, 'calendar_feeds', async () => expect((await request(path)).statusCode).toBe(200));
  });

  test('does not block other requests, however often one is requested under different links', async () => {
    const [path, others] = [await make(), await make(admin)];
    const requests = Array.from({ length: 12 }, (_, n) => request(path, { host: `localhost:${n + 1}` }));
    const other = await request(others);
    expect(other.statusCode).toBe(200);
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  test('contains the nearest entries when there are too many, and shortens long ones', async () => {
    const now = new Date().toISOString();
    const row = (n: number, start_at: string, user_id: number) => ({
      ...{ user_id, uid: `many-${n}`, title: `Muitos ${n}`, calendar: 'DNS' as const, start_at, end_at: null, all_day: false },
      ...{ url: '', location: '', description: 'x'.repeat(n % 500 === 0 ? 5000 : 10), display: '', guests: '[]' as never },
      ...{ is_demo: false, sequence: 0, created_at: now, updated_at: now },
    });
    const put = (rows: ReturnType<typeof row>[]) =>
      server.database.write(async (db) => {
        for (const part of inBatches(rows)) await db.insertInto('calendar_events').values(part).execute();
      });
    // Every second one is in the future.
    await put(Array.from({ length: 2500 }, (_, n) => row(n, inDays(n % 2 === 0 ? 1 + n / 10 : -n / 100), ids.client)));
    await put(Array.from({ length: 600 }, (_, n) => row(3000 + n, inDays(1 + n / 10), ids.admin)));
    await server.database.write(async (db) => {
      const events = await db.selectFrom('calendar_events').select('id').where('user_id', '=', ids.admin).execute();
      for (const part of inBatches(events))
        await db
          .insertInto('calendar_guests')
          .values(part.map(({ id }) => ({ event_id: id, user_id: ids.client })))
          .execute();
    });
    const { body } = await request(await make());
    const numbers = [...body.matchAll(/^SUMMARY:Muitos (\d+)/gm)].map(([, n]) => Number(n));
    const own = numbers.filter((n) => n < 3000);
    expect(own).toHaveLength(2000);
    expect(own.filter((n) => n % 2 === 0)).toHaveLength(1250);
    expect(Math.max(...own.filter((n) => n % 2 === 1))).toBe(1499);
    const invited = numbers.filter((n) => n >= 3000);
    expect([invited.length, Math.max(...invited)]).toEqual([500, 3499]);
    expect(
      Math.max(
        ...body
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(1200);
    // The specification's list is limited too: to the latest.
    const listed = (await client('GET /apps/calendar/events')).json() as CalendarEvent[];
    expect(listed).toHaveLength(2500);
    await put(Array.from({ length: 600 }, (_, n) => row(10_000 + n, inDays(-500 - n), ids.client)));
    const most = (await client('GET /apps/calendar/events')).json() as CalendarEvent[];
    expect(most.length).toBe(3000);
    expect(most.at(-1)?.title).toBe(listed.at(-1)?.title);
    expect(most[0]?.title).toBe('Muitos 10499');
  });

  test('shows when it was created and last read, and never its link again', async () => {
    const path = await make();
    expect(await shown()).toEqual({ feed: { created_at: expect.any(String), last_read_at: null } });
    await request(path);
    const { feed } = await shown();
    expect(feed.last_read_at).toEqual(expect.any(String));
    await request(path);
    expect(await shown()).toEqual({ feed });
    const secret = path.slice(path.lastIndexOf('/') + 1, -'.ics'.length);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const rows = await server.database.read.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('ends when its link is revoked or replaced, and when the account may not sign in', async () => {
    const first = await make();
    const second = await make();
    const statuses = () => Promise.all([first, second].map(async (path) => (await request(path)).statusCode));
    expect(await statuses()).toEqual([404, 200]);
    const set = (status: 'active' | 'inactive') =>
      server.database.write((db) => db.updateTable('users').set({ status }).where('id', '=', ids.client).execute());
    await set('inactive');
    expect(await statuses()).toEqual([404, 404]);
    await set('active');
    expect(await statuses()).toEqual([404, 200]);
    expect((await client('DELETE /api/calendar/feed')).statusCode).toBe(200);
    expect(await statuses()).toEqual([404, 404]);
    expect(await shown()).toEqual({});
  });

  test('is not found for a guessed link', async () => {
    const path = await make();
    for (const guess of [
      path.slice(0, -'.ics'.length),
      path.replace('.ics', '.ICS'),
      `${path.slice(0, -5)}.ics`,
      '/api/calendar/feeds/x.ics',
    ])
      expect((await request(guess)).json(), guess).toMatchObject({ status: 404, type: 'not-found' });
  });

  test('rejects unknown links from an address that tries many, but not valid links from that address', async () => {
    const path = await make();
    let answer = await request('/api/calendar/feeds/x.ics');
    for (let tries = 0; tries < 60 && answer.statusCode === 404; tries++) answer = await request(`/api/calendar/feeds/${tries}.ics`);
    expect(answer.json()).toMatchObject({ status: 429, type: 'too-many-requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await request(path)).statusCode).toBe(200);
  });
});
