import { expect, test } from 'vitest';
import { cepOf, mobileOf } from './masks.ts';

test.each([
  ['6', '(6'],
  ['61', '(61'],
  ['619', '(61) 9'],
  ['6133330142', '(61) 3333-0142'],
  ['61955500142', '(61) 95550-0142'],
  ['+55 61 95550-0142', '(61) 95550-0142'],
  ['(61) 95550-01421234', '(61) 95550-0142'],
  ['', ''],
])('writes the telephone number %j as %j', (typed, written) => {
  expect(mobileOf(typed)).toBe(written);
});

test.each([
  ['70160', '70160'],
  ['701609', '70160-9'],
  ['70.160-900', '70160-900'],
  ['abc', ''],
])('writes the CEP %j as %j', (typed, written) => {
  expect(cepOf(typed)).toBe(written);
});
