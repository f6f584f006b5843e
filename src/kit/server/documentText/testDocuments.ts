// Small documents for tests, made of nothing.
import { zipSync } from 'fflate';

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

export function makeZip(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]))));
}
