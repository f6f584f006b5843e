import { expect, test } from 'vitest';
import { quickDates } from './quickDates.ts';

const day = { day: '2-digit', month: '2-digit' } as const;
const hour = { hour: '2-digit', minute: '2-digit' } as const;
const formats = {
  date: { ...day, year: 'numeric' },
  time: hour,
  dateTime: { ...day, year: 'numeric', ...hour },
  shortMoment: { ...day, ...hour },
  shortMonth: { month: 'short', year: '2-digit' },
  dayMonth: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
} as const;
const moments = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2015, 0, 1, 1, 7) + index * 11.3 * 86_400_000));

test.each(['pt-BR', 'en-GB', 'fr-FR', 'de-DE'])('quick dates are those of Intl in %s', (locale) => {
  for (const name of Object.keys(formats) as (keyof typeof formats)[]) {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'America/Sao_Paulo', ...formats[name] });
    expect(moments.map((moment) => quickDates(locale)?.[name](moment))).toEqual(moments.map((moment) => format.format(moment)));
  }
});

test('other locales are left to Intl', () => {
  expect(quickDates('en-US')).toBeUndefined();
});
