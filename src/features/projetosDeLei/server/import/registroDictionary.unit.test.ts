import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { registroDictionaries } from './registroDictionary.ts';

test('the dictionaries are those that stored data was packed with', () => {
  expect(registroDictionaries.map((dictionary) => hash('sha256', dictionary).slice(0, 16))).toEqual(['f14cc1b4f5f2d095']);
});
