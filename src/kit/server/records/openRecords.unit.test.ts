import { describe, expect, test } from 'vitest';
import { openRecords } from './openRecords.ts';
import { faultOf, readAll } from './testReading.ts';

const options = { envelopes: new Set(['data']), maxUnpacked: 1e9 };

test.each<[string, string | Buffer, string]>([
  ['nothing', '', 'Byte 0: the file is empty'],
  ['nothing but blanks', ' \n\n', 'Byte 0: the file is empty'],
  ['nothing but a mark', '\uFEFF', 'Byte 3: the file is empty'],
  ['UTF-16 with its mark', Buffer.from('\uFEFF[{"a":1}]', 'utf16le'), 'Byte 0: the text is not UTF-8, but UTF-16'],
  ['UTF-16 without', Buffer.from('a;b\r\n', 'utf16le'), 'Byte 0: the text is not UTF-8, but UTF-16'],
  ['UTF-16, the large end first', Buffer.from('a;b\r\n', 'utf16le').swap16(), 'Byte 0: the text is not UTF-8, but UTF-16'],
  ['a PDF', '%PDF-1.7\n', 'Byte 0: the file is PDF'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'Byte 0: the file is PNG'],
  ['a page', '<!doctype html><html></html>', 'Byte 0: the file is HTML/XML'],
  ['an old workbook, or one with a password', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'Byte 0: the file is an old XLS'],
  ['a program', Buffer.from('MZ\x90\x03\x01\0\0\0', 'latin1'), 'Byte 5: the file is binary, not text'],
])('%s is told by the first bytes', async (_, content, fault) => {
  expect(await faultOf([Buffer.from(content as string)])).toContain(fault);
});

describe('the source of the bytes', () => {
  function source(content: string) {
    const state = { isClosed: false };
    async function* chunks() {
      try {
        for (const byte of Buffer.from(content)) yield Buffer.from([byte]);
      } finally {
        state.isClosed = true;
      }
    }
    return { state, chunks: chunks() };
  }

  test.each(['[1,2,3]', '{"a":1}\n{"a":2}', 'a;b\n1;2\n'])(
    'is closed when the consumer stops early, or never starts: %s',
    async (content) => {
      for (const reads of [0, 1]) {
        const { state, chunks } = source(`${content}${' '.repeat(100_000)}`);
        const { batches } = await openRecords(chunks, options);
        for (let i = 0; i < reads; i++) await batches.next();
        await batches.return(undefined);
        expect(state.isClosed).toBe(true);
      }
    },
  );

  test('is closed when the file is refused by its first bytes', async () => {
    const { state, chunks } = source(`%PDF-${' '.repeat(10_000)}`);
    await expect(openRecords(chunks, options)).rejects.toThrow('PDF');
    expect(state.isClosed).toBe(true);
  });

  test('receives its own error', async () => {
    async function* failing() {
      yield Buffer.from('[{"a":1},');
      throw new Error('the line broke');
    }
    await expect(readAll(failing())).rejects.toThrow('the line broke');
  });
});
