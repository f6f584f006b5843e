// Small documents for tests, made of nothing, and the text of others.
import { zipSync } from 'fflate';
import { documentLimits } from './documentLimits.ts';
import { readDocument } from './readDocument.ts';

/** The text of each page that has some, on one line. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const texts: string[] = [];
  await readDocument(bytes, documentLimits, ({ text }) => texts.push(text.replace(/\s+/g, ' ')));
  return texts;
}

/** A PDF with a line of text on each page. @param more of its trailer */
export function makePdf(pages: readonly string[], more = ''): Buffer {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, at) => {
      const lines = text.split('\n').map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -20 Td`);
      const content = `BT /F1 12 Tf 50 700 Td ${lines.join(' ')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R ${more}>>`;
  return Buffer.from(`${file}${table}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}

/** A PDF of one page, whose font says in a few bytes of sixteen million codes which letter each is. */
export function makeManyCodesPdf(): Buffer {
  const cmap =
    'begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 begincidrange <e0000000> <e0fffffe> 0 endcidrange endcmap';
  const stream = (content: string, more = '') => `<< /Length ${content.length} ${more}>>\nstream\n${content}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream('BT /F1 12 Tf 50 700 Td <00000001> Tj ET'),
    '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 6 0 R /DescendantFonts [7 0 R] >>',
    stream(cmap, '/Type /CMap /CMapName /A '),
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (A) /Ordering (A) /Supplement 0 >> /FontDescriptor 8 0 R >>',
    '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 >>',
  ];
  // Readers find the objects without a table of their places.
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

/** A PDF that opens with a password only. */
export function makeEncryptedPdf(): Buffer {
  const [owner, user] = ['41', '42'].map((byte) => byte.repeat(32));
  return makePdf(['secret'], `/ID [<41> <41>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${owner}> /U <${user}> /P -4 >> `);
}

export function makeDocx(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`;
  return makeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': xml });
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Relations of a part, by which Office's programs find others. */
export function makeRelations(targets: readonly (readonly [type: string, target: string])[]): string {
  const all = targets.map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${office}/${type}" Target="${target}"/>`);
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
}

/** @param content of the body @param kind of the file */
export function makeOdf(content: string, kind = 'text'): Buffer {
  const names = ['office', 'text', 'table'].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`).join(' ');
  const xml = `<office:document-content ${names}><office:body><office:${kind}>${content}</office:${kind}></office:body></office:document-content>`;
  return makeZip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': xml });
}

export function makeZip(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]))));
}
