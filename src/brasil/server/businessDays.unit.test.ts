import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { businessDaysBefore, isBusinessDay } from './businessDays.ts';
import { nationalHolidays } from './nationalHolidays.ts';

/** The day of the first, read beside the day of the second. */
const threeBefore = (day: string) => businessDaysBefore(day, 3);

test('the holidays written down are those that the library knows', () => {
  const library = new Holidays('BR');
  const known = (year: number) => {
    const days = library.getHolidays(year).filter(({ type, rule }) => type === 'public' && !rule.includes('sunday'));
    return [...new Set(days.map(({ date }) => date.slice(5, 10)))].sort().join(' ');
  };
  const years = Object.keys(nationalHolidays).map(Number);
  expect(nationalHolidays).toEqual(Object.fromEntries(years.map((year) => [year, known(year)])));
  const thisYear = new Date().getUTCFullYear();
  expect(years).toEqual(expect.arrayContaining([thisYear - 1, thisYear, thisYear + 10]));
});

test('three business days before a day leave out the day itself, weekends and national holidays', () => {
  expect(threeBefore('2026-05-29')).toBe('2026-05-26');
  expect(threeBefore('2026-06-01')).toBe('2026-05-27');
  // From a Sunday, as from the Monday after it.
  expect(threeBefore('2026-05-31')).toBe('2026-05-27');
  // 20 November, a Friday, counts since 2024.
  expect(threeBefore('2026-11-25')).toBe('2026-11-19');
  expect(threeBefore('2023-11-22')).toBe('2023-11-17');
  // Good Friday, 3 April 2026.
  expect(threeBefore('2026-04-07')).toBe('2026-04-01');
  // Christmas and New Year, both a Friday.
  expect(threeBefore('2026-12-28')).toBe('2026-12-22');
  expect(threeBefore('2027-01-05')).toBe('2026-12-30');
  // 1 March 2024 comes after the 29th of February.
  expect(threeBefore('2024-03-04')).toBe('2024-02-28');
});

test('Carnival and Corpus Christi are business days', () => {
  expect(threeBefore('2026-02-18')).toBe('2026-02-13');
  expect(['2026-02-16', '2026-02-17', '2026-06-04'].every(isBusinessDay)).toBe(true);
});

test('a year without a list has weekends', () => {
  expect(threeBefore('9999-12-30')).toBe('9999-12-27');
});
