import { expect, test } from 'vitest';
import { SharedStrings } from './sharedStrings.ts';

test('texts are found again by their place, however many', () => {
  const texts = new SharedStrings();
  const text = (i: number) => (i % 3 === 0 ? '' : `${i} ção 💧`.repeat(i % 7));
  for (let i = 0; i < 50_000; i++) expect(texts.add(text(i))).toBe(true);
  for (const i of [0, 1, 2, 16_383, 16_384, 49_998, 49_999]) {
    expect(texts.at(i)).toBe(text(i));
    expect(texts.sizeOf(i)).toBe(Buffer.byteLength(text(i)));
  }
  for (const place of [-1, 0.5, 50_000, Number.NaN]) expect(texts.sizeOf(place)).toBeUndefined();
});

test('there is room for 24 MiB, empty ones take some too', () => {
  const long = new SharedStrings();
  for (let i = 0; i < 23; i++) expect(long.add('x'.repeat(1024 * 1024))).toBe(true);
  expect(long.add('x'.repeat(1024 * 1024))).toBe(false);
  const empty = new SharedStrings();
  let count = 0;
  while (empty.add('')) count++;
  expect(count).toBe((24 * 1024 * 1024) / 4);
});
