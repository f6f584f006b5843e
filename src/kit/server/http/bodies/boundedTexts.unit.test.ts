import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { boundTexts } from './boundedTexts.ts';

/** The keywords that a text fails. */
function faultsOf(schema: object, text: string): string[] {
  const ajv = new Ajv({ allErrors: true, strict: false });
  (formats as unknown as (ajv: Ajv) => void)(ajv);
  boundTexts(ajv);
  const check = ajv.compile({ type: 'string', ...schema });
  check(text);
  return (check.errors ?? []).map(({ keyword, params }) => `${keyword} ${Object.values(params)}`);
}

test('a pattern is not tried on a text that is longer than it may be', () => {
  // This one takes twice as long for each letter: hundred of them are not read to the end in a lifetime.
  const pattern = '^(a+)+$';
  expect(faultsOf({ pattern, maxLength: 10 }, `${'a'.repeat(100)},`)).toEqual(['maxLength 10']);
  expect(faultsOf({ pattern }, `${'a'.repeat(5000)},`)).toEqual([`pattern ${pattern}`]);
});

test('a text of the right length is checked as before, in characters of any size', () => {
  expect(faultsOf({ pattern: '^💧+$', maxLength: 10 }, '💧'.repeat(10))).toEqual([]);
  expect(faultsOf({ pattern: '^💧+$', maxLength: 10 }, `${'💧'.repeat(9)}a`)).toEqual(['pattern ^💧+$']);
  expect(faultsOf({ format: 'email' }, 'ana@exemplo.com.br')).toEqual([]);
  expect(faultsOf({ format: 'email' }, 'ana@')).toEqual(['format email']);
  expect(faultsOf({ format: 'email' }, `${'a'.repeat(2000)}@exemplo.com`)).toEqual(['format email']);
  expect(faultsOf({ format: 'date-time' }, '2026-05-28T11:00:00.000Z')).toEqual([]);
});
