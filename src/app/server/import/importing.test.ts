// The whole importer: uploads, runs, and what remains after refusal, cancellation or a crash.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportacaoDetail } from '#features/importacoes/entities.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, demoClient, moment, testServer } from '#kit/server/testing/testServer.ts';

const { server, admin } = testDemo({ env: { UPLOAD_MAX_MB: '8' } });
beforeEach(async () => {
  for (const { id, estado } of (await admin('GET /api/importacoes?perPage=100')).json().importacoes)
    if (estado === 'pronta') await admin(`DELETE /api/importacoes/${id}`);
  await server.database.write(async (db) => {
    await db.deleteFrom('licitacoes').execute();
    await db.deleteFrom('importacoes').execute();
  });
});

const notice = (n: number, overrides = {}) => pncpRecord({ numeroControlePNCP: controlNumber(n), ...overrides });
const notices = (count: number) => Array.from({ length: count }, (_, i) => notice(i + 1));

function receive(content: unknown, { arquivo = 'arquivo.json', vinculo = '', as = admin } = {}) {
  const bytes =
    typeof content === 'string' || Buffer.isBuffer(content) ? Buffer.from(content as string) : Buffer.from(JSON.stringify(content));
  const query = new URLSearchParams({ arquivo, vinculo });
  return as(`POST /api/importacoes?${query}`, bytes, { 'content-type': 'application/octet-stream' });
}

async function ready(content: unknown, options?: Parameters<typeof receive>[1]): Promise<ImportacaoDetail> {
  const answer = await receive(content, options);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** Waits until the run has another state. */
async function until(id: number, ...left: ImportacaoDetail['estado'][]): Promise<ImportacaoDetail> {
  while (true) {
    const run: ImportacaoDetail = (await admin(`GET /api/importacoes/${id}`)).json();
    if (!left.includes(run.estado)) return run;
    await moment();
  }
}

async function importAll(content: unknown, options?: Parameters<typeof receive>[1]): Promise<ImportacaoDetail> {
  const { id } = await ready(content, options);
  expect((await admin(`POST /api/importacoes/${id}/start`)).statusCode).toBe(200);
  return until(id, 'na_fila', 'em_andamento');
}

/** Names of the stored import files. */
async function keptFiles(): Promise<string[]> {
  const { engine, read } = server.database;
  if (engine.name === 'sqlite') return readdir(join(server.dataDir, 'files')).catch(() => []);
  // Files of imports are in no folder.
  const names = await read.selectFrom('arquivos').select('nome').where('nome', 'not like', '%/%').distinct().execute();
  return names.map(({ nome }) => nome);
}

/** The file of a run is deleted a moment after its end. */
async function untilNothingIsKept(): Promise<void> {
  while ((await keptFiles()).length > 0) await moment();
}

const countNotices = async () => (await admin('GET /api/licitacoes')).json().total;

describe('an uploaded file', () => {
  test('has a preview, and changes nothing until it is started', async () => {
    const run = await ready({ data: [notice(1), notice(2, { modalidadeId: 'x' })] }, { arquivo: 'pagina.json' });
    expect(run).toMatchObject({
      arquivo: 'pagina.json',
      ...{ tipo: 'pncp-contratacoes', titulo: 'Licitações do PNCP', destino: 'licitacoes', listada: true },
      formato: 'json',
      estado: 'pronta',
      registros: 2,
      por: 'Helena Prado',
      origem: null,
    });
    expect(run.previa).toMatchObject({
      registros: 2,
      rejeitados: 1,
      pede_vinculo: false,
      rejeitos: [{ indice: 2, controle: controlNumber(2), campo: 'modalidadeId', valor: 'x', motivo: 'notNumber' }],
    });
    expect(run.previa?.colunas[0]).toEqual({ nome: 'controle', titulo: 'Número de controle', tipo: 'text' });
    expect(run.previa?.linhas).toHaveLength(1);
    expect(await countNotices()).toBe(0);
  });

  test('is imported after it is started, then deleted', async () => {
    const run = await importAll([notice(1), notice(2), notice(3, { modalidadeId: null })]);
    expect(run).toMatchObject({ estado: 'concluida', lidos: 3, novos: 2, rejeitados: 1, problema: null });
    expect(run.terminada_em).not.toBeNull();
    expect(await countNotices()).toBe(2);
    await untilNothingIsKept();
    expect((await admin(`POST /api/importacoes/${run.id}/start`)).json().type).toBe('conflict');
  });

  test('is a filter of the list of notices', async () => {
    const first = await importAll(notices(3));
    const second = await importAll([
      notice(3),
      notice(4),
      notice(2, { objetoCompra: 'Outro', dataAtualizacaoGlobal: '2026-06-01T00:00:00' }),
    ]);
    const numbers = async (id: number) =>
      (await admin(`GET /api/licitacoes?importacao=${id}&sort=id&order=asc`))
        .json()
        .licitacoes.map(({ objeto }: { objeto: string }) => objeto);
    expect(await numbers(first.id)).toHaveLength(2);
    expect(await numbers(second.id)).toEqual(['Outro', expect.any(String)]);
  });

  test.each([
    ['a record a line', 'ndjson', (records: object[]) => records.map((record) => JSON.stringify(record)).join('\n')],
    ['gzip', 'json', (records: object[]) => gzipSync(JSON.stringify({ data: records }))],
    ['a record a line in gzip', 'ndjson', (records: object[]) => gzipSync(records.map((record) => JSON.stringify(record)).join('\r\n'))],
  ])('may be %s', async (_, formato, write) => {
    expect(await importAll(write(notices(5)))).toMatchObject({ formato, estado: 'concluida', novos: 5 });
  });

  test('a second time finds everything unchanged', async () => {
    await importAll(notices(250));
    expect(await importAll(notices(250))).toMatchObject({ lidos: 250, novos: 0, atualizados: 0, inalterados: 250 });
  });

  test('can be discarded only before it is started', async () => {
    const { id } = await ready(notices(1));
    expect((await admin(`DELETE /api/importacoes/${id}`)).statusCode).toBe(200);
    expect((await admin(`GET /api/importacoes/${id}`)).statusCode).toBe(404);
    expect(await keptFiles()).toEqual([]);
    const done = await importAll(notices(1));
    expect((await admin(`DELETE /api/importacoes/${done.id}`)).statusCode).toBe(409);
  });

  test('is for admins only', async () => {
    const client = await server.as(demoClient);
    expect((await receive(notices(1), { as: client })).statusCode).toBe(403);
    expect((await client('GET /api/importacoes')).statusCode).toBe(403);
    expect(await keptFiles()).toEqual([]);
  });
});

describe('an unreadable file is refused with the faulty byte, and nothing of it is stored', () => {
  const whole = JSON.stringify({ data: notices(3) });
  test.each([
    ['cut off', whole.slice(0, -20), 'unreadable-file', new RegExp(`Byte ${Buffer.byteLength(whole) - 20}:`)],
    [
      'not UTF-8',
      Buffer.concat([Buffer.from('[{"numeroControlePNCP":"'), Buffer.from([0xe7, 0xe3, 0x6f]), Buffer.from('"}]')]),
      'unreadable-file',
      /Byte 24:/,
    ],
    ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'unreadable-file', /Byte 0:/],
    ['a broken gzip', gzipSync(whole).subarray(0, 200), 'unreadable-file', /Byte \d+:/],
    ['nested too deep', `[{"a":${'['.repeat(100)}${']'.repeat(100)}}]`, 'unreadable-file', /Byte \d+:/],
    ['empty', '', 'unreadable-file', /./],
    ['of no known kind', '[{"a":1}]', 'unknown-file-kind', /Nenhum dos registros/],
    [
      'of no known kind, however long',
      JSON.stringify(Array.from({ length: 300 }, () => ({ a: 'x'.repeat(9000) }))),
      'unknown-file-kind',
      /./,
    ],
    [
      'contracts of Contratos.gov.br',
      '[{"id":1,"receita_despesa":"Despesa","numero":"1/2026"}]',
      'unknown-file-kind',
      /Contrato do Contratos.gov.br/,
    ],
    [
      'search results of PNCP',
      '{"items":[{"id":"x","numero_controle_pncp":"1","item_url":"/compras/1"}],"total":1}',
      'unknown-file-kind',
      /Resultado de busca do portal do PNCP/,
    ],
    [
      'amendments of contracts',
      '[{"sequencialTermoContrato":1,"numeroTermoContrato":"1/2026"}]',
      'unknown-file-kind',
      /Termo de contrato do PNCP/,
    ],
    [
      'movements of the Senate',
      '{"MovimentacaoMateria":{"Materia":{"Autuacoes":{"Autuacao":{"NumeroAutuacao":"1"}}}}}',
      'unknown-file-kind',
      /Movimentações de matéria do Senado/,
    ],
    [
      'processes of the Senate',
      '[{"id":1,"codigoMateria":2,"identificacao":"PL 1/2026","ementa":"x"}]',
      'unknown-file-kind',
      /nova API do Senado/,
    ],
    ['a register of bodies', '[{"codigoOrgao":1,"nomeOrgao":"X"}]', 'unknown-file-kind', /cadastro de órgãos/],
  ])('%s', async (_, content, type, detail) => {
    const answer = await receive(content);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ type, detail: expect.stringMatching(detail) });
    expect((await admin('GET /api/importacoes')).json()).toMatchObject({ total: 0, limite: 8 * 2 ** 20 });
    expect(await keptFiles()).toEqual([]);
  });

  test('an empty list', async () => {
    expect((await receive('{"data":[],"totalRegistros":0}')).json()).toMatchObject({ status: 422, type: 'no-records' });
    expect(await keptFiles()).toEqual([]);
  });

  test('a compressed file that unpacks to more than the limit', async () => {
    const answer = await receive(gzipSync(Buffer.alloc(64 * 2 ** 20, 0x20)));
    expect(answer.json()).toMatchObject({ status: 422, type: 'unreadable-file' });
    expect(await keptFiles()).toEqual([]);
  });

  test('a file above the size limit', async () => {
    const answer = await receive(Buffer.alloc(8 * 2 ** 20 + 1, 0x20));
    expect(answer.json()).toMatchObject({ status: 413, type: 'too-large', detail: expect.stringContaining('8 MiB') });
    expect(await keptFiles()).toEqual([]);
  });
});

test('uploads are refused if the disk has too little space', async () => {
  const full = await testServer({ demo: true, env: { DISK_FREE_MB: '1000000000' } });
  const answer = await receive(notices(1), { as: await full.as(demoAdmin) });
  await full.close();
  // PostgreSQL stores the files itself, on its own disk.
  if (server.database.engine.name === 'sqlite') expect(answer.json()).toMatchObject({ status: 507, type: 'insufficient-storage' });
  else expect(answer.statusCode).toBe(201);
});

describe('records without the key of their notice', () => {
  const item = { numeroItem: 1, descricao: 'Pneu', materialOuServico: 'M', quantidade: 4, valorUnitarioEstimado: 500, valorTotal: 2000 };
  const items = [{ ...item, unidadeMedida: 'UN', orcamentoSigiloso: false, situacaoCompraItem: 1, situacaoCompraItemNome: 'Em Andamento' }];

  test('wait until a user gives it', async () => {
    await importAll([notice(1)]);
    const run = await ready(items);
    expect(run).toMatchObject({ tipo: 'pncp-itens', previa: { pede_vinculo: true, rejeitados: 0 } });
    expect((await admin(`POST /api/importacoes/${run.id}/start`)).json()).toMatchObject({ status: 409, type: 'import-unclear' });
    const adjusted = await admin(`PUT /api/importacoes/${run.id}/reading`, { vinculo: controlNumber(1) });
    expect(adjusted.json()).toMatchObject({ vinculo: controlNumber(1), estado: 'pronta' });
    await admin(`POST /api/importacoes/${run.id}/start`);
    expect(await until(run.id, 'na_fila', 'em_andamento')).toMatchObject({ estado: 'concluida', novos: 1 });
    const { licitacoes } = (await admin('GET /api/licitacoes')).json();
    expect(licitacoes).toMatchObject([{ tipo_item: 'Material' }]);
  });

  test('may be uploaded with a key, which must be valid', async () => {
    expect(await importAll(items, { vinculo: controlNumber(1) })).toMatchObject({ estado: 'concluida', aguardando: 1 });
    expect((await receive(items, { vinculo: 'x' })).statusCode).toBe(400);
  });
});

describe('a sheet', () => {
  const line = (cells: string[]) => `${cells.join(';')}\r\n`;
  const row = [controlNumber(5), '90005/2026', 'Prefeitura', 'Pregão', 'Aquisição de pneus', '28/05/2026', '1.234,56'];

  test('is read by its headings', async () => {
    const text = line(['numero_controle', 'numero', 'orgao', 'modalidade', 'objeto', 'publicacao', 'valor_estimado']) + line(row);
    expect(await importAll(text, { arquivo: 'planilha.csv' })).toMatchObject({ formato: 'csv', tipo: 'planilha-licitacoes', novos: 1 });
    expect((await admin('GET /api/licitacoes')).json().licitacoes).toMatchObject([
      { num_licitacao: '90005/2026', valor_estimado: 1234.56 },
    ]);
  });

  test('with unknown headings waits until the user maps them', async () => {
    const run = await ready(line(['A', 'B', 'C', 'D', 'E', 'F', 'G']) + line(row), { arquivo: 'planilha.csv' });
    expect(run).toMatchObject({ tipo: '', previa: { planilha: { cabecalho: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] } } });
    expect((await admin(`POST /api/importacoes/${run.id}/start`)).json().type).toBe('import-unclear');
    const fields = ['numero_controle', 'numero', 'orgao', 'modalidade', 'objeto', 'publicacao', 'valor_estimado'];
    const mapped = await admin(`PUT /api/importacoes/${run.id}/reading`, {
      tipo: 'planilha-licitacoes',
      campos: fields.map((campo, coluna) => ({ campo, coluna })),
    });
    expect(mapped.json()).toMatchObject({ tipo: 'planilha-licitacoes', previa: { rejeitados: 0 } });
    expect(mapped.json().previa.planilha.campos[0]).toMatchObject({ campo: 'numero_controle', titulo: 'Número de controle', coluna: 0 });
    await admin(`POST /api/importacoes/${run.id}/start`);
    expect(await until(run.id, 'na_fila', 'em_andamento')).toMatchObject({ estado: 'concluida', novos: 1 });
  });

  test('refuses invalid mappings', async () => {
    const { id } = await ready(line(['A', 'B']) + line(['1', '2']), { arquivo: 'planilha.csv' });
    const adjust = async (body: object) => (await admin(`PUT /api/importacoes/${id}/reading`, body)).json();
    const campos = (campo: string, coluna: number) => [{ campo, coluna }];
    expect(await adjust({ vinculo: 'x' })).toMatchObject({ status: 400, faults: [{ path: 'body.vinculo' }] });
    expect(await adjust({ tipo: 'pncp-itens' })).toMatchObject({ status: 400, faults: [{ path: 'body.tipo' }] });
    expect(await adjust({ tipo: '__proto__' })).toMatchObject({ status: 400 });
    expect(await adjust({ campos: campos('objeto', 0) })).toMatchObject({ status: 400, faults: [{ path: 'body.tipo' }] });
    const sheet = { tipo: 'planilha-licitacoes' };
    expect(await adjust({ ...sheet, campos: campos('objeto', 2) })).toMatchObject({ faults: [{ path: 'body.campos.objeto' }] });
    expect(await adjust({ ...sheet, campos: campos('nada', 0) })).toMatchObject({ faults: [{ path: 'body.campos.nada' }] });
    expect(await adjust(sheet)).toMatchObject({ tipo: 'planilha-licitacoes', estado: 'pronta' });
    const json = await ready(notices(1));
    const refused = await admin(`PUT /api/importacoes/${json.id}/reading`, sheet);
    expect(refused.json()).toMatchObject({ status: 400, faults: [{ path: 'body.tipo' }] });
  });

  test('has a template for each of its kinds, named in the language of the user', async () => {
    const { tipos } = (await admin('GET /api/importacoes/kinds', undefined, { 'accept-language': 'de' })).json();
    expect(tipos.filter(({ modelo }: { modelo: boolean }) => modelo)).toEqual([
      { tipo: 'planilha-licitacoes', titulo: 'Tabelle mit Ausschreibungen', portal: null, modelo: true },
      { tipo: 'planilha-lotes', titulo: 'Tabelle mit Losen', portal: null, modelo: true },
    ]);
    expect(tipos).toContainEqual({ tipo: 'camara-autores', titulo: 'Urheber (Kammer)', portal: 'Abgeordnetenkammer', modelo: false });
  });

  test.each(['csv', 'xlsx'])('has a template in %s that can be imported', async (format) => {
    const template = await admin(`GET /api/importacoes/templates/planilha-licitacoes/${format}`);
    expect(template.statusCode).toBe(200);
    expect(await importAll(template.rawPayload, { arquivo: `modelo.${format}` })).toMatchObject({
      formato: format,
      novos: 1,
      rejeitados: 0,
    });
  });

  test('kinds without sheets have no template', async () => {
    expect((await admin('GET /api/importacoes/templates/pncp-itens/csv')).statusCode).toBe(404);
  });
});

describe('runs', () => {
  test('are queued: one at a time, in the order of upload', async () => {
    const first = await ready(notices(600));
    const second = await ready(notices(700));
    await admin(`POST /api/importacoes/${first.id}/start`);
    await admin(`POST /api/importacoes/${second.id}/start`);
    const seen = new Set<string>();
    while (true) {
      const { importacoes } = (await admin('GET /api/importacoes')).json();
      const states = importacoes.map(({ estado }: ImportacaoDetail) => estado).reverse();
      seen.add(states.join());
      if (states.every((estado: string) => estado === 'concluida')) break;
    }
    expect([...seen]).not.toContain('em_andamento,em_andamento');
    expect([...seen]).toContain('concluida,em_andamento');
    expect(await until(second.id)).toMatchObject({ novos: 100, inalterados: 600 });
  });

  test('stop when they are cancelled; written rows stay', async () => {
    const { id } = await ready(notices(4000));
    await admin(`POST /api/importacoes/${id}/start`);
    let run: ImportacaoDetail;
    do run = await until(id, 'na_fila');
    while (run.lidos === 0);
    expect((await admin(`POST /api/importacoes/${id}/cancel`)).json().estado).toBe('cancelada');
    // The next one starts only after the first has ended.
    await importAll([notice(9001)]);
    const cancelled = await until(id);
    expect(cancelled.lidos).toBeLessThan(4000);
    // After a large import the search may take a moment.
    await expect.poll(countNotices).toBe(cancelled.novos + 1);
    await untilNothingIsKept();
    expect((await admin(`POST /api/importacoes/${id}/start`)).statusCode).toBe(409);
  });

  test('list every rejected record, in pages and as CSV', async () => {
    const { id } = await importAll([notice(1, { srp: 'talvez' }), notice(2), 7, notice(3, { numeroControlePNCP: 'x' })]);
    const page = (await admin(`GET /api/importacoes/${id}/rejects?perPage=2`)).json();
    expect(page).toEqual({
      total: 3,
      rejeitos: [
        { indice: 1, controle: controlNumber(1), campo: 'srp', valor: 'talvez', motivo: 'notFlag', mantido: false },
        { indice: 3, controle: '', campo: '', valor: '', motivo: 'notRecord', mantido: false },
      ],
    });
    const csv = (await admin(`GET /api/importacoes/${id}/rejects/export`)).body;
    expect(csv).toBe(
      `\uFEFFRegistro;Chave;Campo;Valor;Motivo;Resultado\r\n1;${controlNumber(1)};srp;talvez;não é sim nem não;rejeitado\r\n3;;;;não é um registro;rejeitado\r\n4;x;numeroControlePNCP;x;não é uma chave válida;rejeitado\r\n`,
    );
  });
});
