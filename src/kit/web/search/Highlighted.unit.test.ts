import { expect, test } from 'vitest';
import { piecesOf } from './Highlighted.tsx';

const marked = (text: string, q: string) =>
  piecesOf(text, q)
    .map(({ said, isHit }) => (isHit ? `[${said}]` : said))
    .join('');

test.each([
  ['O que é um pregão?', 'PREGAO', 'O que é um [pregão]?'],
  ['Prazo de impugnação', 'impugnacao prazo', '[Prazo] de [impugnação]'],
  ['um a um', 'um', '[um] a [um]'],
  ['nada', '', 'nada'],
  ['nada', '  ', 'nada'],
])('in %j what %j asks for is marked', (text, q, expected) => expect(marked(text, q)).toBe(expected));
