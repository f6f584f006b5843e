import { expect, test } from 'vitest';
import { changedOf, merge } from './merge.ts';

const base = { name: 'Rui', ways: ['email'], address: { city: 'Recife', state: 'PE' } };

test('keeps values saved by others, except in edited fields', () => {
  const typed = { ...base, name: 'Rui Lima', address: { city: 'Olinda', state: 'PE' } };
  const kept = { name: 'R. Lima', ways: ['email', 'phone'], address: { city: 'Recife', state: 'Pernambuco' } };
  expect(merge(typed, base, kept)).toEqual({
    ...{ name: 'Rui Lima', ways: ['email', 'phone'] },
    address: { city: 'Olinda', state: 'Pernambuco' },
  });
});

test('only what differs is changed', () => {
  expect(changedOf({ ...base, ways: ['email'], name: 'Rui Lima' }, base)).toEqual({ name: 'Rui Lima' });
});
