// Sources that send what no service means: it is refused, nothing else is changed by it, and it ends neither the pass nor the server.
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fonte, FonteState } from '#features/fontes/contract.ts';
import { today } from '#features/fontes/server/testPncp.ts';
import { type Played, type TestService, testService } from '#features/fontes/server/testService.ts';
import { controlNumber, itemRecord, pncpRecord, resultRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { authorRecord, camaraAnswer, camaraLine, camaraPage, stepRecord } from '#features/projetosDeLei/server/import/sources/fixtures.ts';
import { type Call, demoAdmin, moment, type TestData, type TestServer, testData, testServerOn } from '#kit/server/testing/testServer.ts';

const MiB = 2 ** 20;
const DAY = today().replaceAll('-', '');

let place: TestData;
let server: TestServer;
let admin: Call;
let service: TestService;
let answer: (asked: URL) => Played;
const start = async () => {
  server = await testServerOn(place, { demo: true, env: { SOURCES_LOCAL: 'true', SOURCES_CLOCK: `200 ${new Date().toISOString()}` } });
  admin = await server.as(demoAdmin);
};
beforeEach(async () => {
  answer = () => ({ status: 204 });
  service = await testService((asked) => answer(asked));
  place = await testData({ demo: true });
  await start();
});
afterEach(async () => {
  await server.close();
  await service.close();
});

const state = async (fonte: Fonte): Promise<FonteState> =>
  (await admin('GET /api/fontes')).json().fontes.find((one: FonteState) => one.fonte === fonte);
async function until(fonte: Fonte, isSo: (state: FonteState) => boolean): Promise<FonteState> {
  for (;;) {
    const current = await state(fonte);
    if (isSo(current)) return current;
    await moment();
  }
}
const turnOn = (fonte: Fonte) => admin(`PATCH /api/fontes/${fonte}`, { ligada: true, endereco: service.url, por_segundo: 50, dias: 1 });
/** Reads the source once more. @returns how the pass ended */
async function readOnce(fonte: Fonte): Promise<FonteState> {
  const { ligada, iniciada_em } = await state(fonte);
  if (ligada) await admin(`POST /api/fontes/${fonte}/read`);
  else await turnOn(fonte);
  return until(fonte, (now) => now.iniciada_em !== iniciada_em && now.proxima_em !== null);
}
const objectOf = async (sequence: number) =>
  (await server.database.read.selectFrom('licitacoes').select('objeto').where('controle', '=', controlNumber(sequence)).executeTakeFirst())
    ?.objeto;

test('a record of another kind than the source has is refused with its page, wherever it is in it', async () => {
  await importFile(admin, [pncpRecord({ numeroControlePNCP: controlNumber(1), objetoCompra: 'Zarabatanas' })]);
  const foreign = pncpRecord({
    numeroControlePNCP: controlNumber(1),
    objetoCompra: 'Tomada',
    dataAtualizacaoGlobal: '2026-11-01T00:00:00',
  });
  for (const dados of [[foreign], [foreign, camaraLine()], [camaraLine(), foreign]]) {
    answer = ({ pathname }) => (pathname === '/api/v2/proposicoes' ? { json: camaraAnswer(dados, 'proposicoes') } : { status: 404 });
    expect(await readOnce('camara')).toMatchObject({ problema: 'shape', lida_em: null });
  }
  expect((await admin('GET /api/importacoes?origem=camara')).json().total).toBe(0);
  expect(await objectOf(1)).toBe('Zarabatanas');
});

test('parts belong to the notice and the bill that they were asked for, whatever they say', async () => {
  const said = { numeroControlePNCPCompra: controlNumber(2) };
  const now = `${today()}T08:00:00`;
  const dates = { dataPublicacaoPncp: now, dataAtualizacao: now, dataAtualizacaoGlobal: now };
  await importFile(admin, [pncpRecord({ numeroControlePNCP: controlNumber(2) })]);
  answer = ({ pathname, searchParams }) => {
    if (
      pathname.endsWith('/publicacao') &&
      searchParams.get('codigoModalidadeContratacao') === '6' &&
      searchParams.get('dataInicial') === DAY
    )
      return {
        json: {
          data: [pncpRecord({ numeroControlePNCP: controlNumber(1), ...dates })],
          totalRegistros: 1,
          totalPaginas: 1,
          numeroPagina: 1,
        },
      };
    if (pathname.endsWith('/itens')) return { json: [itemRecord({ ...said, numeroItem: 1, temResultado: true, descricao: 'Zarabatana' })] };
    if (pathname.endsWith('/itens/1/resultados')) return { json: [resultRecord({ ...said, numeroItem: 7 })] };
    return { status: 204 };
  };
  await turnOn('pncp');
  const items = () =>
    server.database.read
      .selectFrom('lotes')
      .innerJoin('licitacoes', 'licitacoes.id', 'lotes.licitacao_id')
      .innerJoin('resultados', (join) =>
        join.onRef('resultados.licitacao_id', '=', 'licitacoes.id').onRef('resultados.numero', '=', 'lotes.numero'),
      )
      .select(['controle', 'lotes.numero'])
      .where('descricao', '=', 'Zarabatana')
      .execute();
  while ((await items()).length === 0) await moment();
  expect(await items()).toEqual([{ controle: controlNumber(1), numero: 1 }]);

  answer = ({ pathname }) => {
    const [, id, part] = /^\/api\/v2\/proposicoes\/(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (part === 'tramitacoes') return { json: camaraAnswer([{ ...stepRecord(1), idProposicao: 77009 }], '') };
    if (part === 'autores') return { json: camaraAnswer([{ ...authorRecord(1), idProposicao: 77009 }], '') };
    if (id) return { json: camaraPage({ id: Number(id) }) };
    return { json: camaraAnswer([camaraLine()], 'proposicoes') };
  };
  await turnOn('camara');
  const bill = () => server.database.read.selectFrom('projetos').selectAll().where('codigo', '=', '77001').executeTakeFirst();
  while ((await bill())?.autores_total !== 1 || (await bill())?.tramitacoes_total !== 1) await moment();
  // A bill under the address of another one.
  answer = ({ pathname }) => {
    if (pathname.endsWith('/77001')) return { json: camaraPage({ id: 77009, ementa: 'Tomada' }) };
    return pathname === '/api/v2/proposicoes' ? { json: camaraAnswer([camaraLine({ ementa: 'Outra' })], '') } : { status: 404 };
  };
  expect(await readOnce('camara')).toMatchObject({ problema: null });
  expect(await server.database.read.selectFrom('projetos').select('id').where('codigo', '=', '77009').execute()).toEqual([]);
});

const page = (data: string, more: object = {}): Played => {
  const totals = { totalRegistros: 60, totalPaginas: 2, numeroPagina: 1, ...more };
  return { gzip: gzipSync(`{"data":[${data}],${JSON.stringify(totals).slice(1)}`, { level: 1 }) };
};
const many = (text: string, bytes = 7 * MiB) => text.repeat(Math.floor(bytes / text.length)).slice(0, -1);

test('answers that no service means are refused while others are served, in small memory and few calls', async () => {
  const before = process.memoryUsage().rss;
  const hostile: [string, FonteState['problema'], Played][] = [
    ['20 MiB of nothing', 'down', page(many('{},', 20 * MiB))],
    ['7 MiB of nothing', 'shape', page(many('{},'))],
    ['one record more than asked for', 'shape', page(many('{},', 153))],
    [
      'many values in few records',
      'down',
      page(
        Array(49)
          .fill(`[${many('0,', 100_000)}]`)
          .join(),
      ),
    ],
    [
      'many keys',
      'down',
      page(Array.from({ length: 49 }, (_, row) => `{${Array.from({ length: 9000 }, (_, at) => `"${row} ${at}":0`)}}`).join()),
    ],
    ['deep lists', 'down', page(`${'['.repeat(MiB)}${']'.repeat(MiB)}`)],
    ['deep objects', 'down', page(`${'{"a":'.repeat(MiB)}0${'}'.repeat(MiB)}`)],
    ['a number without end', 'down', page('9'.repeat(6 * MiB))],
    ['a text without end', 'down', page(`{"a":"${'x'.repeat(6 * MiB)}"}`)],
    ['a total beyond all', 'shape', page('{}', { totalRegistros: 1e15 })],
    ['a total of less than nothing', 'shape', page('{}', { totalRegistros: -5 })],
    ['many texts side by side', 'down', { gzip: gzipSync(many('{"a":1}\n')) }],
  ];
  for (const [name, problema, played] of hostile) {
    answer = () => played;
    service.asked.length = 0;
    expect(await readOnce('pncp'), name).toMatchObject({ problema, lida_em: null });
    expect(service.asked.length, name).toBeLessThanOrEqual(12);
  }
  expect((await admin('GET /api/importacoes?origem=pncp')).json().total).toBe(0);
  expect((process.memoryUsage().rss - before) / MiB).toBeLessThan(400);
});

test('pages are asked for as far as the total goes that was announced, or a day can go', async () => {
  let number = 1000;
  const notices = () => Array.from({ length: 50 }, () => pncpRecord({ numeroControlePNCP: controlNumber(number++) }));
  answer = ({ pathname }) =>
    pathname.includes('/contratacoes/publicacao')
      ? { json: { data: notices(), totalRegistros: 100, totalPaginas: 9999, numeroPagina: 1 } }
      : { status: 204 };
  await turnOn('pncp');
  await until('pncp', ({ adiadas }) => adiadas >= 2);
  const lists = Map.groupBy(service.asked, (path) => new URL(path, service.url).searchParams.get('codigoModalidadeContratacao'));
  // A list that was put off is tried with one page more.
  expect(Math.max(...[...lists.values()].map((paths) => new Set(paths).size))).toBeLessThan(15);
  await admin('PATCH /api/fontes/pncp', { ligada: false });
  let id = 1;
  answer = ({ pathname }) =>
    pathname === '/api/v2/proposicoes'
      ? {
          json: camaraAnswer(
            Array.from({ length: 100 }, () => camaraLine({ id: id++ })),
            '',
          ),
        }
      : { status: 404 };
  await turnOn('camara');
  await until('camara', ({ adiadas }) => adiadas > 0);
  expect(id).toBeLessThanOrEqual(11_001);
});

test('a plan of which each item would become a copy of a large head is refused', async () => {
  const plan = {
    idPcaPncp: '99000111000100-0-000001/2026',
    anoPca: 2026,
    itens: Array.from({ length: 400 }, (_, at) => ({ numeroItem: at })),
  };
  const head = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`campo${at}`, at]));
  answer = ({ pathname }) => {
    if (!pathname.endsWith('/pca/atualizacao')) return { status: 204 };
    return { json: { data: [{ ...plan, ...head }], totalRegistros: 400, totalPaginas: 1, numeroPagina: 1 } };
  };
  await admin('PATCH /api/fontes/pncp', { ligada: true, endereco: service.url, por_segundo: 50, dias: 1, listas: { pca: true } });
  await until('pncp', ({ adiadas }) => adiadas > 0);
  expect((await admin('GET /api/importacoes?origem=pncp')).json().total).toBe(0);
});

test('after a pass that ended with its server the source waits, longer each time, unless an admin asks', async () => {
  const held = Promise.withResolvers<void>();
  const row = () => server.database.read.selectFrom('fontes').selectAll().where('fonte', '=', 'senado').executeTakeFirstOrThrow();
  answer = () => {
    held.resolve();
    return { json: { Resposta: {} } };
  };
  await turnOn('senado');
  await held.promise;
  await until('senado', ({ proxima_em }) => proxima_em !== null);
  expect(await row()).toMatchObject({ quedas_seguidas: 0 });
  // As a killed pass leaves it.
  const waits: number[] = [];
  for (const quedas_seguidas of [1, 2, 3]) {
    const left = { problema: '' as const, detalhe: '', proxima_em: null, pedida_em: null, quedas_seguidas };
    const { chamadas } = await row();
    await server.database.write((db) => db.updateTable('fontes').set(left).where('fonte', '=', 'senado').execute());
    const waiting = await until('senado', ({ proxima_em }) => proxima_em !== null);
    if (waiting.problema !== 'internal') continue;
    expect(waiting).toMatchObject({ situacao: 'com_problema', detalhe: expect.stringContaining('server ended'), chamadas });
    waits.push(Date.parse(waiting.proxima_em as string));
  }
  expect(waits).toHaveLength(3);
});
