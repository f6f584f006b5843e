import { expect, it } from 'vitest';
import { mentionedIn, partsOf, typedMention } from './mentions.ts';

it('finds names, once each, without the full stop of the sentence', () => {
  expect(mentionedIn('Ver com @ana.lima. E com @ana.lima ou (@joão_2)!')).toEqual(['ana.lima', 'joão_2']);
});

it('finds none in addresses of mail', () => {
  expect(mentionedIn('compras@prefeitura.gov.br, a@@b')).toEqual([]);
});

it('splits a text into parts that make it up again', () => {
  const text = 'Oi @ana, veja isto';
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(partsOf(text)[1]).toEqual({ text: '@ana', username: 'ana' });
});

it('knows the name that is being typed', () => {
  expect(typedMention('Oi @an', 6)).toBe('an');
  expect(typedMention('Oi @', 4)).toBe('');
  expect(typedMention('Oi @ana ', 8)).toBeNull();
  expect(typedMention('a@b', 3)).toBeNull();
});
