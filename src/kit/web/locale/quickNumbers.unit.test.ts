import { expect, test } from 'vitest';
import { isPlain, quickNumbers } from './quickNumbers.ts';

const brl = { style: 'currency', currency: 'BRL' } as const;
const short = { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' } as const;
const edges = [0, -0, 0.04, 0.05, 0.125, 1.005, 2.675, 9.95, 9.96, 999.94, 999.95, 1000, 9999, 99_999, 999_949, 999_950, 999_999.96];
const large = [1e6, 1_250_000, 999_949_999, 999_950_000, 1.25e9, 999_950_000_000, 1.25e12, 987_654_321_987_654];
// Ever larger ones with every kind of decimals.
const grown = Array.from({ length: 400 }, (_, index) => Number((1.0931 ** index * (index % 7 ? 1 : 100)).toFixed(index % 6)));
const values = [...edges, ...large, ...grown].flatMap((value) => [value, -value]).filter(isPlain);

test.each(['pt-BR', 'en-GB', 'fr-FR', 'de-DE'])('quick numbers are those of Intl in %s', (locale) => {
  const quick = quickNumbers(locale);
  const same = (write: ((value: number) => string) | undefined, options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    expect(values.map((value) => [value, write?.(value)])).toEqual(values.map((value) => [value, format.format(value)]));
  };
  same((value) => quick?.number(value, 0) ?? '', { maximumFractionDigits: 0 });
  same((value) => quick?.number(value, 4) ?? '', { maximumFractionDigits: 4 });
  same(quick?.money, brl);
  same((value) => quick?.money(value, 4) ?? '', { ...brl, minimumFractionDigits: 2, maximumFractionDigits: 4 });
  same(quick?.percent, { style: 'percent', maximumFractionDigits: 1 });
  same((value) => quick?.percent(value, 2) ?? '', { style: 'percent', maximumFractionDigits: 2 });
  same(quick?.short, short);
  same(quick?.shortMoney, { ...brl, ...short });
});

test('other locales and extreme numbers are left to Intl', () => {
  expect(quickNumbers('en-US')).toBeUndefined();
  expect([Number.NaN, Number.POSITIVE_INFINITY, 1e15, 1e-7].map(isPlain)).toEqual([false, false, false, false]);
});
