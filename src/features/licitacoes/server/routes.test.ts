import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import { controlNumber, pncpRecord } from './sources/fixtures.ts';

let server: TestServer;
let admin: Call;
let client: Call;

const DAY = 86_400_000;
/** The clock of Brasília so many days from now, as PNCP writes it. */
const inDays = (days: number) => new Date(Date.now() + days * DAY - 3 * 3_600_000).toISOString().slice(0, 19);
const dates = (published: number, opening: number | null, closing: number | null) => ({
  dataPublicacaoPncp: inDays(published),
  dataAberturaProposta: opening === null ? null : inDays(opening),
  dataEncerramentoProposta: closing === null ? null : inDays(closing),
});
const place = (municipioNome: string, ufSigla: string, codigoUnidade = '1') => ({
  unidadeOrgao: { codigoUnidade, nomeUnidade: 'U', codigoIbge: '1', municipioNome, ufSigla },
});
const orgao = (razaoSocial: string, cnpj = '11222333000181') => ({ orgaoEntidade: { cnpj, razaoSocial, poderId: 'E', esferaId: 'M' } });

/** Seven notices, one for each way to a status; their ids are in this order. */
const notices = [
  {
    ...dates(-3, 2, 10),
    ...place('São Paulo', 'SP', '150001'),
    ...orgao('Prefeitura de São Paulo'),
    numeroCompra: '90021',
    objetoCompra: 'Aquisição de materiais de limpeza',
    valorTotalEstimado: 1000,
  },
  {
    ...dates(-20, -5, 3),
    ...place('Niterói', 'RJ'),
    ...orgao('Prefeitura de Niterói'),
    objetoCompra: 'Serviços de limpeza hospitalar',
    valorTotalEstimado: 5000,
    srp: false,
  },
  {
    ...dates(-40, -30, -2),
    ...place('Curitiba', 'PR'),
    ...orgao('Universidade do Paraná'),
    objetoCompra: 'Reforma de pregões antigos',
    valorTotalEstimado: 0,
  },
  {
    ...dates(-40, -30, -2),
    ...place('Curitiba', 'PR'),
    ...orgao('Universidade do Paraná'),
    objetoCompra: 'Obra concluída',
    valorTotalHomologado: 90,
    valorTotalEstimado: 100,
  },
  {
    ...dates(-3, 2, 10),
    ...place('Santos', 'SP'),
    situacaoCompraId: 2,
    situacaoCompraNome: 'Revogada',
    objetoCompra: 'Pneus',
    modalidadeId: 8,
    modalidadeNome: 'Dispensa',
  },
  { ...dates(-800, -790, -780), ...place('Santos', 'SP'), objetoCompra: 'Câmaras de ar', valorTotalEstimado: 7 },
  {
    ...dates(-30, null, null),
    ...place('Belém', 'PA'),
    objetoCompra: '100% d_água',
    modalidadeId: 9,
    modalidadeNome: 'Inexigibilidade',
    situacaoCompraId: 4,
    valorTotalEstimado: 30,
  },
];
const statuses = ['aberta', 'aberta', 'andamento', 'fechada', 'fechada', 'fechada', 'andamento'];
let ids: number[];

beforeAll(async () => {
  server = await testServer({ demo: true });
  [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
  const records = notices.map((notice, i) => pncpRecord({ ...notice, numeroControlePNCP: controlNumber(i + 1) }));
  await admin('POST /api/importacoes?arquivo=a.json', Buffer.from(JSON.stringify(records)), { 'content-type': 'application/octet-stream' });
  const rows = await server.database.read.selectFrom('licitacoes').select('id').orderBy('controle').execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => server.close());

/** Which of the seven (by place, from 1) a list call answers with, in order. */
async function found(query: string): Promise<number[]> {
  const answer = await client(`GET /api/licitacoes?perPage=100&order=asc&${query}`);
  expect(answer.statusCode).toBe(200);
  const { licitacoes, total } = answer.json();
  expect(total).toBe(licitacoes.length);
  return licitacoes.map(({ id }: { id: number }) => ids.indexOf(id) + 1);
}
const all = [1, 2, 3, 4, 5, 6, 7];
const encoded = (text: string) => encodeURIComponent(text);

describe('the calls of the specification', () => {
  test('list notices newest first, ten a page, with everything beside', async () => {
    const { allData, invoices, total } = (await client('GET /apps/invoice/invoices')).json();
    expect([allData.length, total]).toEqual([7, 7]);
    expect(invoices.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    expect(Object.keys(invoices[0])).toEqual([
      'id',
      'UASG',
      'abertura',
      'modalidade',
      'municipio',
      'num_licitacao',
      'objeto',
      'orgao',
      'tipo_item',
      'valor_estimado',
    ]);
  });

  test('search in órgão and município, whatever the accents and case, and count what they found', async () => {
    const search = async (q: string) => (await client(`GET /apps/invoice/invoices?q=${encoded(q)}&perPage=1&page=2`)).json();
    expect(await search('NITEROI')).toMatchObject({ total: 1, invoices: [], allData: { length: 7 } });
    expect(await search('curitiba')).toMatchObject({ total: 2, invoices: [{ municipio: 'Curitiba' }] });
    expect((await search('limpeza')).total).toBe(0);
    expect((await search('%')).total).toBe(0);
    expect((await search('_')).total).toBe(0);
  });

  test('show a notice with payment details; a missing one leaves the key out', async () => {
    const shown = (await client(`GET /api/invoice/invoices/${ids[0]}`)).json();
    expect(shown.invoice.id).toBe(ids[0]);
    expect(shown.paymentDetails).toEqual({ totalDue: 'R$\u00a01.000,00', bankName: '', country: '', iban: '', swiftCode: '' });
    const missing = await client('GET /api/invoice/invoices/999999');
    expect(missing.statusCode).toBe(200);
    expect(Object.keys(missing.json())).toEqual(['paymentDetails']);
  });

  test('list the órgãos of the five newest notices', async () => {
    const clients = (await client('GET /api/invoice/clients')).json();
    expect(clients).toHaveLength(5);
    expect(clients[0]).toEqual({
      name: 'Município de Vila Alegre',
      company: 'Município de Vila Alegre',
      address: 'Belém - PA',
      companyEmail: '',
      country: 'Brasil',
      contact: '',
    });
  });

  test('remove a notice for everybody, and bring it back with all it had', async () => {
    const id = ids[3] as number;
    const before = (await client(`GET /api/licitacoes/${id}`)).json();
    expect((await client(`DELETE /apps/invoice/delete?id=${id}`)).statusCode).toBe(403);
    const removed = await admin(`DELETE /apps/invoice/delete?id=${id}`);
    expect([removed.statusCode, removed.body]).toEqual([200, '']);
    expect((await client(`GET /api/licitacoes/${id}`)).statusCode).toBe(404);
    expect((await admin(`DELETE /apps/invoice/delete?id=${id}`)).statusCode).toBe(404);
    expect((await client(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(403);
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(200);
    expect((await client(`GET /api/licitacoes/${id}`)).json()).toEqual(before);
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(404);
  });

  test('asked for several times at once happens once, and so does its undoing', async () => {
    const id = ids[3] as number;
    const removed = await Promise.all([1, 2, 3, 4].map(() => admin(`DELETE /apps/invoice/delete?id=${id}`)));
    expect(removed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
    const restored = await Promise.all([1, 2, 3].map(() => admin(`POST /api/licitacoes/${id}/restore`)));
    expect(restored.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });

  test('forget after ten minutes what could be undone', async () => {
    const id = ids[3] as number;
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    const setRemoved = (removida_em: string) =>
      server.database.write((db) => db.updateTable('licitacoes_removidas').set({ removida_em }).execute());
    await setRemoved(elevenMinutesAgo);
    const late = await admin(`POST /api/licitacoes/${id}/restore`);
    expect([late.statusCode, late.json().type]).toEqual([410, 'undo-expired']);
    await setRemoved(new Date().toISOString());
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(200);
  });
});

describe('the status', () => {
  test('follows from the dates, the situation and the result', async () => {
    const { licitacoes } = (await client('GET /api/licitacoes?order=asc')).json();
    expect(licitacoes.map(({ status }: { status: string }) => status)).toEqual(statuses);
    expect(licitacoes[6]).toMatchObject({ suspensa: true });
  });

  test.each(['aberta', 'andamento', 'fechada'])('%s can be asked for, and counts the same', async (status) => {
    const expected = all.filter((place) => statuses[place - 1] === status);
    expect(await found(`status=${status}`)).toEqual(expected);
    const counts = (await client(`GET /api/licitacoes/count?status=${status}`)).json();
    expect(counts[status]).toBe(expected.length);
    expect(counts.total).toBe(7);
  });

  test('lists open notices by the nearest deadline', async () => {
    const { licitacoes, total } = (await client('GET /api/licitacoes/open')).json();
    expect(total).toBe(2);
    expect(licitacoes.map(({ id }: { id: number }) => ids.indexOf(id) + 1)).toEqual([2, 1]);
  });
});

describe('the list', () => {
  test.each([
    ['', all],
    ['q=&status=&uf=', []],
    ['status=aberta,andamento', [1, 2, 3, 7]],
    ['status=aberta&status=andamento', [1, 2, 3, 7]],
    ['status[]=aberta', [1, 2]],
    ['uf=SP', [1, 5, 6]],
    ['modalidade=8,9', [5, 7]],
    ['municipio=niteroi', [2]],
    ['municipio=universidade', []],
    ['orgao=curitiba', []],
    ['orgao=parana', [3, 4]],
    ['orgao=universidade', [3, 4]],
    ['uasg=150001', [1]],
    ['valorMin=100&valorMax=1000', [1, 4]],
    [`aberturaDe=${inDays(1).slice(0, 10)}`, [1, 5]],
    [`aberturaDe=${inDays(-5).slice(0, 10)}&aberturaAte=${inDays(-5).slice(0, 10)}`, [2]],
    ['srp=false', [2]],
    ['uf=SP&status=fechada', [5, 6]],
  ])('narrowed by «%s»', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    ['limpeza', [1, 2]],
    ['LIMPEZA material', [1]],
    ['limpeza -hospitalar', [1]],
    ['-limpeza', [3, 4, 5, 6, 7]],
    ['pneu ou câmara', [5, 6]],
    ['"materiais de limpeza"', [1]],
    ['"limpeza de materiais"', []],
    ['limp', [1, 2]],
    ['materiai', [1]],
    ['aquisiçõ', [1]],
    ['pregao', all.filter((place) => place !== 5 && place !== 7)],
    ['90021', [1]],
    ['90021/2026', [1]],
    [controlNumber(3), [3]],
    ["d'água AND ( NOT *", []],
    ['100%', [7]],
    ['"', all],
    ['aquisição OU', [1]],
  ])('searched for «%s»', async (q, expected) => {
    expect(await found(`q=${encoded(q)}`)).toEqual(expected);
  });

  test.each([
    ['valor_estimado', 'asc', [6, 7, 4, 1, 2, 5, 3]],
    ['valor_estimado', 'desc', [5, 2, 1, 4, 7, 6, 3]],
    ['abertura', 'asc', [6, 3, 4, 2, 1, 5, 7]],
    ['municipio', 'desc', [1, 6, 5, 2, 4, 3, 7]],
    ['encerramento', 'asc', [6, 3, 4, 2, 1, 5, 7]],
  ])('is ordered by %s %s, what has none last', async (sort, order, expected) => {
    const { licitacoes } = (await client(`GET /api/licitacoes?sort=${sort}&order=${order}`)).json();
    expect(licitacoes.map(({ id }: { id: number }) => ids.indexOf(id) + 1)).toEqual(expected);
    const walked: number[] = [];
    for (let id: number | null = licitacoes[0].id; id !== null; ) {
      const { next, previous, position, total } = (await client(`GET /api/licitacoes/${id}/neighbours?sort=${sort}&order=${order}`)).json();
      expect({ position, total, previous }).toEqual({
        position: walked.length + 1,
        total: 7,
        previous: walked.length ? ids[(walked.at(-1) as number) - 1] : null,
      });
      walked.push(ids.indexOf(id) + 1);
      id = next;
    }
    expect(walked).toEqual(expected);
  });

  test('has pages that together are the whole', async () => {
    const pages = await Promise.all([1, 2, 3].map(async (page) => (await client(`GET /api/licitacoes?perPage=3&page=${page}`)).json()));
    expect(pages.flatMap(({ licitacoes }) => licitacoes.map(({ id }: { id: number }) => id))).toEqual(ids.toReversed());
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
  });

  test.each([
    'page=0',
    'page=x',
    'perPage=101',
    'status=nova',
    'sort=senha',
    'valorMin=-1',
    'aberturaDe=31/12/2026',
    'q=%00',
    `q=${'x'.repeat(201)}`,
  ])('says what is wrong with «%s»', async (query) => {
    const answer = await client(`GET /api/licitacoes?${query}`, undefined, { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

describe('a notice', () => {
  test('is shown with lotes and documents', async () => {
    const licitacao_id = ids[0] as number;
    const lote = {
      numero: 1,
      grupo: null,
      descricao: 'Detergente',
      quantidade: 2.5,
      unidade: 'L',
      valor_unitario: 4,
      valor_total: 10,
      material_servico: 'M',
      beneficio: '',
      criterio: 'Menor preço',
      situacao_codigo: 1,
      situacao: 'Em Andamento',
      fornecedor: null,
      fornecedor_documento: null,
      valor_homologado: null,
    };
    await server.database.write(async (db) => {
      await db
        .insertInto('lotes')
        .values({ ...lote, licitacao_id })
        .execute();
      await db
        .insertInto('documentos')
        .values({ licitacao_id, sequencial: 1, titulo: 'Edital', tipo: 'Edital', url: 'https://exemplo.gov.br/1', publicacao: null })
        .execute();
    });
    const shown = (await client(`GET /api/licitacoes/${licitacao_id}`)).json();
    expect(shown.lotes).toMatchObject([{ descricao: 'Detergente', quantidade: 2.5, valor_total: 10 }]);
    expect(shown.documentos).toMatchObject([{ titulo: 'Edital', url: 'https://exemplo.gov.br/1' }]);
    expect((await client(`GET /api/licitacoes/${licitacao_id}/lotes`)).json()).toEqual({ lotes: shown.lotes });
  });

  test.each(['', '/lotes', '/neighbours'])('that does not exist is not found (%s)', async (part) => {
    expect((await client(`GET /api/licitacoes/999999${part}`)).statusCode).toBe(404);
  });

  test('gives admins the record as it came', async () => {
    expect((await client(`GET /api/licitacoes/${ids[0]}/record`)).statusCode).toBe(403);
    const { fonte, registro } = (await admin(`GET /api/licitacoes/${ids[0]}/record`)).json();
    expect(fonte).toBe('pncp');
    expect(JSON.parse(registro)).toMatchObject({ numeroCompra: '90021' });
  });

  test('shows the account that admins keep for its órgão, and every notice of that órgão does', async () => {
    const account = { bankName: 'Banco', country: 'Brasil', iban: 'BR00', swiftCode: 'X' };
    expect((await client('PUT /api/orgaos/11222333000181/account', account)).statusCode).toBe(403);
    expect((await admin('PUT /api/orgaos/11222333000181/account', account)).statusCode).toBe(200);
    expect((await client(`GET /api/licitacoes/${ids[6]}`)).json().paymentDetails).toEqual({ totalDue: 'R$\u00a030,00', ...account });
    expect((await admin('PUT /api/orgaos/11222333000181/account', { ...account, iban: null })).statusCode).toBe(400);
    expect((await admin('PUT /api/orgaos/11222333000181/account', { ...account, extra: 1 })).json().faults).toEqual([
      { path: 'body.extra', message: 'não é conhecido aqui' },
    ]);
  });
});

test('a starting point is kept per user', async () => {
  await client('PUT /api/licitacoes/params', { params: 'status=aberta' });
  expect((await client('GET /api/licitacoes/params')).json()).toEqual({ params: 'status=aberta' });
  expect((await admin('GET /api/licitacoes/params')).json()).toEqual({ params: '' });
});

test('the export holds every matching notice in order, harmless to spreadsheets', async () => {
  const answer = await client('GET /api/licitacoes/export?uf=SP&sort=valor_estimado&order=asc', undefined, { 'accept-language': 'en' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, ...rows] = answer.body.trim().split('\r\n');
  expect(header).toContain('Estimated value');
  expect(rows.map((row) => ids.indexOf(Number(row.split(',')[0])) + 1)).toEqual([6, 1, 5]);
  const picked = await client(`GET /api/licitacoes/export?ids=${ids[0]},${ids[2]}&order=asc`);
  expect(picked.body.trim().split('\r\n')).toHaveLength(3);
});
