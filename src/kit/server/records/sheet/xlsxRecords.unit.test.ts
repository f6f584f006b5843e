import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { faultOf, inPieces, readAll } from '../testReading.ts';
import { writeXlsx } from './writeXlsx.ts';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...all: [id: string, type: string, target: string][]) =>
  `<Relationships>${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** A workbook around the XML of its sheet's data. */
function workbook(data: string, changed: Record<string, string | Uint8Array> = {}, options = {}): Buffer {
  const parts: Record<string, string | Uint8Array> = {
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
      ['rId4', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId5', 'chartsheet', 'chartsheets/sheet1.xml'],
    ),
    'xl/sharedStrings.xml':
      '<sst><si><t>plain</t></si><si><r><t>ri</t></r><r><rPr/><t xml:space="preserve">ch </t></r><rPh sb="0"><t>no</t></rPh></si><si><t>_x0041_&amp;&#10;ção</t></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="[h]:mm"/>' +
      '<numFmt numFmtId="166" formatCode="0.00&quot; dias&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="20"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${data}</sheetData><mergeCells><c r="A9"><v>9</v></c></mergeCells></worksheet>`,
    'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row><c t="inlineStr"><is><t>second</t></is></c></row></sheetData></worksheet>',
    ...changed,
  };
  const zippable: Zippable = Object.fromEntries(
    Object.entries(parts).map(([name, xml]) => [name, typeof xml === 'string' ? strToU8(xml) : xml]),
  );
  return Buffer.from(zipSync(zippable, options));
}

const inline = (text: string, reference = '') =>
  `<c ${reference && `r="${reference}"`} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
const head = `<row>${['a', 'b', 'c'].map((name) => inline(name)).join('')}</row>`;

/** The text of one cell. */
async function cell(xml: string, changed?: Record<string, string>): Promise<string> {
  const { values } = await readAll([workbook(`${head}<row>${xml}${inline('end', 'C2')}</row>`, changed)]);
  return (values[0] as string[])[0] as string;
}

test('a sheet is read with its cells in their places, blank rows left out, wherever the pieces are cut', async () => {
  const file = workbook(
    `<row r="2">${inline('a', 'A2')}${inline('b', 'B2')}${inline('c', 'C2')}<c r="D2" s="1"/></row><row r="3"><c r="A3" s="1"/></row>` +
      `<row r="7">${inline('seven', 'C7')}<c r="XFD7"/></row><row>${inline('1')}<c r="B8"><v>2</v></c><c><v>3</v></c></row>`,
  );
  for (const size of [1, 2, 3, 100, file.length])
    expect(await readAll(inPieces(file, size))).toMatchObject({
      ...{ format: 'xlsx', isCompressed: false, header: ['a', 'b', 'c'] },
      ...{
        values: [
          ['', '', 'seven'],
          ['1', '2', '3'],
        ],
        texts: ['["","","seven"]', '["1","2","3"]'],
      },
    });
});

test.each([
  ['a shared text', '<c t="s"><v>0</v></c>', 'plain'],
  ['a text in several runs, without its reading aid', '<c t="s"><v>1</v></c>', 'rich '],
  ['a text with characters in escapes', '<c t="s"><v>2</v></c>', 'A&\nção'],
  ['an inline text of several runs', '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r><rPh><t>no</t></rPh></is></c>', 'ab'],
  ['a text in CDATA', '<c t="str"><v><![CDATA[<a>]]></v></c>', '<a>'],
  ['yes', '<c t="b"><v>1</v></c>', 'true'],
  ['no', '<c t="b"><v>0</v></c>', 'false'],
  ['an error', '<c t="e"><v>#N/A</v></c>', ''],
  ['a date as such', '<c t="d"><v>2026-05-28T11:00:00.000Z</v></c>', '2026-05-28T11:00:00'],
  ['a number', '<c><v>1234.5</v></c>', '1234.5'],
  ['a number with noise', '<c t="n"><v>12.199999999999999</v></c>', '12.2'],
  ['a small number', '<c><v>1.5E-7</v></c>', '0.00000015'],
  ['three decimals', '<c><v>5.899</v></c>', '5.8990'],
  ['a large number', '<c><v>-1.25E+21</v></c>', '-1250000000000000000000'],
  ['a key of digits', '<c><v>43052497000102</v></c>', '43052497000102'],
  ['a day', '<c s="1"><v>45000</v></c>', '2023-03-15'],
  ['a day that keeps a time', '<c s="1"><v>45000.5</v></c>', '2023-03-15T12:00:00'],
  ['a day and time', '<c s="2"><v>45000.375</v></c>', '2023-03-15T09:00:00'],
  ['midnight', '<c s="2"><v>45000</v></c>', '2023-03-15T00:00:00'],
  ['a time', '<c s="5"><v>0.75</v></c>', '18:00:00'],
  ['a moment that rounds up to the next day', '<c s="1"><v>44999.999999999</v></c>', '2023-03-15'],
  ['the first day', '<c s="1"><v>1</v></c>', '1900-01-01'],
  ['the day before the one that was not', '<c s="1"><v>59</v></c>', '1900-02-28'],
  ['the day that was not', '<c s="1"><v>60</v></c>', '1900-02-29'],
  ['the day behind it', '<c s="1"><v>61</v></c>', '1900-03-01'],
  ['what no calendar has', '<c s="1"><v>-3</v></c>', '-3'],
  ['what no number holds', '<c s="1"><v>1e999</v></c>', '1e999'],
  ['a span of time', '<c s="3"><v>1.5</v></c>', '1.5'],
  ['a number with a word', '<c s="4"><v>3</v></c>', '3'],
  ['a formula with its value', '<c><f>1+1</f><v>2</v></c>', '2'],
  ['a formula with its text', '<c t="str"><f>A1&amp;"x"</f><v>ax</v></c>', 'ax'],
  ['a formula whose text is empty', '<c t="str"><f>""</f><v></v></c>', ''],
  ['a formula without a value', '<c><f>HYPERLINK("http://a.example","x")</f></c>', '=HYPERLINK("http://a.example","x")'],
])('%s is taken as text', async (_, xml, text) => {
  expect(await cell(xml)).toBe(text);
});

test('days may count from 1904', async () => {
  const changed = {
    'xl/workbook.xml': '<x:workbook xmlns:r="r"><x:workbookPr date1904="1"/><x:sheets><x:sheet r:id="rId1"/></x:sheets></x:workbook>',
  };
  expect(await cell('<c s="1"><v>0</v></c>', changed)).toBe('1904-01-01');
  expect(await cell('<c s="2"><v>43538.375</v></c>', changed)).toBe('2023-03-15T09:00:00');
});

test('the first sheet of cells that is shown is read', async () => {
  const sheets = '<sheet state="hidden" r:id="rId1"/><sheet r:id="rId5"/><sheet state="visible" r:id="rId4"/><sheet r:id="rId1"/>';
  const changed = { 'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>` };
  expect((await readAll([workbook(head, changed)])).header).toEqual(['second']);
});

describe('what is refused', () => {
  const sheetOf = (xml: string | Uint8Array) => ({ 'xl/worksheets/sheet1.xml': xml });
  const shared = (texts: string[]) => ({
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si>${text && `<t>${text}</t>`}</si>`).join('')}</sst>`,
  });
  const book = (sheets: string) => ({ 'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>` });
  test.each<[string, Buffer, string | RegExp]>([
    [
      'a ZIP of something else',
      Buffer.from(zipSync({ 'word/document.xml': strToU8('<a/>') })),
      'Byte 0: the file is a ZIP but not an XLSX',
    ],
    ['an empty ZIP', Buffer.from(zipSync({})), 'Byte 0: the file is a ZIP but not an XLSX'],
    ['no sheet', workbook(head, book('')), 'there is no visible sheet'],
    ['only hidden sheets', workbook(head, book('<sheet state="veryHidden" r:id="rId1"/>')), 'there is no visible sheet'],
    ['a sheet that is not there', workbook(head, book('<sheet r:id="rId9"/>')), 'there is no visible sheet'],
    ['no headings', workbook(''), 'the sheet has no column headings'],
    ['a document type', workbook('', sheetOf(`<!DOCTYPE a [<!ENTITY x "y">]><worksheet/>`)), 'defines a document type'],
    ['an entity', workbook(`${head}<row>${inline('&x;')}</row>`), 'the XML of this part is damaged'],
    ['XML cut off', workbook('', sheetOf('<worksheet><sheetData><row>')), 'the XML of this part is damaged'],
    ['XML in another encoding', workbook('', sheetOf(Buffer.from('<a>\xe7</a>', 'latin1'))), 'the XML of this part is damaged'],
    ['XML nested deeply', workbook('<a>'.repeat(100)), 'the XML of this part is damaged'],
    [
      'XML with many attributes',
      workbook(`<row ${Array.from({ length: 200 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
      'the XML of this part is damaged',
    ],
    ['a shared text that is not there', workbook(`${head}<row r="5"><c t="s"><v>7</v></c></row>`), 'Row 5: the sheet is damaged'],
    ['a place that is none', workbook(`${head}<row><c r="?"><v>7</v></c></row>`), 'Row 2: the sheet is damaged'],
    ['a reference that cannot be read', workbook(head, { '_rels/.rels': relations(['rId1', 'officeDocument', '%zz.xml']) }), 'is damaged'],
    ['a shared text over a mebibyte', workbook(head, shared(['x'.repeat(1024 * 1024 + 1)])), 'a cell is too long'],
    ['more than 24 MiB of shared texts', workbook(head, shared(Array(26).fill('ç'.repeat(500_000)))), 'too much text'],
    ['cells beyond the headings', workbook(`${head}<row r="3">${inline('x', 'D3')}</row>`), 'Row 3: there are more cells'],
    ['501 columns', workbook(`<row>${inline('x', 'SG1')}</row>`), 'Row 1: there are too many columns'],
    ['a row beyond the last', workbook(`${head}<row r="1048577"/>`), 'Row 1048577: there are too many rows'],
    ['a cell over a mebibyte', workbook(`${head}<row>${inline('x '.repeat(600_000))}</row>`), 'Row 2: a cell is too long'],
    [
      'a row over two mebibytes',
      workbook(`${head}<row>${`<c t="s"><v>0</v></c>`.repeat(3)}</row>`, {
        'xl/sharedStrings.xml': `<sst><si><t>${'x y'.repeat(250_000)}</t></si></sst>`,
      }),
      'Row 2: the row is too large',
    ],
  ])('%s', async (_, file, fault) => {
    expect(await faultOf([file])).toMatch(fault);
  });

  const file = workbook(head);

  test('a file cut off anywhere, and rubbish behind it', async () => {
    for (let end = 4; end < file.length; end += 7)
      expect(await faultOf([file.subarray(0, end)])).toBe(`Byte ${end}: the file is incomplete.`);
    expect(await faultOf([Buffer.concat([file, Buffer.from('x')])])).toContain(`Byte ${file.length}: there is data after the end`);
  });

  test('any changed byte ends in the same rows or in a clear problem', async () => {
    const sound = await readAll([file]);
    for (let at = 4; at < file.length; at++) {
      const changed = Buffer.from(file).fill((file[at] as number) ^ 0xff, at, at + 1);
      const read = await readAll([changed]).catch((error: { type?: string }) => error.type);
      expect([JSON.stringify('unreadable-file'), JSON.stringify(sound)]).toContain(JSON.stringify(read));
    }
  });

  test('a part with a password', async () => {
    const entry = file.indexOf('PK\x01\x02', 'latin1');
    const locked = Buffer.from(file).fill(1, entry + 8, entry + 9);
    expect(await faultOf([locked])).toContain('protected by a password');
  });

  test('a bomb in any part, long before it is unpacked', async () => {
    const blanks = ' '.repeat(40 * 1024 * 1024);
    for (const part of ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml'])
      expect(await faultOf([workbook(head, { [part]: `<a>${blanks}</a>` }, { level: 1 })])).toContain('exceeds the size limit');
  });

  test('more than 32 MiB', async () => {
    expect(await faultOf([Buffer.from('PK\x03\x04'), Buffer.alloc(33 * 1024 * 1024)])).toContain(
      'Byte 33554432: the workbook is too large',
    );
  });
});

test('what is written is read back, and looks as it should', async () => {
  const rows = [
    ['nome', '', 'descrição'],
    ['=2+2', '  <a href="x">&amp;</a>\n\t"y"  ', '007'],
    ['_x0041_ _x', '\u0001\u001F\r\uFFFE💧\uD800', '+1'],
    ['', '', 'z'.repeat(70_000)],
  ];
  const written = writeXlsx([
    { name: 'Dados & <mais>', rows, widths: [10, 90] },
    { name: 'Colunas', rows: [['x']] },
  ]);
  const read = await readAll([written]);
  expect(read.header).toEqual(rows[0]);
  expect(read.values).toEqual(rows.slice(1).map((row) => row.map((text) => text.toWellFormed())));
  const parts = unzipSync(written);
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<col min="1" max="1" width="10" style="1" customWidth="1"/>');
  expect(sheet).toContain('<c r="A1" s="2" t="inlineStr">');
  expect(sheet).toContain('<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">=2+2</t></is></c>');
  expect(strFromU8(parts['xl/workbook.xml'] as Uint8Array)).toContain('name="Dados &#38; &#60;mais&#62;"');
  expect(writeXlsx([{ name: 'a', rows }])).toEqual(writeXlsx([{ name: 'a', rows }]));
});
