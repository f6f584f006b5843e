// Reading a source: its notices come into the list, whatever the service does meanwhile.
import type { ServerResponse } from 'node:http';
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
    { fonte: 'pncp', titulo: 'PNCP', traz: 'licitacao', situacao: expect.any(String), lida_em: expect.any(String), fora_desde: null },
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

test('an address that would be refused at each call is refused when it is saved', async () => {
  await server.close();
  server = await testServer({ demo: true });
  admin = await server.as(demoAdmin);
  const hosts = ['127.0.0.1', 'localhost', '10.1.2.3', '2130706433', '169.254.169.254', '[::1]', '[::ffff:127.0.0.1]', '[fd00::1]:8443'];
  for (const host of hosts) {
    const answer = await admin('PATCH /api/fontes/pncp', { endereco: `https://${host}` });
    expect([host, answer.statusCode, answer.json().faults?.[0]]).toEqual([
      host,
      400,
      { path: 'body.endereco', message: expect.stringMatching(/public internet|internet pública/) },
    ]);
  }
  expect((await admin('PATCH /api/fontes/pncp', { endereco: 'https://8.8.8.8' })).json()).toMatchObject({ endereco: 'https://8.8.8.8' });
});

test('the audit log says what was changed in the settings of a source, from what to what', async () => {
  const logged = async () =>
    (await admin('GET /api/audit?kind=sourceChanged')).json().events.map(({ details }: { details: object }) => details);
  await admin('PATCH /api/fontes/pncp', { endereco: pncp.url, minutos: 30, dias: 30, listas: { atas: true } });
  await admin('PATCH /api/editais/settings', { quotaGb: 3 });
  expect(await logged()).toEqual([
    { quotaGb: { from: 10, to: 3 } },
    { endereco: { from: '', to: pncp.url }, minutos: { from: 15, to: 30 }, atas: { from: false, to: true } },
  ]);
});

const freshness = async () => (await (await server.as(demoClient))('GET /api/fontes/freshness')).json().fontes;

test('users learn what is wrong with a source, and when one was last read that is switched off now', async () => {
  pncp.fault = (path, response) => {
    if (!path.includes('/contratacoes/')) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"itens":[]}');
    return true;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ situacao }) => situacao === 'com_problema');
  expect(await freshness()).toMatchObject([{ fonte: 'pncp', traz: 'licitacao', situacao: 'com_problema', lida_em: null }]);
  await admin('PATCH /api/fontes/pncp', { ligada: false });
  // Nothing came from it yet.
  expect(await freshness()).toEqual([]);
  pncp.fault = () => false;
  await admin('PATCH /api/fontes/pncp', { ligada: true });
  await until(({ lida_em }) => lida_em !== null);
  await admin('PATCH /api/fontes/pncp', { ligada: false });
  expect(await freshness()).toMatchObject([{ fonte: 'pncp', situacao: 'desligada', lida_em: expect.any(String) }]);
});

test('a day says how many of its records were rejected, each once however often it was read', async () => {
  pncp.notices.push(notice(1), notice(2, { valorTotalEstimado: 'cem' }), notice(3, { valorTotalEstimado: 'mil' }));
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ lida_em }) => lida_em !== null);
  const day = async () => (await admin('GET /api/fontes/pncp/days')).json().dias.at(-1);
  while ((await day()).rejeitados < 2) await moment();
  expect(await day()).toMatchObject({ esperados: 3, recebidos: 3, rejeitados: 2 });
  const runs = async () => (await admin('GET /api/importacoes?origem=pncp&estado=concluida')).json().total;
  const before = await runs();
  await admin(`POST /api/fontes/pncp/days/${today()}`);
  while ((await runs()) <= before || (await day()).recebidos < 3) await moment();
  expect(await day()).toMatchObject({ recebidos: 3, rejeitados: 2 });
});

test('settings out of range are refused at their field', async () => {
  for (const [campo, valor] of [
    ['por_segundo', 500],
    ['minutos', 0],
    ['dias', 0],
  ] as const) {
    const answer = await admin('PATCH /api/fontes/pncp', { [campo]: valor });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().faults).toMatchObject([{ path: `body.${campo}` }]);
  }
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

test('one list that is not answered is put off, the others are read, and it is tried again when somebody asks', async () => {
  pncp.notices.push(notice(1), notice(2, { modalidadeId: 8 }), notice(3, { modalidadeId: 9 }));
  pncp.fault = (path, response) => {
    const code = /publicacao.*codigoModalidadeContratacao=(\d+)/.exec(path)?.[1];
    if (code === '6') response.writeHead(500).end();
    else if (code === '8') response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"Parâmetro inválido"}');
    else return false;
    return true;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  const read = await until(({ lida_em, proxima_em }) => lida_em !== null && proxima_em !== null);
  expect(read).toMatchObject({ situacao: 'em_dia', problema: null, adiadas: 2, pendentes: 0 });
  const waiting = await server.database.read.selectFrom('fontes_leituras').selectAll().where('tentativas', '>', 0).execute();
  expect(waiting.map(({ modalidade, tentativas, proxima_em }) => [modalidade, tentativas, proxima_em !== null])).toEqual([
    [6, 1, true],
    [8, 1, true],
  ]);
  pncp.fault = () => false;
  await admin('POST /api/fontes/pncp/read');
  await until(({ adiadas, pendentes }) => adiadas === 0 && pendentes === 0);
  expect((await admin('GET /api/fontes/pncp/days')).json().dias.at(-1)).toMatchObject({ esperados: 3, recebidos: 3 });
});

test('a source of which all lists are put off stays down until one is answered', async () => {
  pncp.notices.push(notice(1));
  const away = (path: string, response: ServerResponse) => {
    if (!path.includes('/contratacoes/')) return false;
    response.writeHead(503).end();
    return true;
  };
  pncp.fault = away;
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ situacao }) => situacao === 'fora');
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const { database } = server;
  await database.write((db) => db.updateTable('fontes_leituras').set({ tentativas: 1, proxima_em: later }).execute());
  const asked = pncp.asked.length;
  await database.write((db) => db.updateTable('fontes').set({ proxima_em: null }).execute());
  while (pncp.asked.length === asked) await moment();
  expect(await until(({ proxima_em }) => proxima_em !== null)).toMatchObject({ situacao: 'fora', lida_em: null });
});

test('a source that answers again is shown as being read before the reading ends', async () => {
  pncp.notices.push(notice(1));
  pncp.fault = (_, response) => {
    response.writeHead(503).end();
    return true;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ situacao }) => situacao === 'fora');
  // The first list is answered, the second one waits.
  let waiting: ServerResponse | undefined;
  let answers = 0;
  pncp.fault = (_, response) => {
    if (answers++ === 0) return false;
    waiting ??= response;
    return true;
  };
  await admin('POST /api/fontes/pncp/read');
  expect(await until(({ situacao }) => situacao === 'lendo')).toMatchObject({ lida_em: null, problema: null, fora_desde: null });
  while (!waiting) await moment();
  pncp.fault = () => false;
  waiting.destroy();
  await until(({ lida_em }) => lida_em !== null);
});

test('what changes while the first fill breaks off is asked for afterwards', async () => {
  pncp.notices.push(notice(1));
  pncp.fault = (_, response) => {
    response.writeHead(503).end();
    return true;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ situacao }) => situacao === 'fora');
  pncp.fault = () => false;
  pncp.asked.length = 0;
  await admin('POST /api/fontes/pncp/read');
  await until(({ lida_em }) => lida_em !== null);
  expect(pncp.asked.some((path) => path.includes('/atualizacao'))).toBe(true);
});

test('after an outage that was longer than the first fill, all days since then are read, and those that were not over are read again', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const publishedAgo = (days: number) => ({ dataPublicacaoPncp: clockOfPncp(daysAgo(days)), dataAtualizacao: clockOfPncp(daysAgo(days)) });
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ lida_em, proxima_em }) => lida_em !== null && proxima_em !== null);
  const ofDay = (days: number) => clockOfPncp(daysAgo(days)).slice(0, 10);
  await server.database.write(async (db) => {
    await db
      .updateTable('fontes')
      .set({ lida_desde: daysAgo(20).toISOString() })
      .execute();
    // Its day was not over.
    await db
      .updateTable('fontes_leituras')
      .set({ dia: ofDay(20), completa_em: daysAgo(20).toISOString() })
      .execute();
  });
  pncp.notices.push(...[5, 20].map((days) => notice(days, publishedAgo(days))));
  await admin('POST /api/fontes/pncp/read');
  const received = async () =>
    (await server.database.read.selectFrom('licitacoes').select('id').where('fonte', '=', 'pncp').execute()).length;
  while ((await received()) < 2) await moment();
  await until(({ pendentes, proxima_em }) => pendentes === 0 && proxima_em !== null);
  const asked = pncp.asked.map((path) => path.replaceAll('-', ''));
  for (const days of [5, 20])
    for (const list of ['publicacao', 'atualizacao'])
      expect(asked.some((path) => path.includes(list) && path.includes(`dataInicial=${ofDay(days).replaceAll('-', '')}`))).toBe(true);
});

test('of a list that grows only its ends are read within an hour', async () => {
  pncp.notices.push(...Array.from({ length: 160 }, (_, i) => notice(i + 1)));
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ lida_em, proxima_em }) => lida_em !== null && proxima_em !== null);
  const readAgain = async () => {
    const { iniciada_em } = await state();
    pncp.asked.length = 0;
    await admin('POST /api/fontes/pncp/read');
    await until((now) => now.iniciada_em !== iniciada_em && now.proxima_em !== null);
    const pages = pncp.asked.filter(
      (path) => path.includes(`/publicacao?dataInicial=${today().replaceAll('-', '')}`) && path.includes('codigoModalidadeContratacao=6&'),
    );
    return pages.map((path) => Number(new URL(path, 'http://pncp').searchParams.get('pagina')));
  };
  const day = async () => (await admin('GET /api/fontes/pncp/days')).json().dias.at(-1);
  pncp.notices.push(notice(161), notice(162));
  expect(await readAgain()).toEqual([1, 4]);
  expect(await day()).toMatchObject({ esperados: 162, recebidos: 162 });
  pncp.notices.unshift(notice(163));
  expect(await readAgain()).toEqual([1]);
  expect(await day()).toMatchObject({ esperados: 163, recebidos: 163 });
  // What comes in the middle is missing until the whole list is read.
  pncp.notices.splice(80, 0, notice(164));
  expect(await readAgain()).toEqual([1, 4]);
  expect(await day()).toMatchObject({ esperados: 164, recebidos: 163 });
  const hourAgo = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await server.database.write((db) => db.updateTable('fontes_leituras').set({ inteira_em: hourAgo }).execute());
  expect(await readAgain()).toEqual([1, 2, 3, 4]);
  expect(await day()).toMatchObject({ esperados: 164, recebidos: 164 });
});

test('notices get their items, however long the lists take', async () => {
  await server.close();
  // A pass over the lists takes longer than the five minutes until the next one.
  server = await testServer({ demo: true, env: { SOURCES_LOCAL: 'true', SOURCES_CLOCK: `1000 ${new Date().toISOString()}` } });
  admin = await server.as(demoAdmin);
  pncp.notices.push(notice(1));
  pncp.items.set(controlNumber(1), [describe(1, 'Zarabatana')]);
  await admin('PATCH /api/fontes/pncp', { ...settings(), por_segundo: 0.1, dias: 3 });
  while ((await count('zarabatana')) < 1) await moment();
});

test('a row that moves while a list is not read to its end is not lost', async () => {
  const moment3 = clockOfPncp(new Date(Date.now() - 3 * 86_400_000));
  const old = { dataPublicacaoPncp: moment3, dataAtualizacao: moment3, dataAtualizacaoGlobal: moment3 };
  pncp.notices.push(...Array.from({ length: 600 }, (_, i) => notice(i + 1, old)));
  pncp.fault = (path, response) => {
    if (!path.includes('/publicacao') || !path.includes('pagina=12&')) return false;
    response.writeHead(503).end();
    return true;
  };
  await admin('PATCH /api/fontes/pncp', { ...settings(), dias: 5 });
  await until(({ lida_em, adiadas }) => lida_em !== null && adiadas === 1);
  pncp.notices.unshift(...pncp.notices.splice(580, 1));
  pncp.fault = () => false;
  await admin('POST /api/fontes/pncp/read');
  await until(({ pendentes, adiadas }) => pendentes + adiadas === 0);
  const received = async () =>
    (await server.database.read.selectFrom('licitacoes').select('id').where('fonte', '=', 'pncp').execute()).length;
  while ((await received()) < 600) await moment();
  const pages = pncp.asked.filter((path) => /\/publicacao.*Contratacao=6&/.test(path) && !path.includes('pagina=12&'));
  const times = [...Map.groupBy(pages, (path) => path).values()].map(({ length }) => length);
  expect(Math.max(...times)).toBe(2);
  const { vistos } = await server.database.read
    .selectFrom('fontes_vistos')
    .select(({ fn }) => fn.countAll<number>().as('vistos'))
    .where('dia', '=', moment3.slice(0, 10))
    .executeTakeFirstOrThrow();
  expect(vistos).toBe(0);
});

test('what is no record is a reject with its text, in lists and among items', async () => {
  pncp.notices.push(notice(1));
  pncp.items.set(controlNumber(1), [null as unknown as object, describe(1, 'Zarabatana')]);
  pncp.fault = (path, response) => {
    if (!path.includes('/publicacao') || !path.includes('codigoModalidadeContratacao=6&')) return false;
    const body = { data: [null, 7, notice(1)], totalRegistros: 3, totalPaginas: 1, numeroPagina: 1 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return true;
  };
  await admin('PATCH /api/fontes/pncp', settings());
  await until(({ lida_em, detalhes, proxima_em }) => lida_em !== null && proxima_em !== null && detalhes === 0);
  while ((await count('zarabatana')) < 1) await moment();
  expect((await admin('GET /api/fontes/pncp/days')).json().dias.at(-1)).toMatchObject({ esperados: 3, recebidos: 3 });
  const { importacoes } = (await admin('GET /api/importacoes?origem=pncp')).json();
  const read = importacoes.map(({ lidos, rejeitados }: Record<string, unknown>) => [lidos, rejeitados]);
  expect(read).toEqual([
    [2, 1],
    [3, 2],
  ]);
});

test('a change of nothing is no fault', async () => {
  expect((await admin('PATCH /api/fontes/pncp', {})).json()).toMatchObject({ ligada: false });
});

test('days are asked for in one state only where the source knows states, and those that are whole are read again', async () => {
  pncp.notices.push(notice(1));
  await admin('PATCH /api/fontes/pncp', settings());
  await admin('PATCH /api/fontes/compras', settings());
  await until(({ lida_em, proxima_em }) => lida_em !== null && proxima_em !== null);
  const range = { de: today(), ate: today() };
  expect((await admin('POST /api/fontes/pncp/sync', { ...range, uf: 'ZZ' })).statusCode).toBe(400);
  expect((await admin('POST /api/fontes/compras/sync', { ...range, uf: 'SP' })).statusCode).toBe(400);
  // One list of the day is not whole.
  await server.database.write((db) =>
    db.updateTable('fontes_leituras').set({ completa_em: null }).where('modalidade', '=', 8).where('dia', '=', today()).execute(),
  );
  expect((await admin('POST /api/fontes/pncp/sync', range)).json()).toMatchObject({ listas: 15, pendentes: 15, problema: null });
});
