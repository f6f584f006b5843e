import { describe, expect, test } from 'vitest';
import { relativeDayFormat } from './relativeDay.ts';
import { relativeTime } from './relativeTime.ts';

const today = '2026-11-22';

describe('how far off a day is', () => {
  test.each([
    ['2026-11-22', 'hoje'],
    ['2026-11-23', 'amanhã'],
    ['2026-11-19', 'há 3 dias'],
    ['2027-01-21', 'em 60 dias'],
    ['2027-01-22', 'em 2 meses'],
    ['2025-11-23', 'há 11 meses'],
    ['2025-11-22', 'há 1 ano'],
    ['2025-06-06', 'há 1 ano e 5 meses'],
    ['2028-12-22', 'em 2 anos e 1 mês'],
  ])('%s is shown as “%s”', (day, words) => expect(relativeDayFormat(relativeTime('pt-BR'))(day, today)).toBe(words));

  test.each([
    ['en', '1 year and 5 months ago', 'in 2 years and 1 month'],
    ['fr', 'il y a 1 an et 5 mois', 'dans 2 ans et 1 mois'],
    ['de', 'vor 1 Jahr und 5 Monaten', 'in 2 Jahren und 1 Monat'],
  ])('in %s years and months are one phrase', (locale, past, ahead) => {
    const format = relativeDayFormat(relativeTime(locale));
    expect([format('2025-06-06', today), format('2028-12-22', today)]).toEqual([past, ahead]);
  });
});
