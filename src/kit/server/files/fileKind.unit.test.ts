import { expect, test } from 'vitest';
import { KNOWN_BY, mediaTypeOf, shownKindOf } from './fileKind.ts';

const text = 'text/plain; charset=utf-8';
const saved = 'application/octet-stream';

test.each([
  ['a PDF', '%PDF-1.7\n\u0000\u0001', 'application/pdf', 'pdf'],
  ['a text', 'item;preço\r\n1;2,50\r\n', text, 'text'],
  ['a text with a mark before it', '\uFEFFitem;preço', text, 'text'],
  ['a text that is longer than what is looked at, cut within a letter', `x${'ç'.repeat(KNOWN_BY)}`, text, 'text'],
  ['a text of an older program', Buffer.from('preço', 'latin1'), 'text/plain; charset=windows-1252', 'text'],
  ['an address in angle brackets', 'De: <1@orgao.example>', text, 'text'],
  ['HTML', '<!doctype html><p>x', saved, null],
  ['HTML after a blank and a comment', '\n <!-- x --><p onclick=x>', saved, null],
  ['HTML after words', 'Olá <script>alert(1)</script>', saved, null],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>', saved, null],
  ['XML', '<?xml version="1.0"?><a/>', saved, null],
  ['a PDF that begins as something else', 'GIF%PDF-1.7\n\u0000', saved, null],
  ['RTF', '{\\rtf1 texto}', saved, null],
  ['bytes', Buffer.from([1, 2, 3, 0, 255]), saved, null],
  ['nothing', '', saved, null],
] as const)('%s is known by its bytes', (_, bytes, mediaType, kind) => {
  const found = mediaTypeOf(Buffer.from(bytes as string).subarray(0, KNOWN_BY));
  expect(found).toBe(mediaType);
  expect(shownKindOf(found)).toBe(kind);
});
