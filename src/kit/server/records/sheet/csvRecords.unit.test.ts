import { describe, expect, test } from 'vitest';
import { openRecords } from '../openRecords.ts';
import { faultOf, inPieces, readAll } from '../testReading.ts';

const rows = [
  ['1', 'a;b,c\td|e', 'linha\num\r\n"dois"'],
  ['=1+1', '+2', '-3'],
  ['@x', 'ção 💧', ''],
];
const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`));

describe('a CSV file', () => {
  test.each([';', ',', '\t', '|'])('is read with %j between the cells, wherever the pieces are cut', async (separator) => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const lines = [['id', '"a;,\t|b"', ''], ...quoted].map((cells) => cells.join(separator) + lineBreak);
      const file = Buffer.from(`\uFEFF${lineBreak}${lines.join(lineBreak)}${separator}${separator}${lineBreak}`);
      for (let size = 1; size <= file.length; size++) {
        const read = await readAll(inPieces(file, size));
        expect(read).toMatchObject({ format: 'csv', isCompressed: false, header: ['id', 'a;,\t|b', ''], values: rows });
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

describe('text that is not as it should be', () => {
  const valuesOf = async (content: string | Buffer) => {
    const bytes = Buffer.from(content as string);
    const [first, ...others] = await Promise.all([1, 2, 3, 5, 60_000].map((size) => readAll(inPieces(bytes, size))));
    for (const other of others) expect(other.values).toEqual(first?.values);
    return first?.values;
  };

  test.each([
    [
      'inches in a cell between quotes',
      '"a";"b"\n"Válvula 2" BSPT bronze";"x"\n"Caneta";"y"\n',
      [
        ['Válvula 2" BSPT bronze', 'x'],
        ['Caneta', 'y'],
      ],
    ],
    [
      'with a separator after them',
      'a;b\n"Válvula 2" BSPT; bronze";x\n1;2\n',
      [
        ['Válvula 2" BSPT; bronze', 'x'],
        ['1', '2'],
      ],
    ],
    [
      'at the end of a cell',
      'a;b\n1;2"\n3;4\n',
      [
        ['1', '2"'],
        ['3', '4'],
      ],
    ],
    [
      'at the start of a cell that is not between quotes',
      'a;b\n"5" pol aço;x\n"1";"2"\n',
      [
        ['"5" pol aço', 'x'],
        ['1', '2'],
      ],
    ],
    [
      'twice',
      'a;b\n"De 1/2" a 3/4" de aço";x\n1;2\n',
      [
        ['De 1/2" a 3/4" de aço', 'x'],
        ['1', '2'],
      ],
    ],
    [
      'doubled as they should be',
      'a;b\n"2"" e 3""";"x\ny"\n1;2\n',
      [
        ['2" e 3"', 'x\ny'],
        ['1', '2'],
      ],
    ],
  ])('has quotation marks: %s', async (_, content, values) => {
    expect(await valuesOf(content)).toEqual(values);
  });

  test('has a line full of quotation marks', async () => {
    const cell = 'a"'.repeat(200_000);
    expect((await readAll(inPieces(Buffer.from(`a;b\n"${cell}b";x\n`), 60_000))).values).toEqual([[`${cell}b`, 'x']]);
  });

  test('is Windows-1252, which is said', async () => {
    const content = Buffer.from('\u00d3rg\u00e3o;b\n\x93a\u00e7\u00e3o\x94 \x96 R$;\xba\n1;\u00e7', 'latin1');
    expect(await valuesOf(content)).toEqual([
      ['“ação” – R$', 'º'],
      ['1', 'ç'],
    ]);
    expect(await readAll([content])).toMatchObject({ header: ['Órgão', 'b'] });
    const { isWindows1252, batches } = await openRecords(inPieces(content, 7), { envelopes: new Set(), maxUnpacked: 1e6 });
    for await (const _ of batches);
    expect(isWindows1252?.()).toBe(true);
  });

  test.each([
    ['sep=,\r\na,"b;c"\r\n1,2\r\n', ['a', 'b;c']],
    ['\uFEFF"sep=;"\na;b,c,d\n1;2\n', ['a', 'b,c,d']],
    ['sep=|\na|b\n1|2\n', ['a', 'b']],
    ['SEP=;;;\na;b\n1;2\n', ['a', 'b']],
  ])('names its separator first: %j', async (content, header) => {
    const read = await readAll([Buffer.from(content)]);
    expect(read).toMatchObject({ header, values: [['1', '2']] });
  });

  test('has titles, dates and empty rows above the headings', async () => {
    const knownHeadings = (cells: string[]) => cells.filter((cell) => ['numero', 'objeto'].includes(cell)).length;
    const titles = 'CONTROLE 2026;;\n;;\nAtualizado;28/11/2026;\nnumero;Seção;objeto\n1;2;3\n';
    expect(await readAll([Buffer.from(titles)], { knownHeadings })).toMatchObject({
      header: ['numero', 'Seção', 'objeto'],
      values: [['1', '2', '3']],
    });
    // Where no heading is known, a row of one cell above a table is its title.
    expect(await readAll([Buffer.from('LISTA\n\na;b;c\n1;2;3\n')])).toMatchObject({ header: ['a', 'b', 'c'], values: [['1', '2', '3']] });
  });
});

test.each<[string, string | Buffer, string]>([
  ['cells beyond the headings', 'a;b\n\n1;2\n1;2;3\n', 'Row 4 (byte 9): there are more cells'],
  ['a quote that is not closed', 'a;b\n1;2\n1;"2\n3;4\n', 'Row 3 (byte 8): a quotation mark is opened'],
  ['a quote that swallows rows', 'a;b;c\n1;"2;3\n4;5;6\n7;"8";9\n', 'a quotation mark is opened'],
  [
    'Windows-1252 below a byte order mark',
    Buffer.from('\xef\xbb\xbfa;b\n1;\xe7\n', 'latin1'),
    'Byte 9: the text is not UTF-8; save the sheet as “CSV UTF-8”',
  ],
  [
    'one wrong byte among many right ones',
    Buffer.concat([Buffer.from('a;b\n1;ção\n1;ção\n1;'), Buffer.from([0xe7, 0x0a])]),
    'the text is not UTF-8',
  ],
  ['a control character beside Windows-1252', Buffer.from('a;b\n1;\xe7\x01\n', 'latin1'), 'Byte 7: the file is binary'],
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
