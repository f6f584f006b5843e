import { expect, test } from 'vitest';
import { readDay, withParts, writeDay } from './dateText.ts';

test('a day is written and read in the order of its language', () => {
  const letters = { day: 'dd', month: 'mm', year: 'aaaa' };
  expect(withParts('pt-BR', letters)).toBe('dd/mm/aaaa');
  for (const [locale, text] of [
    ['pt-BR', '25/11/2026'],
    ['fr-FR', '25/11/2026'],
    ['de-DE', '25.11.2026'],
    ['en-US', '11/25/2026'],
    ['en-GB', '25/11/2026'],
    ['fr-CA', '2026-11-25'],
  ] as const) {
    expect(writeDay('2026-11-25', locale)).toBe(text);
    expect(readDay(text, locale)).toBe('2026-11-25');
  }
});

test('accepts any separators and missing leading zeros, and refuses days that do not exist', () => {
  for (const text of ['5-3-2026', '5.3.2026', '05032026', ' 05 03 2026', '2026-03-05']) expect(readDay(text, 'pt-BR')).toBe('2026-03-05');
  for (const text of ['', '5/3', '31/02/2026', '11/25/2026', '5/3/26', '5/3/0026', 'amanhã'])
    expect(readDay(text, 'pt-BR')).toBeUndefined();
  expect(readDay('5/3/26', 'pt-BR', true)).toBe('2026-03-05');
  expect(writeDay('5/3', 'pt-BR')).toBe('5/3');
});
