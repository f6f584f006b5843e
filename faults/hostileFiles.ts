// Files made to harm whoever reads them. Each is made when it is asked for, and is small unless its size is the harm.
import { constants, crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { makeDocx, makeManyCodesPdf, makePdf, makeZip } from '#kit/server/documentText/testDocuments.ts';

const MEBIBYTE = 2 ** 20;
/** What a bomb unpacks to. */
const BOMB_MIB = 4096;
const PIECE_MIB = 64;

type Files = Record<string, () => Buffer>;

/** Some take seconds to make. */
function madeOnce(files: Files): Files {
  const once = (make: () => Buffer) => {
    let made: Buffer | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  return Object.fromEntries(Object.entries(files).map(([name, make]) => [name, once(make)]));
}

/** Spaces, compressed: so many MiB of them in some hundreds of KiB. */
function packedSpaces(mebibytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE_MIB * MEBIBYTE, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  // A piece ends at a byte, and refers to nothing before it; an empty last block ends the stream.
  return Buffer.concat([...Array.from({ length: mebibytes / PIECE_MIB }, () => piece), Buffer.from([3, 0])]);
}

/** A ZIP whose last file is `packed` already. @param said how large it claims to be unpacked */
function zipWith(name: string, packed: Buffer, said: number, others: Readonly<Record<string, string>> = {}): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let place = 0;
  const files = Object.entries(others).map(([other, text]) => ({
    ...{ name: other, bytes: deflateRawSync(text), size: Buffer.byteLength(text), sum: crc32(text) },
  }));
  for (const { name: path, bytes, size, sum } of [...files, { name, bytes: packed, size: said, sum: 0 }]) {
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(sum, 10);
    head.writeUInt32LE(bytes.length, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(path.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(place, 10);
    entries.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), head, entry, Buffer.from(path));
    const local = [Buffer.from('PK\x03\x04'), head, Buffer.from(path), bytes];
    parts.push(...local);
    place += local.reduce((sum, { length }) => sum + length, 0);
  }
  const table = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(files.length + 1, 8);
  end.writeUInt16LE(files.length + 1, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...parts, table, end]);
}

const workbook = {
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  'xl/workbook.xml':
    '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};
const SHEET = 'xl/worksheets/sheet1.xml';
const sheetWith = (sheet: string, more: Record<string, string> = {}) => makeZip({ ...workbook, [SHEET]: sheet, ...more });
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const rowsOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** For calls that read records. */
export const recordFiles = madeOnce({
  'empty.json': () => Buffer.alloc(0),
  'bomb.json.gz': () => Buffer.concat(Array(BOMB_MIB / PIECE_MIB).fill(gzipSync(Buffer.alloc(PIECE_MIB * MEBIBYTE, ' ')))),
  'inner.json.gz.gz': () => gzipSync(gzipSync(Buffer.alloc(PIECE_MIB * MEBIBYTE, ' '))),
  'cutOff.json.gz': () => gzipSync(Buffer.from(`[${'{"a":1},'.repeat(10_000)}`)).subarray(0, 100),
  'noise.json.gz': () => Buffer.concat([gzipSync('[]').subarray(0, 10), Buffer.alloc(MEBIBYTE, 0xa5)]),
  'deep.json': () => Buffer.from('['.repeat(2_000_000)),
  'deepObjects.json': () => Buffer.from('{"a":'.repeat(500_000)),
  'manyKeys.json': () => Buffer.from(`[{${Array.from({ length: 500_000 }, (_, n) => `"k${n}":1`).join()}}]`),
  'prototype.json': () =>
    Buffer.from('[{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"numeroControlePNCP":"x"}]'),
  'numbers.json': () => Buffer.from(`[{"a":1e999999,"b":${'9'.repeat(MEBIBYTE)},"c":-0.${'0'.repeat(MEBIBYTE)}1}]`),
  'zeros.json': () => Buffer.from('[{"a":"\0","\0":1}]\0\0'),
  'noText.json': () => Buffer.from([0x5b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x22, 0x5d]),
  'longLine.ndjson': () => Buffer.from(`{"objetoCompra":"${'x'.repeat(50 * MEBIBYTE)}"}\n`),
  'longLine.csv': () => Buffer.from(`objeto;orgao\n${'x'.repeat(50 * MEBIBYTE)};y\n`),
  'openQuote.csv': () => Buffer.from(`objeto;orgao\n"${'x\n'.repeat(8 * MEBIBYTE)}`),
  'manyColumns.csv': () => Buffer.from(`${';'.repeat(4 * MEBIBYTE)}\n`),
  'utf16.csv': () => Buffer.from('\ufeffobjeto;órgão\npneus;prefeitura\n', 'utf16le'),
  'latin1.csv': () => Buffer.from('objeto;órgão\nmanutenção;São João\n', 'latin1'),
  'zeros.csv': () => Buffer.alloc(MEBIBYTE),
  'bomb.xlsx': () => zipWith(SHEET, packedSpaces(BOMB_MIB), 2 ** 32 - 1, workbook),
  'lyingBomb.xlsx': () => zipWith(SHEET, packedSpaces(BOMB_MIB), 100, workbook),
  'texts.xlsx': () =>
    zipWith('xl/sharedStrings.xml', packedSpaces(1024), 2 ** 30, { ...workbook, [SHEET]: rowsOf(`<row r="1">${cell('A1', 'a')}</row>`) }),
  'laughs.xlsx': () => sheetWith(`<!DOCTYPE w [<!ENTITY e0 "ha">${laughs}]>${rowsOf(`<row r="1">${cell('A1', '&e9;')}</row>`)}`),
  'outside.xlsx': () =>
    sheetWith(`<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]>${rowsOf(`<row r="1">${cell('A1', '&e;')}</row>`)}`),
  'farCells.xlsx': () =>
    sheetWith(rowsOf(`<row r="1048576">${cell('XFD1048576', 'a')}</row><row r="999999999">${cell('ZZZZZZZ9', 'b')}</row>`)),
  'deepXml.xlsx': () => sheetWith('<a>'.repeat(2_000_000)),
  'loop.xlsx': () =>
    sheetWith(rowsOf(''), {
      'xl/_rels/workbook.xml.rels': workbook['xl/_rels/workbook.xml.rels'].replace('worksheets/sheet1', 'workbook'),
    }),
  'outOfFolder.xlsx': () => sheetWith(rowsOf(''), { '../../../../tmp/certame-outside': 'x' }),
  'manyParts.xlsx': () => makeZip({ ...workbook, ...Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`a/${n}`, ''])) }),
  'cutOff.xlsx': () => sheetWith(rowsOf('')).subarray(0, 300),
  'pdf.json': () => makePdf(['Edital']),
  'docx.xlsx': () => makeDocx(['Edital']),
  'page.csv': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
});

const png = (chunks: Buffer[]) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);

function chunkOf(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The head of a grey picture of this size, one bit for each point. */
function headOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return chunkOf('IHDR', head);
}

/** For calls that take pictures. */
export const pictureFiles = madeOnce({
  'script.svg': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
  'outside.svg': () =>
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e;</text></svg>',
    ),
  'hugeClaim.png': () => png([headOf(100_000, 100_000)]),
  'bomb.png': () =>
    png([headOf(30_000, 30_000), chunkOf('IDAT', deflateSync(Buffer.alloc(30_000 * 3751))), chunkOf('IEND', Buffer.alloc(0))]),
  'cutOff.png': () => png([headOf(100, 100), chunkOf('IDAT', deflateSync(Buffer.alloc(1300)).subarray(0, 5))]),
  'script.gif': () => Buffer.from('GIF89a=1;alert(1);/*\xff\xff\0*/<script>alert(1)</script>', 'latin1'),
  'noise.jpg': () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(MEBIBYTE, 0xa5)]),
  'noise.webp': () => Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'), Buffer.alloc(MEBIBYTE, 0xa5)]),
  'page.png': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
});

/** Objects of a PDF, without a table of their places. */
const pdf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );

/** For calls that keep any file, or documents. */
export const documentFiles = madeOnce({
  'loop.pdf': () => pdf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000000 >>'),
  'bomb.pdf': () => {
    const stream = deflateSync(Buffer.alloc(512 * MEBIBYTE, ' '), { level: 9 }).toString('latin1');
    const content = `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n${stream}\nendstream`;
    return pdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
      content,
    );
  },
  'manyCodes.pdf': makeManyCodesPdf,
  'action.pdf': () => makePdf(['Edital'], '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> '),
  'selfNamed.pdf': () => Buffer.concat([makePdf(['Edital']), Buffer.from('startxref\n0\n%%EOF<script>alert(1)</script>')]),
  'archive.pdf': () => Buffer.concat([makePdf(['Edital']), makeZip({ '../../../../tmp/certame-outside': 'x' })]),
  'script.svg': pictureFiles['script.svg'] as () => Buffer,
  'page.pdf': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'laughs.docx': () =>
    makeZip({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': `<!DOCTYPE w [<!ENTITY e0 "ha">${laughs}]><w:document xmlns:w="urn:w"><w:body><w:p><w:r><w:t>&e9;</w:t></w:r></w:p></w:body></w:document>`,
    }),
});

/** Names of files that lead elsewhere, or are shown as something else. */
export const hostileNames = [
  ...[
    '../../../../tmp/certame-outside',
    '..\\..\\certame-outside.csv',
    '/etc/passwd',
    'C:\\certame-outside.csv',
    'a\0.csv',
    'a\r\nset-cookie: a=1.csv',
  ],
  ...[
    '<img src=x onerror=alert(1)>.csv',
    "=cmd|'/c calc'!A1.csv",
    'a\u202egpj.exe',
    '.',
    '..',
    ' ',
    `${'a'.repeat(300)}.csv`,
    'con.csv',
    '😀.csv',
  ],
];
