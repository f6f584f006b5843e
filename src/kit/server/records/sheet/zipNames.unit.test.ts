import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipName } from './zipNames.ts';

const none = Buffer.alloc(0);
const utf8 = Buffer.from('Pregão.pdf');
const dos = Buffer.from([0x50, 0x72, 0x65, 0x67, 0xc6, 0x6f, 0x2e, 0x70, 0x64, 0x66]);
/** The extra field that names a file in UTF-8, after another one. */
const unicode = (of: Buffer, name: Buffer) => {
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + name.length, 2);
  head[4] = 1;
  head.writeUInt32LE(crc32(of), 5);
  return Buffer.concat([Buffer.from([1, 0, 1, 0, 7]), head, name]);
};

test.each([
  ['as UTF-8, as the flag says', utf8, 0x0800, none],
  ['as UTF-8 without the flag', utf8, 0, none],
  ['as CP850 if it is no UTF-8', dos, 0, none],
  ['as CP850 if the flag lies', dos, 0x0800, none],
  ['by the field that has it in UTF-8', Buffer.from('Preg?o.pdf'), 0, unicode(Buffer.from('Preg?o.pdf'), utf8)],
  ['without that field if the name was changed since', utf8, 0, unicode(dos, Buffer.from('outro.pdf'))],
  ['without a field that is cut off', utf8, 0, unicode(utf8, utf8).subarray(0, 16)],
])('a name is read %s', (_, bytes, flags, extra) => {
  expect(zipName(bytes, flags, extra)).toBe('Pregão.pdf');
});

test('different bytes are different names', () => {
  const names = Array.from({ length: 256 }, (_, byte) => zipName(Buffer.of(byte), 0, none));
  // Both slashes part folders.
  expect(new Set(names).size).toBe(255);
});
