import { expect, test } from 'vitest';
import { languages } from '#kit/errors.ts';
import { pluralForm } from './plural.ts';

const counts = [
  ...Array.from({ length: 250 }, (_, index) => index + 1),
  0.5,
  1.5,
  1.999,
  2.5,
  -1,
  -2,
  1e6 - 1,
  1e6,
  1e6 + 1,
  2e6,
  1e9,
  1e12,
];

test.each(languages)('plural forms are those of Intl in %s', (language) => {
  const rules = new Intl.PluralRules(language);
  expect(counts.map((count) => pluralForm(language, count))).toEqual(counts.map((count) => rules.select(count)));
});

test('nought is plural in Portuguese, as Brazilians write it, and as in CLDR elsewhere', () => {
  expect(languages.map((language) => [language, pluralForm(language, 0)])).toEqual(
    languages.map((language) => [language, language === 'pt' ? 'other' : new Intl.PluralRules(language).select(0)]),
  );
});
