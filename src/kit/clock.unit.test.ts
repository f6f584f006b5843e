import { expect, test } from 'vitest';
import { clockInBrasilia, dayInBrasilia, isDayOnly, momentInBrasilia, NEVER, startOfDayInBrasilia } from './clock.ts';

test.each([
  ['2026-05-28T08:00', '2026-05-28T11:00:00.000Z'],
  ['2026-01-15T08:00:30.5', '2026-01-15T11:00:30.500Z'],
  // Summer time, until 2019.
  ['2017-02-03T00:00', '2017-02-03T02:00:00.000Z'],
  ['2016-06-15T18:47', '2016-06-15T21:47:00.000Z'],
  // The hour that came twice, and the one that never came.
  ['2019-02-16T23:30', '2019-02-17T01:30:00.000Z'],
  ['2018-11-04T00:00', '2018-11-04T03:00:00.000Z'],
  ['1900-01-01T00:00', '1900-01-01T03:00:00.000Z'],
  ['9999-12-31T23:59', '10000-01-01T02:59:00.000Z'],
])('%s on the clock is %s', (clock, moment) => {
  expect(momentInBrasilia(clock).getTime()).toBe(Date.parse(moment.startsWith('10000') ? `+0${moment}` : moment));
});

test.each(['2026-02-31T00:00', '2026-13-01T00:00', '2026-01-01T24:30', 'x'])('no clock shows %s', (clock) => {
  expect(momentInBrasilia(clock).getTime()).toBeNaN();
});

test('midnight there is a day without a time', () => {
  const moments = ['2026-05-28T03:00:00.000Z', '2017-02-03T02:00:00.000Z', '2026-05-28T03:01:00.000Z', '2026-05-28T00:00:00.000Z', 'x'];
  expect(moments.map(isDayOnly)).toEqual([true, true, false, false, false]);
});

test('the clock shows a moment as the people there read it', () => {
  expect(clockInBrasilia(new Date('2026-05-28T11:00:00.000Z'))).toBe('2026-05-28T08:00:00.000');
  expect(clockInBrasilia(new Date('2017-02-03T02:00:00.123Z'))).toBe('2017-02-03T00:00:00.123');
  expect(clockInBrasilia(new Date('2019-02-17T02:30:00.000Z'))).toBe('2019-02-16T23:30:00.000');
  expect(dayInBrasilia(new Date('2017-02-03T01:59:59.999Z'))).toBe('2017-02-02');
  expect(dayInBrasilia(new Date(NEVER))).toBe('9999-12-31');
});

test('a day begins at its midnight, or where there was none an hour later', () => {
  expect(startOfDayInBrasilia('2026-05-28')).toBe('2026-05-28T03:00:00.000Z');
  expect(startOfDayInBrasilia('2026-02-28', 1)).toBe('2026-03-01T03:00:00.000Z');
  expect(startOfDayInBrasilia('2017-02-03')).toBe('2017-02-03T02:00:00.000Z');
  expect(startOfDayInBrasilia('2018-11-03', 1)).toBe('2018-11-04T03:00:00.000Z');
});
