import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openRecords } from '../openRecords.ts';
import { faultOf, inPieces, readAll } from '../testReading.ts';

const text = '[{"a":"ção"},{"a":"água, água, água"}]';
const values = [{ a: 'ção' }, { a: 'água, água, água' }];
const packed = gzipSync(text);
/** With name, comment, extra field and checksum of the head. */
const decorated = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 2 + 4 + 8 + 16, 0, 0, 0, 0, 0, 3, 2, 0, 1, 2]),
  Buffer.from('nome.json\0nota\0##'),
  deflateRawSync(text),
  packed.subarray(-8),
]);

describe('a gzip file', () => {
  test.each([
    ['is unpacked', packed],
    ['may carry a name and more in its head', decorated],
    ['may hold several members', Buffer.concat([gzipSync(text.slice(0, 9)), gzipSync(''), gzipSync(text.slice(9))])],
    ['may hold CSV', gzipSync('a\nx\n')],
  ])('%s, wherever the pieces are cut', async (_, file) => {
    for (let size = 1; size <= file.length; size++) {
      const read = await readAll(inPieces(file, size));
      expect(read.isCompressed).toBe(true);
      expect(read.values).toEqual(read.format === 'csv' ? [['x']] : values);
    }
  });

  test('cut off is refused at its end, wherever that is', async () => {
    for (const file of [packed, decorated])
      for (let end = 2; end < file.length; end++)
        expect(await faultOf(inPieces(file.subarray(0, end), 5))).toBe(`Byte ${end}: the file is incomplete.`);
  });

  test.each([1, 3, 1000])('with rubbish behind is refused at the first byte of it, in pieces of %i', async (size) => {
    for (const rubbish of ['x', '\0\0', 'rubbish'])
      expect(await faultOf(inPieces(Buffer.concat([packed, Buffer.from(rubbish)]), size))).toContain(
        `Byte ${packed.length}: there is data after the end of the compressed file`,
      );
  });

  test('with a changed byte is refused', async () => {
    const changed = (at: number) => Buffer.from(packed).fill((packed[at] as number) ^ 0xff, at, at + 1);
    for (const at of [packed.length - 1, packed.length - 5])
      expect(await faultOf([changed(at)])).toBe(`Byte ${packed.length - 8}: the compressed file is damaged.`);
    expect(await faultOf([changed(2)])).toBe('Byte 0: the compressed file is damaged.');
    const noise = Buffer.concat([packed.subarray(0, 10), Buffer.alloc(1000, 0xff)]);
    expect(await faultOf([noise])).toBe('Byte 10: the compressed file is damaged.');
  });

  test('reports a file that is compressed twice', async () => {
    expect(await faultOf([gzipSync(packed)])).toContain('the file is gzip');
  });

  test('may not unpack to more than is allowed', async () => {
    expect((await readAll([packed], { maxUnpacked: Buffer.byteLength(text) })).values).toEqual(values);
    expect(await faultOf([packed], { maxUnpacked: Buffer.byteLength(text) - 1 })).toContain('exceeds the size limit');
  });
});

describe('a bomb', () => {
  // 40 MiB of blanks pack a thousandfold.
  const bomb = gzipSync(Buffer.concat([Buffer.from('[1'), Buffer.alloc(40 * 1024 * 1024, ' '), Buffer.from(',2]')]), { level: 9 });

  test('is refused long before it is unpacked', async () => {
    expect(await faultOf([bomb])).toMatch(/^Byte \d+: the compressed content exceeds the size limit/);
  });

  test('of less than 32 MiB passes, because it is harmless', async () => {
    const small = gzipSync(Buffer.concat([Buffer.from('[1'), Buffer.alloc(30 * 1024 * 1024, ' '), Buffer.from(']')]), { level: 9 });
    expect((await readAll([small])).values).toEqual([1]);
  });
});

test('closes the source of a compressed file when the consumer stops early', async () => {
  let isClosed = false;
  async function* chunks() {
    try {
      yield gzipSync('[1');
      for (let i = 0; i < 5000; i++) yield gzipSync(',1');
    } finally {
      isClosed = true;
    }
  }
  const { batches } = await openRecords(chunks(), { envelopes: new Set(), maxUnpacked: 1e9 });
  await batches.return(undefined);
  expect(isClosed).toBe(true);
});
