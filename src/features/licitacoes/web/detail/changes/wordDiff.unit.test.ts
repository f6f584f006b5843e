import { expect, it } from 'vitest';
import { type Piece, shortened, wordDiff } from './wordDiff.ts';

const marked = (pieces: Piece[]) =>
  pieces.map(({ kind, text }) => ({ same: text, removed: `[-${text.trim()}-] `, added: `[+${text.trim()}+] ` })[kind]).join('');

it('marks removed and added words', () => {
  expect(marked(wordDiff('Compra de dez cadeiras para a sede', 'Compra de doze cadeiras novas para a sede'))).toBe(
    'Compra de [-dez-] [+doze+] cadeiras [+novas+] para a sede',
  );
  expect(marked(wordDiff('', 'tudo novo'))).toBe('[+tudo novo+] ');
  expect(marked(wordDiff('a b', 'b'))).toBe('[-a-] b');
});

it('ignores changed white space, and uses that of the new text', () => {
  expect(wordDiff('um  dois', 'um\ndois')).toEqual([{ kind: 'same', text: 'um\ndois' }]);
});

it('reproduces both texts completely, however long', () => {
  const before = Array.from({ length: 3000 }, (_, n) => `a${n}`).join(' ');
  const after = Array.from({ length: 3000 }, (_, n) => (n % 3 === 0 ? `b${n}` : `a${n}`)).join(' ');
  const pieces = wordDiff(`início ${before} fim`, `início ${after} fim`);
  const without = (kind: Piece['kind']) => pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text.trim()])).join(' ');
  expect(without('removed')).toBe(`início ${after} fim`);
  expect(without('added')).toBe(`início ${before} fim`);
});

it('shortens unchanged text to the words next to a change', () => {
  const long = Array.from({ length: 20 }, (_, n) => `p${n}`).join(' ');
  expect(marked(shortened(wordDiff(`${long} velho ${long}`, `${long} novo ${long}`), 2))).toBe('… p18 p19 [-velho-] [+novo+] p0 p1 … ');
});
