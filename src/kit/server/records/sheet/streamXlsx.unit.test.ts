import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readAll } from '../testReading.ts';
import { type SheetCell, type StreamedSheet, streamXlsx } from './streamXlsx.ts';

const columns = [
  { header: 'Objeto', kind: 'text', width: 30 },
  { header: 'Id', kind: 'number', width: 10 },
  { header: 'Valor', kind: 'money', width: 15 },
  { header: 'Abertura', kind: 'date', width: 18 },
] as const;

async function* pages(...all: SheetCell[][][]) {
  yield* all;
}

async function written(...sheets: StreamedSheet[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(streamXlsx(sheets)));
}

test('a workbook is read back as it was written: texts, numbers, amounts, dates and gaps', async () => {
  const rows: SheetCell[][] = [
    ['=1+1 <&> "ç" _x0041_ \u0001', 7, 1234.5, '2026-05-28 08:00'],
    ['', 8, null, null],
    ['  spaces ', 9, 0, '9999-12-31 20:59'],
  ];
  const file = await written({ name: 'A', columns, rows: pages(rows.slice(0, 2), rows.slice(2)) });
  expect(await readAll([file])).toMatchObject({
    header: ['Objeto', 'Id', 'Valor', 'Abertura'],
    values: [
      ['=1+1 <&> "ç" _x0041_ \u0001', '7', '1234.5', '2026-05-28T08:00:00'],
      ['', '8', '', ''],
      [expect.stringContaining('spaces'), '9', '0', '9999-12-31T20:59:00'],
    ],
  });
});

test('every sheet is in the file, the second one written after the rows of the first', async () => {
  let count = 0;
  async function* counting() {
    for await (const page of pages([['a'], ['b']], [['c']])) {
      count += page.length;
      yield page;
    }
  }
  async function* total() {
    yield [[String(count)]];
  }
  const file = await written(
    { name: 'A', columns: columns.slice(0, 1), rows: counting() },
    { name: 'B', columns: columns.slice(0, 1), rows: total() },
  );
  const parts = unzipSync(file);
  expect(strFromU8(parts['xl/worksheets/sheet2.xml'] as Uint8Array)).toContain('>3</t>');
});

test('a text that is too long for a cell is cut, since spreadsheets refuse the whole file otherwise', async () => {
  const file = await written({ name: 'A', columns: columns.slice(0, 1), rows: pages([['x'.repeat(40_000)]]) });
  const { values } = await readAll([file]);
  expect((values[0] as string[])[0]).toHaveLength(32_767);
});

test('a failure while rows are read reaches the reader of the file', async () => {
  // biome-ignore lint/correctness/useYield: it fails before
  async function* failing(): AsyncGenerator<SheetCell[][]> {
    throw new Error('no more rows');
  }
  await expect(written({ name: 'A', columns, rows: failing() })).rejects.toThrow('no more rows');
});
