import { expect, test } from 'vitest';
import type { CalendarDate, CalendarEvent } from '../../entities.ts';
import { entriesByDay } from './entriesByDay.ts';

const span = { start: '2027-04-25', end: '2027-06-06' };

const event = (title: string, when: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>): CalendarEvent => ({
  id: title.length,
  title,
  url: '',
  extendedProps: { calendar: 'DNS', guests: [], location: '', description: '' },
  ...when,
});

const date = (title: string, start: string): CalendarDate => ({
  key: title,
  title,
  text: '',
  kind: 'abertura',
  calendar: 'Licitações Abertas',
  thing: 'licitacao',
  thingId: 1,
  start,
  allDay: false,
});

const titlesOf = (events: CalendarEvent[], dates: CalendarDate[] = []) =>
  Object.fromEntries([...entriesByDay(events, dates, span)].map(([day, entries]) => [day, entries.map(({ title }) => title)]));

test('an entry stands on each of its days, and not on the one that begins when it ends', () => {
  expect(titlesOf([event('Feira', { start: '2027-05-10T03:00:00.000Z', end: '2027-05-13T03:00:00.000Z', allDay: true })])).toEqual({
    '2027-05-10': ['Feira'],
    '2027-05-11': ['Feira'],
    '2027-05-12': ['Feira'],
  });
  // 22:00 to midnight in Brasília.
  expect(titlesOf([event('Noite', { start: '2027-05-10T01:00:00.000Z', end: '2027-05-10T03:00:00.000Z', allDay: false })])).toEqual({
    '2027-05-09': ['Noite'],
  });
});

test('what began before the month stands on its days in it', () => {
  const long = event('Obra', { start: '2027-04-20T03:00:00.000Z', end: '2027-04-27T03:00:00.000Z', allDay: true });
  expect(titlesOf([long])).toEqual({ '2027-04-25': ['Obra'], '2027-04-26': ['Obra'] });
});

test('a day has its whole-day entries first, then the others by time', () => {
  const late = event('Tarde', { start: '2027-05-10T18:00:00.000Z', allDay: false });
  const whole = event('Dia', { start: '2027-05-10T03:00:00.000Z', allDay: true });
  const early = date('90006/2027', '2027-05-10T12:00:00.000Z');
  expect(titlesOf([late, whole], [early])).toEqual({ '2027-05-10': ['Dia', '90006/2027', 'Tarde'] });
});
