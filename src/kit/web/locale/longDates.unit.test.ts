import { expect, test } from 'vitest';
import { fullMoments, longDates } from './longDates.ts';

const formats = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  letter: { weekday: 'narrow' },
  weekdayAndDay: { weekday: 'long', day: 'numeric', month: 'long' },
  monthAndYear: { month: 'long', year: 'numeric' },
} as const;
const days = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2015, 0, 1) + index * 11 * 86_400_000).toISOString().slice(0, 10));

test.each(['pt-BR', 'en-GB', 'fr-FR', 'de-DE', 'en-US'])('long dates are those of Intl in %s', (locale) => {
  for (const name of Object.keys(formats) as (keyof typeof formats)[]) {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...formats[name] });
    expect(days.map((day) => longDates(locale)[name](day))).toEqual(days.map((day) => format.format(new Date(day))));
  }
});

test.each(['pt-BR', 'en-GB', 'fr-FR', 'de-DE'])('full moments are those of Intl in %s', (locale) => {
  const hour = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'America/Sao_Paulo',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...hour,
  });
  const moments = days.map((day) => `${day}T01:07:00Z`);
  expect(moments.map((moment) => fullMoments(locale)?.(moment))).toEqual(moments.map((moment) => format.format(new Date(moment))));
});
