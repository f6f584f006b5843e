// The fonts that PDF files are written in, read and unpacked once.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

/** In bytes: the header and an entry of the directory, of WOFF 1.0 and of TrueType. */
const woff = { head: 44, entry: 20 };
const trueType = { head: 12, entry: 16 };

/** As wide as Arial, in which the DOCX is set. What is used of it is embedded, so that a page looks alike everywhere. */
const require = createRequire(import.meta.url);
export const fonts = {
  regular: toTrueType(readFileSync(require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'))),
  bold: toTrueType(readFileSync(require.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'))),
};
export type Font = keyof typeof fonts;

/** A WOFF with all tables unpacked: what draws with it would otherwise unpack a table again for each letter. */
function toTrueType(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const head = Buffer.alloc(trueType.head + count * trueType.entry);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [head];
  let offset = head.length;
  for (let place = 0; place < count; place++) {
    const from = woff.head + place * woff.entry;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((at) => file.readUInt32BE(from + at)) as [number, number, number, number];
    const bytes = file.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const entry = trueType.head + place * trueType.entry;
    file.copy(head, entry, from, from + 4);
    for (const [at, value] of [checksum, offset, length].entries()) head.writeUInt32BE(value, entry + 4 + at * 4);
    const padding = Buffer.alloc(-length & 3);
    tables.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(tables);
}
