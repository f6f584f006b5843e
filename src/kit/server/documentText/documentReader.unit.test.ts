import { afterAll, describe, expect, it } from 'vitest';
import { documentLimits } from './documentLimits.ts';
import { documentReader } from './documentReader.ts';
import { makeDocx, makeEncryptedPdf, makeManyCodesPdf, makePdf, makeZip } from './testDocuments.ts';

const reader = documentReader();
afterAll(reader.close);

const page = (number: number, text: string, file = '') => ({ file, number, text });

describe('the text of a document', () => {
  it('of a PDF comes by page, with words that a line divides', async () => {
    const pdf = makePdf(['Aquisi\xe7\xe3o de merenda (escolar)', '', 'Preg\xe3o ele-\ntr\xf4nico']);
    expect(await reader.read(pdf)).toEqual({
      kind: 'pdf',
      pages: [page(1, 'Aquisição de merenda (escolar)'), page(3, 'Pregão eletrônico')],
      fault: null,
    });
  });

  it('of a DOCX comes in pieces as long as a page', async () => {
    const long = 'palavra '.repeat(200);
    const { kind, pages, fault } = await reader.read(makeDocx(['Objeto &amp; prazo', long, long, 'fim']));
    expect([kind, fault, pages.length]).toEqual(['docx', null, 2]);
    expect(pages[0]?.text.split('\n')[0]).toBe('Objeto & prazo');
    expect(pages[1]).toEqual(page(2, 'fim'));
  });

  it('of a ZIP has the names of its files, and passes over what is no document', async () => {
    const zip = makeZip({ 'Edital/edital.pdf': makePdf(['um', 'dois']), 'anexo.docx': makeDocx(['minuta']), 'foto.png': 'no document' });
    expect(await reader.read(zip)).toEqual({
      kind: 'zip',
      pages: [page(1, 'um', 'Edital/edital.pdf'), page(2, 'dois', 'Edital/edital.pdf'), page(1, 'minuta', 'anexo.docx')],
      fault: null,
    });
  });

  it('says when a part of it is missing', async () => {
    const zip = makeZip({ 'a.pdf': makePdf(['um']), 'b.pdf': makeEncryptedPdf() });
    expect(await reader.read(zip)).toEqual({ kind: 'zip', pages: [page(1, 'um', 'a.pdf')], fault: 'partly' });
    const strict = documentReader({ ...documentLimits, pages: 2 });
    expect(await strict.read(makePdf(['um', 'dois', 'três']))).toMatchObject({ pages: [page(1, 'um'), page(2, 'dois')], fault: 'partly' });
    await strict.close();
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
    expect(await reader.read(bytes)).toEqual({ kind, pages: [], fault });
  });

  it('is given up when it takes too long or too much memory', async () => {
    const pdf = makePdf(Array.from({ length: 3000 }, (_, at) => `page ${at} `.repeat(50)));
    const readWithin = async (limits: Partial<typeof documentLimits>) => {
      const strict = documentReader({ ...documentLimits, ...limits });
      const { pages, ...read } = await strict.read(pdf);
      expect(pages).toEqual([]);
      await strict.close();
      return read;
    };
    expect(await readWithin({ timeMs: 150 })).toEqual({ kind: 'pdf', fault: 'time' });
    expect(await readWithin({ heapMb: 12 })).toEqual({ kind: 'pdf', fault: 'broken' });
    expect(await readWithin({ memoryMb: 100 })).toEqual({ kind: 'pdf', fault: 'memory' });
  });

  it('costs only its own process when one allocation of it is too large, and the next one is read', async () => {
    expect(await reader.read(makeManyCodesPdf())).toEqual({ kind: 'pdf', pages: [], fault: 'broken' });
    expect(await reader.read(makePdf(['um']))).toMatchObject({ pages: [page(1, 'um')], fault: null });
  });
});
