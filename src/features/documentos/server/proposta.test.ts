import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageTexts } from '#kit/server/documentText/testDocuments.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { exemploDeProposta } from '../exemplo.ts';
import { modeloPadrao } from '../modeloPadrao.ts';

const { server, admin, client } = testDemo();
beforeEach(() => server.database.write((db) => db.deleteFrom('documento_modelos').execute()));

const example = exemploDeProposta('2026-12-01');
const write = (body: object = example, formato = 'pdf', as = client) => as(`POST /api/documentos/proposta?formato=${formato}`, body);
const pdfOf = async (body: object = example) => {
  const answer = await write(body);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return pageTexts(answer.rawPayload);
};
const docxOf = async (body: object = example) => {
  const answer = await write(body, 'docx');
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, 'attachment; filename="proposta.docx"']);
  return answer.rawPayload;
};
const partOf = (docx: Uint8Array, name: string) => Buffer.from(unzipSync(docx)[name] ?? []).toString();

/** What the document says, in this order. */
const said = [
  'Aurora Comércio e Serviços Ltda.',
  'CNPJ 99.AB1.C20/0001-72 · IE 110.042.490.114',
  'PROPOSTA DE PREÇOS',
  'À Prefeitura Municipal de Vale Verde',
  'Pregão Eletrônico nº 90006/2026',
  'com sede em Rua dos Ipês, 120, Sala 4, Centro, Vale Verde/SP, CEP 13000-000',
  'Descrição',
  'Caneta esferográfica azul',
  'R$ 0,875',
  'R$ 1.750,00',
  'R$ 138.370,00',
  'Valor total da proposta: R$ 138.370,00 (cento e trinta e oito mil trezentos e setenta reais).',
  'Validade da proposta: 60 (sessenta) dias.',
  'Vale Verde/SP, 1º de dezembro de 2026.',
  'Helena Prado',
  'CPF 529.982.247-25',
];
function expectInOrder(text: string): void {
  let from = 0;
  for (const words of said) {
    const place = text.indexOf(words, from);
    expect(place, `«${words}» in ${text}`).toBeGreaterThanOrEqual(0);
    from = place;
  }
}

describe('a proposal', () => {
  test('as PDF has the company, the notice, the items, the total in words and the signature, and numbered pages', async () => {
    const pages = await pdfOf();
    expectInOrder(pages.join(' '));
    for (const [place, text] of pages.entries())
      expect(text).toContain(`Aurora Comércio e Serviços Ltda. – Página ${place + 1} de ${pages.length}`);
  });

  test('as DOCX says the same, with a repeated heading of the table and fields for the page numbers', async () => {
    const docx = await docxOf();
    expectInOrder((await pageTexts(docx)).join(' '));
    const xml = partOf(docx, 'word/document.xml');
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(xml.match(/<w:tr>/g)).toHaveLength(example.itens.length + 2);
    expect(partOf(docx, 'word/footer1.xml')).toMatch(/instr="PAGE".+instr="NUMPAGES"/);
    expect(partOf(docx, '[Content_Types].xml')).toContain('/word/document.xml');
  });

  test('of many items repeats the heading on each page, and goes on with a long description on the next', async () => {
    const [item] = example.itens;
    const itens = Array.from({ length: 120 }, (_, place) => ({ ...item, numero: String(place + 1), descricao: `Produto ${place + 1}x` }));
    const pages = await pdfOf({ ...example, itens });
    expect(pages.length).toBeGreaterThan(2);
    const withRows = pages.filter((text) => /Produto \d+x/.test(text));
    for (const text of withRows) expect(text).toContain('Valor unit.');
    for (let place = 1; place <= 120; place++) expect(pages.filter((text) => text.includes(`Produto ${place}x `))).toHaveLength(1);
    const long = await pdfOf({ ...example, itens: [{ ...item, descricao: `começo ${'palavra longa '.repeat(280)}fim.` }] });
    expect(long.length).toBeGreaterThan(1);
    expect(long.join(' ')).toMatch(/começo .+ fim\./);
  });

  test('of a megabyte takes the server’s own thread a moment, as PDF and as DOCX, whatever its words are', async () => {
    const [item] = example.itens;
    const letters = ['abc def ', 'x', 'é\n', '漢', 'a\u0301', '&<'];
    const itens = letters.flatMap((some, place) =>
      Array.from({ length: 40 }, (_, n) => ({ ...item, numero: `${place}.${n}`, descricao: `${n}${some.repeat(4000)}`.slice(0, 4000) })),
    );
    for (const formato of ['pdf', 'docx']) {
      const before = process.threadCpuUsage();
      expect((await write({ ...example, itens }, formato)).statusCode).toBe(200);
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000, formato).toBeLessThan(400);
    }
  });

  test('has a column of lots if there are any, and every letter of what was sent, but no markup', async () => {
    const [item] = example.itens;
    const hostile = '<b>&"x" ]]> \u0001 {{empresa.cnpj}} 5 ≥ 3';
    const body = { ...example, itens: [{ ...item, lote: 'L7', descricao: hostile }] };
    const [pdf, docx] = [(await pdfOf(body)).join(' '), await docxOf(body)];
    const text = (await pageTexts(docx)).join(' ');
    for (const all of [pdf, text]) expect(all).toMatch(/Lote.+L7/);
    expect(text).toContain('<b>&"x" ]]> {{empresa.cnpj}} 5 ≥ 3');
    expect(pdf).toContain('5 >= 3');
  });

  test('names brands and models, and has no such column without any', async () => {
    const [item, other] = example.itens;
    const texts = async (itens: object[]) => {
      const body = { ...example, itens };
      return [(await pdfOf(body)).join(' '), (await pageTexts(await docxOf(body))).join(' ')];
    };
    for (const text of await texts([
      { ...item, modelo: 'X200' },
      { ...other, marca: '' },
    ]))
      expect(text).toMatch(/Marca \/ Modelo.+Aurora \/ X200.+Caneta.+ — unidade/);
    for (const text of await texts([item ?? {}])) expect(text).toMatch(/Descrição Marca Unid\..+Aurora resma/);
    for (const text of await texts([{ ...item, marca: '' }])) {
      expect(text).toContain('Descrição Unid. Quant.');
      expect(text).not.toContain('—');
    }
  });

  test('may be of another company and with other texts, which need not be saved', async () => {
    const { version: _, ...empresa } = (await client('GET /api/empresa')).json();
    const modelo = { antes: 'Somos {{empresa.razaoSocial}}.', depois: '' };
    const [text] = await pdfOf({ ...example, empresa: { ...empresa, razaoSocial: 'Outra S.A.' }, modelo });
    expect(text).toContain('Somos Outra S.A.');
    expect(text).not.toContain('Validade da proposta');
  });

  test('is refused with the field and the reason', async () => {
    const [item] = example.itens;
    const faults = async (body: object) => (await write(body)).json().faults;
    expect(await faults({ ...example, itens: [] })).toMatchObject([{ path: 'body.itens' }]);
    expect(await faults({ ...example, itens: [item, { ...item, quantidade: -1 }] })).toMatchObject([{ path: 'body.itens.1.quantidade' }]);
    expect(await faults({ ...example, data: '2026-02-30' })).toMatchObject([{ path: 'body.data' }]);
    expect(await faults({ ...example, itens: [{ ...item, total: 1 }] })).toEqual([
      { path: 'body.itens.0.total', message: 'não é a quantidade vezes o valor unitário' },
    ]);
    expect((await write({ ...example, itens: [{ ...item, quantidade: 3, valorUnitario: 0.335, total: 1 }] })).statusCode).toBe(200);
    expect(await faults({ ...example, modelo: { antes: '{{empresa.nome}}', depois: '' } })).toEqual([
      { path: 'body.modelo.antes', message: 'tem campos que não existem ou não foram fechados: {{empresa.nome}}' },
    ]);
    const empty = Object.fromEntries(Object.keys((await client('GET /api/empresa')).json()).map((name) => [name, '']));
    const { version: _, ...empresa } = empty;
    expect((await write({ ...example, empresa })).json()).toMatchObject({ status: 409, detail: expect.stringContaining('CNPJ') });
  });
});

describe('the texts of the office', () => {
  const save = (texts: object, as = admin) => as('PUT /api/documentos/modelos/proposta', texts);

  test('are the product’s until an admin saves others, and again once they are reset', async () => {
    expect((await client('GET /api/documentos/modelos/proposta')).json()).toEqual({ ...modeloPadrao, version: 0 });
    const texts = { antes: 'Prezados, {{aviso.numero}}', depois: 'Fim.' };
    expect((await save({ ...texts, version: 0 })).json()).toEqual({ ...texts, version: 1 });
    expect((await pdfOf()).join(' ')).toContain('Prezados, 90006/2026');
    const late = await save({ antes: '', depois: '', version: 0 });
    expect([late.statusCode, late.json().type]).toEqual([409, 'conflict']);
    expect((await save({ antes: '', depois: '', version: 1 })).json()).toMatchObject({ version: 2 });
    expect((await admin('DELETE /api/documentos/modelos/proposta')).statusCode).toBe(200);
    expect((await client('GET /api/documentos/modelos/proposta')).json()).toMatchObject({ version: 0 });
  });

  test('are refused with unknown placeholders, and from clients', async () => {
    const refused = await save({ antes: 'x {{empresa.nome}}', depois: '{{aviso.numero', version: 0 });
    expect(refused.json().faults).toMatchObject([
      { path: 'body.antes', message: expect.stringContaining('{{empresa.nome}}') },
      { path: 'body.depois', message: expect.stringContaining('{{') },
    ]);
    expect((await save({ antes: '', depois: '', version: 0 }, client)).statusCode).toBe(403);
    expect((await client('DELETE /api/documentos/modelos/proposta')).statusCode).toBe(403);
  });
});
