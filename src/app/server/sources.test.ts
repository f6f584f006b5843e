// Reading a source: its notices come into the list, whatever the service does meanwhile.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FonteState } from '#features/fontes/contract.ts';
import { clockOfPncp, type TestPncp, testPncp, today } from '#features/fontes/server/testPncp.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { type Call, demoAdmin, demoClient, moment, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

let server: TestServer;
let pncp: TestPncp;
let admin: Call;
beforeEach(async () => {
  pncp = await testPncp();
  server = await testServer({ demo: true, env: { SOURCES_LOCAL: 'true', SOURCES_CLOCK: `20 ${new Date().toISOString()}` } });
  admin = await server.as(demoAdmin);
});
afterEach(async () => {
  await server.close();
  await pncp.close();
});

const notice = (number: number, more = {}) => {
  const now = clockOfPncp();
  const record = pncpRecord({ numeroControlePNCP: controlNumber(number), dataPublicacaoPncp: now, dataAtualizacao: now, ...more });
  return record as TestPncp['notices'][number];
};
const settings = () => ({ ligada: true, endereco: pncp.url, por_segundo: 50, dias: 1, minutos: 5 });
const state = async (): Promise<FonteState> => (await admin('GET /api/fontes')).json().fontes[0];

async function until(isSo: (state: FonteState) => boolean): Promise<FonteState> {
  for (;;) {
    const current = await state();
    if (isSo(current)) return current;
    await moment();
  }
}
const describe = (numero: number, descricao: string) => ({
  ...{ numeroItem: numero, descricao, materialOuServico: 'M', valorTotal: 10, quantidade: 1, situacaoCompraItem: 1 },
});
const count = async (q: string) => (await admin(`GET /api/licitacoes?q=${q}`)).json().total;

test('a source that is switched on fills the list with notices and items, and says how complete the day is', async () => {
  pncp.notices.push(...Array.from({ length: 60 }, (_, i) => notice(i + 1, { objetoCompra: 'Aquisição de zarabatanas' })));
  pncp.items.set(controlNumber(1), [
    { numeroItem: 1, descricao: 'Tiara de zircônio', materialOuServico: 'M', valorTotal: 10, quantidade: 1, situacaoCompraItem: 1 },
  ]);
  expect((await admin('PATCH /api/fontes/pncp', settings())).json()).toMatchObject({ ligada: true, titulo: 'PNCP' });
  await until(({ lida_em, detalhes }) => lida_em !== null && detalhes === 0);
  while ((await count('zarabatanas')) < 60 || (await count('zirconio')) < 1) await moment();
  const { dias } = (await admin('GET /api/fontes/pncp/days')).json();
  expect(dias).toHaveLength(90);
  expect(dias.at(-1)).toMatchObject({ dia: today(), esperados: 60, recebidos: 60 });
  expect(dias.at(-2)).toMatchObject({ esperados: null, recebidos: 0 });
  const { importacoes } = (await admin('GET /api/importacoes')).json();
  expect(
    importacoes.map(({ arquivo, origem, lidos, rejeitados }: Record<string, unknown>) => [arquivo, origem, lidos, rejeitados]),
  ).toContainEqual([`PNCP ${today()}`, 'pncp', 60, 0]);
  const countOf = async (origem: string) => (await admin(`GET /api/importacoes?origem=${origem}`)).json().total;
  expect(await countOf('pncp')).toBe(importacoes.filter(({ origem }: { origem: string | null }) => origem === 'pncp').length);
  expect(await countOf('enviadas')).toBe(importacoes.filter(({ origem }: { origem: string | null }) => origem === null).length);
  expect(await countOf('senado')).toBe(0);
  const client = await server.as(demoClient);
  expect((await client('GET /api/fontes/freshness')).json().fontes).toEqual([
    { fonte: 'pncp', titulo: 'PNCP', lida_em: expect.any(String), fora_desde: null },
  ]);
});

test('rows that move between pages while they are read are neither lost nor counted twice', async () => {
  pncp.notices.push(...Array.from({ length: 120 }, (_, i) => notice(i + 1)));
  let isChanged = false;
  pncp.fault = (path) => {
    if (!isChanged && path.includes('pagina=2')) {
      isChanged = true;
      // Each later row moves up, the first one of this page to a page that was read already.
      pncp.notices.splice(0, 1);
    }
    return false;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ lida_em }) => lida_em !== null);
  const { dias } = (await admin('GET /api/fontes/pncp/days')).json();
  expect(dias.at(-1)).toMatchObject({ esperados: 119, recebidos: 119 });
  const received = async () =>
    (await server.database.read.selectFrom('licitacoes').select('controle').where('fonte', '=', 'pncp').execute()).length;
  // The removed one had come before.
  while ((await received()) < 120) await moment();
});

test('passing faults are waited out, and a source that stays away is shown as down until it answers', async () => {
  pncp.notices.push(notice(1));
  const faults = [429, 503, 500];
  pncp.fault = (_, response) => {
    const status = faults.shift();
    if (status) response.writeHead(status).end();
    return status !== undefined;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ lida_em }) => lida_em !== null);
  pncp.fault = (_, response) => {
    // An error page with status 200.
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Erro</html>');
    return true;
  };
  await admin('POST /api/fontes/pncp/read');
  const down = await until(({ situacao }) => situacao === 'fora');
  expect(down).toMatchObject({ problema: 'down', fora_desde: expect.any(String) });
  pncp.fault = () => false;
  await admin('POST /api/fontes/pncp/read');
  expect(await until(({ situacao }) => situacao !== 'fora' && situacao !== 'lendo')).toMatchObject({ problema: null, fora_desde: null });
});

test('records of another shape are told as such, and nothing of them is kept', async () => {
  pncp.fault = (path, response) => {
    if (!path.includes('/contratacoes/')) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"itens":[]}');
    return true;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  expect(await until(({ situacao }) => situacao === 'com_problema')).toMatchObject({ problema: 'shape', lida_em: null });
});

test('a day can be read again, and a source that is off is not read', async () => {
  expect((await admin('POST /api/fontes/pncp/read')).statusCode).toBe(409);
  expect((await admin(`POST /api/fontes/pncp/days/${today()}`)).statusCode).toBe(409);
  pncp.notices.push(notice(1));
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ lida_em }) => lida_em !== null);
  pncp.asked.length = 0;
  expect((await admin(`POST /api/fontes/pncp/days/${today()}`)).statusCode).toBe(200);
  while (!pncp.asked.some((path) => path.includes('/publicacao'))) await moment();
  await admin('PATCH /api/fontes/pncp', { ligada: false });
  expect(await until(({ situacao }) => situacao === 'desligada')).toMatchObject({ ligada: false });
});

test('addresses that are no plain https ones are refused', async () => {
  for (const endereco of ['ftp://pncp.gov.br', 'https://user@pncp.gov.br', 'https://pncp.gov.br/x', 'pncp'])
    expect((await admin('PATCH /api/fontes/pncp', { endereco })).statusCode).toBe(400);
});

test('a notice whose items always fail holds up neither the others nor the source', async () => {
  pncp.notices.push(...Array.from({ length: 6 }, (_, i) => notice(i + 1)));
  for (let number = 2; number <= 6; number++) pncp.items.set(controlNumber(number), [describe(1, `Zarabatana ${number}`)]);
  pncp.fault = (path, response) => {
    // Documents of no known kind hold up no other notice either.
    if (path.includes('/compras/2026/2/arquivos'))
      response.writeHead(200, { 'content-type': 'application/json' }).end('[{"outra":"forma"}]');
    else if (path.includes('/compras/2026/1/itens')) response.writeHead(500).end();
    else return false;
    return true;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ lida_em, detalhes, proxima_em }) => lida_em !== null && detalhes === 2 && proxima_em !== null);
  expect(await state()).toMatchObject({ situacao: 'em_dia', problema: null, fora_desde: null });
  while ((await count('zarabatana')) < 4) await moment();
  const waiting = await server.database.read.selectFrom('fontes_detalhes').selectAll().orderBy('controle').execute();
  expect(waiting).toMatchObject(
    [1, 2].map((number) => ({ controle: controlNumber(number), tentativas: 1, proxima_em: expect.any(String) })),
  );
});

test('items come later when their base is away, while the lists are read as ever', async () => {
  pncp.notices.push(...Array.from({ length: 6 }, (_, i) => notice(i + 1)));
  for (let number = 1; number <= 6; number++) pncp.items.set(controlNumber(number), [describe(1, `Zarabatana ${number}`)]);
  let isAway = true;
  pncp.fault = (path, response) => {
    if (!isAway || !path.startsWith('/api/pncp/')) return false;
    response.writeHead(503).end();
    return true;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  const read = await until(({ lida_em, proxima_em }) => lida_em !== null && proxima_em !== null);
  expect(read).toMatchObject({ situacao: 'em_dia', problema: null, fora_desde: null, detalhes: 6 });
  // It was left alone after three.
  expect(new Set(pncp.asked.filter((path) => path.startsWith('/api/pncp/'))).size).toBe(3);
  isAway = false;
  await server.database.write((db) => db.updateTable('fontes_detalhes').set({ proxima_em: null }).execute());
  await admin('POST /api/fontes/pncp/read');
  await until(({ detalhes }) => detalhes === 0);
  while ((await count('zarabatana')) < 6) await moment();
});
