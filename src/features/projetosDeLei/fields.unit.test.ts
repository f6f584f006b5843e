import { expect, it } from 'vitest';
import type { Field } from '#kit/recordFields.ts';
import { projetoFields } from './fields.ts';

const fields = Object.values<Field<string, string>>(projetoFields);

it.each(['csv', 'notification'] as const)('numbers the fields in %s from 1 on, each once', (place) => {
  const numbers = fields.map(({ shown }) => shown[place]).filter((number) => number !== null);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});
