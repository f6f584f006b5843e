import { expect, test } from 'vitest';
import { bestMatches, namedBy } from './matches.ts';

const states = [
  { value: 'MS', label: 'MS · Mato Grosso do Sul' },
  { value: 'MT', label: 'MT · Mato Grosso' },
  { value: 'PA', label: 'PA · Pará' },
  { value: 'PB', label: 'PB · Paraíba' },
  { value: 'RS', label: 'RS · Rio Grande do Sul' },
  { value: 'SP', label: 'SP · São Paulo' },
];
const codes = (typed: string) => bestMatches(states, typed).map(({ value }) => value);

test('finds a choice by its code, by its name without accents, and puts what is named exactly first', () => {
  expect(codes('sp')).toEqual(['SP']);
  expect(codes('sao paulo')).toEqual(['SP']);
  expect(codes('mato grosso')).toEqual(['MT', 'MS']);
  expect(codes('pa')).toEqual(['PA', 'PB', 'SP']);
  expect(codes('grande sul')).toEqual(['RS']);
  expect(codes('xyz')).toEqual([]);
});

test('matches a text that can only mean one option', () => {
  expect(namedBy(states, 'Mato Grosso')?.value).toBe('MT');
  expect(namedBy(states, 'rio g')?.value).toBe('RS');
  expect(namedBy(states, 'par')).toBeUndefined();
});
