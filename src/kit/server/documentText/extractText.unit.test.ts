import { describe, expect, it } from 'vitest';
import { documentLimits } from './documentLimits.ts';
import { extractText } from './extractText.ts';
import { makeDocx, makeEncryptedPdf, makePdf, makeZip } from './testDocuments.ts';

const page = (number: number, text: string, file = '') => ({ file, number, text });

describe('the text of a document', () => {
  it('of a PDF comes by page, with words that a line divides', async () => {
    const pdf = makePdf(['Aquisi\xe7\xe3o de merenda (escolar)', '', 'Preg\xe3o ele-\ntr\xf4nico']);
    expect(await extractText(pdf)).toEqual({
      kind: 'pdf',
      pages: [page(1, 'Aquisição de merenda (escolar)'), page(3, 'Pregão eletrônico')],
      fault: null,
    });
  });

  it('of a DOCX comes in pieces as long as a page', async () => {
    const long = 'palavra '.repeat(200);
    const { kind, pages, fault } = await extractText(makeDocx(['Objeto &amp; prazo', long, long, 'fim']));
    expect([kind, fault, pages.length]).toEqual(['docx', null, 2]);
    expect(pages[0]?.text.split('\n')[0]).toBe('Objeto & prazo');
    expect(pages[1]).toEqual(page(2, 'fim'));
  });

  it('of a ZIP has the names of its files, and passes over what is no document', async () => {
    const zip = makeZip({ 'Edital/edital.pdf': makePdf(['um', 'dois']), 'anexo.docx': makeDocx(['minuta']), 'foto.png': 'no document' });
    expect(await extractText(zip)).toEqual({
      kind: 'zip',
      pages: [page(1, 'um', 'Edital/edital.pdf'), page(2, 'dois', 'Edital/edital.pdf'), page(1, 'minuta', 'anexo.docx')],
      fault: null,
    });
  });

  it('says when a part of it is missing', async () => {
    const zip = makeZip({ 'a.pdf': makePdf(['um']), 'b.pdf': makeEncryptedPdf() });
    expect(await extractText(zip)).toEqual({ kind: 'zip', pages: [page(1, 'um', 'a.pdf')], fault: 'partly' });
    const limits = { ...documentLimits, pages: 2 };
    expect(await extractText(makePdf(['um', 'dois', 'três']), limits)).toMatchObject({
      pages: [page(1, 'um'), page(2, 'dois')],
      fault: 'partly',
    });
  });
});

describe('a document without readable text', () => {
  const bomb = makeZip({ 'a.pdf': new Uint8Array(60 * 2 ** 20) });
  const encryptedZip = makeZip({ 'a.pdf': makePdf(['um']) });
  // The flag of the entry in the directory.
  encryptedZip[encryptedZip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 8] = 1;

  it.each([
    ['an encrypted PDF', makeEncryptedPdf(), 'pdf', 'encrypted'],
    ['a PDF that is cut off', makePdf(['um']).subarray(0, 200), 'pdf', 'broken'],
    ['a PDF of pictures', makePdf(['']), 'pdf', 'noText'],
    ['a ZIP that unpacks to a thousand times its size', bomb, 'zip', 'tooMuch'],
    ['an encrypted ZIP', encryptedZip, 'zip', 'encrypted'],
    ['a ZIP that is cut off', makeZip({ 'a.pdf': makePdf(['um']) }).subarray(0, 300), 'zip', 'broken'],
    ['a ZIP of pictures', makeZip({ 'a.png': 'x' }), 'zip', 'format'],
    ['a ZIP within a ZIP', makeZip({ 'a.zip': makeZip({ 'a.pdf': makePdf(['um']) }) }), 'zip', 'format'],
    ['a damaged DOCX', makeZip({ 'word/document.xml': '<w:p><w:t>x' }), 'docx', 'broken'],
    ['a page of an error', Buffer.from('<html>Erro</html>'), 'other', 'format'],
    ['nothing', Buffer.alloc(0), 'other', 'format'],
  ] as const)('%s has a reason', async (_, bytes, kind, fault) => {
    expect(await extractText(bytes)).toEqual({ kind, pages: [], fault });
  });

  it('is given up when it takes too long or too much memory', async () => {
    const pdf = makePdf(Array.from({ length: 3000 }, (_, at) => `page ${at} `.repeat(50)));
    expect(await extractText(pdf, { ...documentLimits, timeMs: 150 })).toEqual({ kind: 'pdf', pages: [], fault: 'time' });
    expect(await extractText(pdf, { ...documentLimits, heapMb: 12 })).toEqual({ kind: 'pdf', pages: [], fault: 'memory' });
    expect(await extractText(pdf, { ...documentLimits, bufferMb: 1 })).toEqual({ kind: 'pdf', pages: [], fault: 'memory' });
  });
});
