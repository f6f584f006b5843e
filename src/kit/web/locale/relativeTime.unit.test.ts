import { expect, test } from 'vitest';
import { relativeTime, type Unit } from './relativeTime.ts';

const counts = Array.from({ length: 999 }, (_, index) => index);

test.each(['pt-BR', 'en-GB', 'fr-FR', 'de-DE'])('distances in time are those of Intl in %s', (locale) => {
  const [near, far] = [new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }), new Intl.RelativeTimeFormat(locale)];
  const quick = relativeTime(locale);
  expect(quick.now()).toBe(near.format(0, 'second'));
  const days = counts.map((count) => count - 500);
  expect(days.map(quick.day)).toEqual(days.map((count) => near.format(count, 'day')));
  for (const unit of ['minute', 'hour', 'day', 'month', 'year'] satisfies Unit[]) {
    expect(counts.map((count) => quick.distance(true, [count, unit]))).toEqual(counts.map((count) => far.format(count, unit)));
    expect(counts.map((count) => quick.distance(false, [count, unit]))).toEqual(counts.map((count) => far.format(-count, unit)));
  }
});

test.each([
  ['pt-BR', 'pt'],
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
  ['de-DE', 'de'],
])('two lengths are one phrase in %s as in %s, which is left to Intl', (quick, browser) => {
  const phrases = (locale: string) =>
    [true, false].map((isAhead) =>
      [1, 2, 11].map((count) => relativeTime(locale).distance(isAhead, [count, 'year'], [12 - count, 'month'])),
    );
  expect(phrases(quick)).toEqual(phrases(browser));
});
