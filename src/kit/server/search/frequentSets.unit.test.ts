import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { Bitmap } from './bitmap.ts';
import { FrequentSets } from './frequentSets.ts';
import { ALL_FIELDS, Postings } from './postings.ts';

/** More frequent words and fields than sets are kept. */
const FREQUENT = 12;
const WORDS = 40;

test('words are found in the same documents, whether sets of them are kept, dropped or added to', () => {
  const random = createRandom(7);
  const postings = new Postings();
  /** By word, for each document the fields. */
  const plain = Array.from({ length: WORDS }, () => new Map<number, number>());
  const documentsOf = (word: number, fields: number) =>
    [...(plain[word] ?? [])].filter(([, those]) => (those & fields) !== 0).map(([document]) => document);
  const withWord = (document: number, word: number) => {
    const fields = random.between(1, ALL_FIELDS);
    postings.add(word, document, fields, []);
    plain[word]?.set(document, fields);
  };
  for (let document = 0, next = 0; document < 4000; document++) {
    for (let word = 0; word < WORDS; word++) if (random.chance(word < FREQUENT ? 0.2 : 0.002)) withWord(document, word);
    if (document < next) continue;
    next = document + random.between(1, 60);
    for (let asked = 0; asked < 20; asked++) {
      const [word, fields] = [random.between(0, random.chance(0.5) ? 2 : WORDS), random.pick([ALL_FIELDS, 1, 2, 6])];
      const expected = documentsOf(word, fields);
      if (random.chance(0.5)) expect([...postings.documentsOf(word, fields).toArray()]).toEqual(expected);
      const other = random.between(0, WORDS);
      const found = new Bitmap();
      postings.collect(word, fields, found, random.chance(0.5));
      postings.collect(other, fields, found, random.chance(0.5));
      // What was collected is the asker's own.
      const both = [...new Set([...expected, ...documentsOf(other, fields)])].sort((one, another) => one - another);
      expect([...found.toArray()]).toEqual(both);
      found.add(5000);
    }
  }
});

test('the set that was not asked for longest makes room', () => {
  const sets = new FrequentSets();
  for (let word = 0; word < 16; word++) sets.put(word, 1, new Bitmap(64));
  const full = sets.memory;
  expect(sets.get(0, 1)).toBeDefined();
  expect(sets.get(0, 2)).toBeUndefined();
  sets.put(16, 1, new Bitmap(64));
  expect(sets.memory).toBe(full);
  expect(sets.get(1, 1)).toBeUndefined();
  expect(sets.get(0, 1)).toBeDefined();
  sets.clear();
  expect(sets.get(0, 1)).toBeUndefined();
});
