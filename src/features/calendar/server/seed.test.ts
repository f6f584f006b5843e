import { expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { type Call, demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';
import { type CalendarEvent, calendarNames } from '../entities.ts';
import { moveCalendar } from './seed.ts';

const DAY_MS = 86_400_000;
const { server, admin } = testDemo();

const list = async (call: Call): Promise<CalendarEvent[]> => (await call('GET /apps/calendar/events')).json();

test('both demo accounts have entries in every calendar, and a day with more than a month view shows', async () => {
  for (const call of [admin, await server.as(demoClient)]) {
    const events = await list(call);
    expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(calendarNames));
    const today = events.filter(({ start }) => dayInBrasilia(new Date(start)) === dayInBrasilia(new Date()));
    expect(today.length).toBeGreaterThan(2);
    expect(events.some(({ allDay, end }) => allDay && end)).toBe(true);
  }
});

test('demo events move with the day; changed ones stay, and removed ones stay removed', async () => {
  const [changed, removed, ...others] = await list(admin);
  await admin('POST /apps/calendar/update-event', { event: { id: changed?.id, title: 'Meu' } });
  await admin(`DELETE /apps/calendar/remove-event?id=${removed?.id}`);
  await server.database.write((db) => moveCalendar(db, [demoAdmin.email], new Date(Date.now() + DAY_MS)));
  const later = (time: string) => new Date(Date.parse(time) + DAY_MS).toISOString();
  const moved = others.map(({ start, end, ...event }) => ({ ...event, start: later(start), ...(end && { end: later(end) }) }));
  expect(await list(admin)).toEqual([{ ...changed, title: 'Meu' }, ...moved]);
});
