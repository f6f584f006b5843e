import { afterAll, describe, expect, it } from 'vitest';
import { documentLimits } from './documentLimits.ts';
import { documentReader } from './documentReader.ts';
import { makeDocx, makeEncryptedPdf, makeManyCodesPdf, makeOdf, makePdf, makeRelations, makeZip } from './testDocuments.ts';

/** Not slowed down by a busy machine. */
const reader = documentReader({ ...documentLimits, timeMs: 600_000 });
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

  it('of a DOCX is found by its relation, whatever its name, in a ZIP too', async () => {
    const body = '<w:document xmlns:w="urn:w"><w:body><w:p><w:r><w:t>Edital</w:t></w:r></w:p></w:body></w:document>';
    const named = (part: string, target: string) => makeZip({ '_rels/.rels': makeRelations([['officeDocument', target]]), [part]: body });
    const read = { kind: 'docx', pages: [page(1, 'Edital')], fault: null };
    expect(await reader.read(named('word/document2.xml', 'word/document2.xml'))).toEqual(read);
    expect(await reader.read(named('word/document22.xml', '/word/document22.xml'))).toEqual(read);
    expect(await reader.read(named('main.xml', './main.xml'))).toEqual(read);
    const zip = makeZip({ 'a.docx': named('word/document2.xml', 'word/document2.xml') });
    expect(await reader.read(zip)).toEqual({ kind: 'zip', pages: [page(1, 'Edital', 'a.docx')], fault: null });
  });

  it('of a sheet has all visible sheets, of a presentation its slides', async () => {
    const sheet = (text: string) =>
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c><c><v>2.5</v></c></row></sheetData></worksheet>`;
    const xlsx = makeZip({
      '_rels/.rels': makeRelations([['officeDocument', 'book.xml']]),
      'book.xml': '<workbook xmlns:r="r"><sheet r:id="r1"/><sheet r:id="r2"/><sheet r:id="r3" state="hidden"/></workbook>',
      '_rels/book.xml.rels': makeRelations(['a', 'b', 'c'].map((name) => ['worksheet', `${name}.xml`] as const)),
      'a.xml': sheet('caneta'),
      'b.xml': sheet('lápis'),
      'c.xml': sheet('segredo'),
    });
    expect(await reader.read(xlsx)).toEqual({ kind: 'xlsx', pages: [page(1, 'caneta\t2.5'), page(2, 'lápis\t2.5')], fault: null });
    const slide = (text: string) => `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`;
    const pptx = makeZip({
      '_rels/.rels': makeRelations([['officeDocument', 'ppt/presentation.xml']]),
      'ppt/presentation.xml': '<p:presentation xmlns:p="p"/>',
      'ppt/_rels/presentation.xml.rels': makeRelations(['1', '2'].map((name) => ['slide', `slides/slide${name}.xml`] as const)),
      'ppt/slides/slide1.xml': slide('Objeto'),
      'ppt/slides/slide2.xml': slide('Prazo'),
    });
    expect(await reader.read(pptx)).toEqual({ kind: 'pptx', pages: [page(1, 'Objeto'), page(2, 'Prazo')], fault: null });
  });

  it('of OpenDocument files leaves out notes and what was deleted', async () => {
    const deleted = '<text:tracked-changes><text:p>antigo</text:p></text:tracked-changes>';
    const note = '<office:annotation><text:p>ver</text:p></office:annotation>';
    const odt = makeOdf(
      `${deleted}<text:h>Objeto</text:h><text:p>luvas<text:s text:c="2"/>de ${note}<text:span>couro</text:span></text:p>`,
    );
    expect(await reader.read(odt)).toEqual({ kind: 'odt', pages: [page(1, 'Objeto\nluvas  de couro')], fault: null });
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const table = (text: string) => `<table:table><table:table-row>${cell(text)}${cell('2,5')}</table:table-row></table:table>`;
    const ods = makeOdf(table('caneta') + table('lápis'), 'spreadsheet');
    expect(await reader.read(ods)).toEqual({ kind: 'ods', pages: [page(1, 'caneta \t2,5'), page(2, 'lápis \t2,5')], fault: null });
  });

  it('has notes after their paragraphs or at the end, and no number of one at a word', async () => {
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>ver anexo</text:p></text:note-body></text:note>';
    const odt = makeOdf(`<text:p>preço${note} máximo</text:p><text:p>fim</text:p>`);
    expect(await reader.read(odt)).toMatchObject({ pages: [page(1, 'preço máximo\nver anexo \nfim')] });
    const part = (text: string) => `<w:x xmlns:w="urn:w"><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:x>`;
    const docx = makeZip({
      'word/document.xml': part('corpo'),
      'word/_rels/document.xml.rels': makeRelations([
        ['footnotes', 'footnotes.xml'],
        ['header', 'header1.xml'],
      ]),
      ...{ 'word/footnotes.xml': part('nota'), 'word/header1.xml': part('brasão') },
    });
    expect(await reader.read(docx)).toEqual({ kind: 'docx', pages: [page(1, 'corpo\nnota')], fault: null });
  });

  it('of RTF may begin with a mark of UTF-8 or be of Apple', async () => {
    const marked = Buffer.from("\xef\xbb\xbf\r\n{\\rtf1\\mac Licita\\'8d\\'8bo}", 'latin1');
    expect(await reader.read(marked)).toEqual({ kind: 'rtf', pages: [page(1, 'Licitação')], fault: null });
  });

  it('of RTF is decoded, without what is no text', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\info{\title x}}{\pict\bin4 }{{}}\uc1 Aquisi\'e7\u227?o \{1\}\par
{\field{\*\fldinst HYPERLINK "x"}{\fldrslt portal}}\tab\b luvas\b0  de\~couro\row pre\_lei{\shp{\*\shpinst{\sp{\sn x}{\sv 1}}{\shptxt  caixa}}}}`;
    const { kind, pages, fault } = await reader.read(Buffer.from(rtf, 'latin1'));
    expect([kind, fault]).toEqual(['rtf', null]);
    expect(pages[0]?.text).toBe('Aquisição {1}\nportal\tluvas de couro\npre-lei caixa');
    expect(await reader.read(Buffer.from(`{\\rtf1 ${'{'.repeat(5000)}`))).toMatchObject({ kind: 'rtf', fault: 'broken' });
  });

  it('of a paragraph without an end is cut at words', async () => {
    const { pages } = await reader.read(makeDocx(['palavra '.repeat(5000)]));
    expect(pages.map(({ text }) => text.replaceAll(/palavra ?/g, ''))).toEqual(pages.map(() => ''));
    expect([pages.length, Math.max(...pages.map(({ text }) => text.length)) <= 6000]).toEqual([7, true]);
  });

  it('of a ZIP has the names that Windows wrote in Brazil, also equal ones', async () => {
    const zip = makeZip({ 'LOTE \x01.pdf': makePdf(['um']), 'LOTE \x02.pdf': makePdf(['dois']), 'lote \x01.pdf': makePdf(['tr\xeas']) });
    for (const [mark, byte] of [
      [1, 0xb5],
      [2, 0x90],
    ] as const)
      for (let at = zip.indexOf(Buffer.of(0x20, mark, 0x2e)); at > 0; at = zip.indexOf(Buffer.of(0x20, mark, 0x2e))) zip[at + 1] = byte;
    const { pages } = await reader.read(zip);
    expect(pages.map(({ file, text }) => [file, text])).toEqual([
      ['LOTE Á.pdf', 'um'],
      ['LOTE É.pdf', 'dois'],
      ['lote Á.pdf', 'três'],
    ]);
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
