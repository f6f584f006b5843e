import { expect, it } from 'vitest';
import { translate } from './translate.ts';

const texts = {
  title: 'Notices',
  list: {
    found_one: '{{count}} notice of {{place}}',
    found_other: '{{count}} notices of {{place}}',
    none_zero: 'nothing',
    none_other: 'some',
  },
};
const plural = (count: number) => new Intl.PluralRules('en').select(count);
const say = (key: string, values?: Parameters<typeof translate>[2]) => translate(texts, key, values, plural);

it('finds a text by its key, in groups too, and fills in values', () => {
  expect(say('title')).toBe('Notices');
  expect(say('list.found', { count: 1, place: 'Ilhéus' })).toBe('1 notice of Ilhéus');
  expect(say('list.found', { count: 1200, place: 'Ilhéus' })).toBe('1200 notices of Ilhéus');
});

it('prefers the text for zero', () => {
  expect(say('list.none', { count: 0 })).toBe('nothing');
  expect(say('list.none', { count: 2 })).toBe('some');
});

it('leaves values literal, and missing ones empty', () => {
  expect(say('list.found', { count: 2, place: '$& {{count}}' })).toBe('2 notices of $& {{count}}');
  expect(say('list.found', { count: 2 })).toBe('2 notices of ');
});

it('returns the default or the key of a missing text, and of a group', () => {
  expect(say('list.gone')).toBe('list.gone');
  expect(say('list.gone', { defaultValue: 'otherwise' })).toBe('otherwise');
  expect(say('list')).toBe('list');
  expect(say('list.constructor')).toBe('list.constructor');
  expect(translate(undefined, 'title', undefined, plural)).toBe('title');
});
