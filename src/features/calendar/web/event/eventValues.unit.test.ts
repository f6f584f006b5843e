import { expect, test } from 'vitest';
import { changesOf, newValues, sentOf, valuesOf, withStart } from './eventValues.ts';

const event = {
  ...{ id: 7, url: '', title: 'Reunião', allDay: true, start: '2026-11-20T03:00:00.000Z', end: '2026-11-23T03:00:00.000Z' },
  extendedProps: { calendar: 'DNS' as const, guests: [], location: '', description: '' },
};

test('an all-day event ends on its last day in the form and at the midnight after it on the wire', () => {
  const values = valuesOf(event);
  expect([values.startDay, values.endDay]).toEqual(['2026-11-20', '2026-11-22']);
  expect(sentOf(values)).toMatchObject({ start: event.start, end: event.end, allDay: true });
});

test('an all-day event sent by midnights in UTC is on the same days', () => {
  const values = valuesOf({ ...event, start: '2026-11-20T00:00:00.000Z', end: '2026-11-23T00:00:00.000Z' });
  expect([values.startDay, values.endDay]).toEqual(['2026-11-20', '2026-11-22']);
});

test('an all-day event in daylight saving time until 2019 is on its days', () => {
  const summer = { ...event, start: '2018-12-05T02:00:00.000Z', end: '2018-12-08T02:00:00.000Z' };
  const values = valuesOf(summer);
  expect([values.startDay, values.endDay]).toEqual(['2018-12-05', '2018-12-07']);
  expect(sentOf(values)).toMatchObject({ start: summer.start, end: summer.end });
});

test('moving the start keeps the duration', () => {
  expect(withStart(valuesOf(event), { startDay: '2026-12-31' }).endDay).toBe('2027-01-02');
  const timed = newValues('2026-11-20T23:30', 'DNS', '2026-11-01');
  expect([timed.endDay, timed.endTime]).toEqual(['2026-11-21', '00:30']);
  expect(withStart(timed, { startTime: '10:00' })).toMatchObject({ endDay: '2026-11-20', endTime: '11:00' });
  // While a day is being typed there is none.
  expect(withStart(timed, { startDay: '' })).toMatchObject({ endDay: '2026-11-21', endTime: '00:30' });
});

test('a new event is at the time in the address, or today', () => {
  expect(newValues('2026-11-20/2026-11-22', 'DNS', '2026-11-01')).toMatchObject({
    allDay: true,
    startDay: '2026-11-20',
    endDay: '2026-11-21',
  });
  expect(newValues('2026-11-20T14:00/2026-11-20T15:30', 'DNS', '2026-11-01')).toMatchObject({
    ...{ allDay: false, startTime: '14:00', endTime: '15:30' },
  });
  expect(newValues('amanhã', 'DNS', '2026-11-01')).toMatchObject({ allDay: true, startDay: '2026-11-01', endDay: '2026-11-01' });
});

test('sends only changed fields of an event, and its times as a whole', () => {
  const values = valuesOf(event);
  expect(changesOf(values, { ...values, location: 'Sala 2' })).toEqual({ extendedProps: { location: 'Sala 2' } });
  expect(changesOf(values, { ...values, endDay: '2026-11-23' })).toEqual({
    ...{ allDay: true, start: event.start, end: '2026-11-24T03:00:00.000Z' },
    extendedProps: {},
  });
});
