import { describe, expect, test } from 'vitest';
import { faultOf, inPieces, readAll } from '../testReading.ts';

const rows = [
  ['1', 'a;b,c\td', 'linha\num\r\n"dois"'],
  ['=1+1', '+2', '-3'],
  ['@x', 'ção 💧', ''],
];
const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`));

describe('a CSV file', () => {
  test.each([';', ',', '\t'])('is read with %j between the cells, wherever the pieces are cut', async (separator) => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const lines = [['id', '"a;,\tb"', ''], ...quoted].map((cells) => cells.join(separator) + lineBreak);
      const file = Buffer.from(`\uFEFF${lineBreak}${lines.join(lineBreak)}${separator}${separator}${lineBreak}`);
      for (let size = 1; size <= file.length; size++) {
        const read = await readAll(inPieces(file, size));
        expect(read).toMatchObject({ format: 'csv', isCompressed: false, header: ['id', 'a;,\tb', ''], values: rows });
        expect(read.texts[1]).toBe('["=1+1","+2","-3"]');
      }
    }
  });

  test('may have one column, headings twice, lines broken in two ways and no last line break', async () => {
    expect(await readAll([Buffer.from('a\n1\r\n2')])).toMatchObject({ header: ['a'], values: [['1'], ['2']] });
    expect((await readAll([Buffer.from('a;a\n1;2')])).header).toEqual(['a', 'a']);
    expect((await readAll([Buffer.from('a;b')])).values).toEqual([]);
  });

  test('has its short rows filled up and its empty surplus cut', async () => {
    expect((await readAll([Buffer.from('a;b;c\n1\n1;2;3;;\n')])).values).toEqual([
      ['1', '', ''],
      ['1', '2', '3'],
    ]);
  });
});

test.each<[string, string | Buffer, string]>([
  ['cells beyond the headings', 'a;b\n\n1;2\n1;2;3\n', 'Row 4 (byte 9): there are more cells'],
  ['a quote that is not closed', 'a;b\n1;2\n1;"2\n3;4\n', 'Row 3 (byte 8): a quotation mark is opened'],
  ['a quote inside a cell', 'a;b\n1;2\n1;2"\n', 'Row 3 (byte 8): there is a quotation mark inside'],
  ['text behind a quote', '\uFEFFa;b\n1;"2"3\n', 'Row 2 (byte 7): there is a quotation mark inside'],
  ['Windows-1252', Buffer.from('a;b\n1;\xe7\n', 'latin1'), 'Byte 6: the text is not UTF-8; save the sheet as “CSV UTF-8”'],
  ['Windows-1252 at the very end', Buffer.from('a;b\n1;\xe7', 'latin1'), 'Byte 6: the text is not UTF-8'],
  ['a zero', `a;b\n${'1;2\n'.repeat(2000)}\0`, 'Byte 8004: the file is binary, not text'],
  ['no headings', ';;\n;;\n', 'Byte 0: the sheet has no column headings'],
  ['501 columns', `${'a;'.repeat(500)}a\n`, 'Row 1 (byte 0): there are too many columns'],
  ['a cell over a mebibyte', `a;b\n1;${'x'.repeat(1024 * 1024 + 1)}\n`, 'Row 2 (byte 4): a cell is too long'],
  ['a row over two', `a;b\n"${'x\n'.repeat(1_100_000)}"\n`, 'Row 2 (byte 4): the row is too large'],
  ['a row of nothing but separators', `a;b\n${';'.repeat(2_200_000)}`, 'Row 2 (byte 4): the row is too large'],
])('%s is told with row and byte', async (_, content, fault) => {
  const bytes = Buffer.from(content as string);
  for (const size of [...(bytes.length < 100 ? [1, 2, 3] : []), 60_000]) expect(await faultOf(inPieces(bytes, size))).toContain(fault);
});
