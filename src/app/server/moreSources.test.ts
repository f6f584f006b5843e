// Reading Compras.gov.br, Câmara and Senado: what they list comes into the lists, with its parts, whatever they answer meanwhile.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fonte, FonteState } from '#features/fontes/contract.ts';
import { today } from '#features/fontes/server/testPncp.ts';
import { type Played, type TestService, testService } from '#features/fontes/server/testService.ts';
import { comprasItemRecord, comprasRecord, controlNumber } from '#features/licitacoes/server/import/sources/fixtures.ts';
import {
  authorRecord,
  camaraAnswer,
  camaraLine,
  camaraPage,
  senadoLine,
  senadoPage,
  senadoSearch,
  stepRecord,
} from '#features/projetosDeLei/server/import/sources/fixtures.ts';
import { type Call, demoAdmin, demoClient, moment, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

let server: TestServer;
let admin: Call;
const services: TestService[] = [];
beforeEach(async () => {
  server = await testServer({ demo: true, env: { SOURCES_LOCAL: 'true', SOURCES_CLOCK: `20 ${new Date().toISOString()}` } });
  admin = await server.as(demoAdmin);
});
afterEach(async () => {
  await server.close();
  await Promise.all(services.splice(0).map((service) => service.close()));
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
async function read(fonte: Fonte, answer: (asked: URL) => Played): Promise<TestService> {
  const service = await testService(answer);
  services.push(service);
  const settings = { ligada: true, endereco: service.url, por_segundo: 50, dias: 1 };
  expect((await admin(`PATCH /api/fontes/${fonte}`, settings)).statusCode).toBe(200);
  return service;
}
const bills = async (q: string) => (await admin(`GET /api/projetos-de-lei?q=${q}`)).json();

test('Compras.gov.br: notices of all its modalities come page by page, then their items with groups, and 403 and 504 in passing are waited out', async () => {
  const faults = [403, 504];
  const record = (number: number) => comprasRecord({ numeroControlePNCP: controlNumber(number), objetoCompra: 'Compra de zarabatanas' });
  const item = (number: number) =>
    comprasItemRecord({
      ...{ numeroControlePNCPCompra: controlNumber(501), idCompraItem: `item-${number}`, numeroItemPncp: number, numeroGrupo: 7 },
      descricaodetalhada: `Zarabatana ${number}`,
    });
  const service = await read('compras', ({ pathname, searchParams }) => {
    const status = faults.shift();
    if (status) return { status };
    if (pathname === '/modulo-contratacoes/2_consultarItensContratacoes_PNCP_14133') {
      const resultado = searchParams.get('dataInclusaoPncpInicial') === today() ? [item(1), item(2)] : [];
      return { json: { resultado, totalRegistros: resultado.length, totalPaginas: 1, paginasRestantes: 0 } };
    }
    expect(pathname).toBe('/modulo-contratacoes/1_consultarContratacoes_PNCP_14133');
    if (searchParams.get('codigoModalidade') === '7') return { status: 204 };
    if (searchParams.get('codigoModalidade') !== '5' || searchParams.get('dataPublicacaoPncpInicial') !== today())
      return { json: { resultado: [], totalRegistros: 0, totalPaginas: 0, paginasRestantes: 0 } };
    const page = Number(searchParams.get('pagina'));
    const resultado = page === 1 ? Array.from({ length: 500 }, (_, i) => record(i + 1)) : [record(501), record(500)];
    return { json: { resultado, totalRegistros: 501, totalPaginas: 2, paginasRestantes: 2 - page } };
  });
  await until('compras', ({ lida_em }) => lida_em !== null);
  while ((await admin('GET /api/licitacoes?q=zarabatanas')).json().total < 501) await moment();
  expect((await admin('GET /api/fontes/compras/days')).json().dias.at(-1)).toMatchObject({ dia: today(), esperados: 501, recebidos: 501 });
  expect(service.asked.some((path) => path.includes('tamanhoPagina=500'))).toBe(true);
  for (;;) {
    const lotes = await server.database.read
      .selectFrom('lotes')
      .innerJoin('licitacoes', 'licitacoes.id', 'lotes.licitacao_id')
      .select(['descricao', 'grupo'])
      .where('controle', '=', controlNumber(501))
      .orderBy('lotes.numero')
      .execute();
    if (lotes.length === 0) await moment();
    else {
      expect(lotes).toEqual([1, 2].map((number) => ({ descricao: `Zarabatana ${number}`, grupo: '7' })));
      break;
    }
  }
  expect((await state('compras')).detalhes).toBe(0);
});

test('Câmara: bills of a day come with their steps and authors, and one whose steps are missing comes without them', async () => {
  await read('camara', ({ pathname, searchParams }) => {
    if (pathname === '/api/v2/proposicoes') {
      if (searchParams.get('dataInicio') !== today() || searchParams.get('pagina') !== '1') return { json: { dados: [], links: [] } };
      return { json: camaraAnswer([camaraLine(), camaraLine({ id: 77002, numero: 4322, ementa: 'Sobre zarabatanas.' })], 'proposicoes') };
    }
    const [, id, part] = /^\/api\/v2\/proposicoes\/(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (id === '77002' && part) return { status: 404 };
    if (part === 'tramitacoes') return { json: camaraAnswer([stepRecord(1), stepRecord(2)], `proposicoes/${id}/tramitacoes`) };
    if (part === 'autores') return { json: camaraAnswer([authorRecord(1), authorRecord(2)], `proposicoes/${id}/autores`) };
    return { json: camaraPage(id === '77002' ? { id: 77002, numero: 4322, ementa: 'Sobre zarabatanas.' } : {}) };
  });
  await until('camara', ({ lida_em, detalhes }) => lida_em !== null && detalhes === 0);
  while ((await bills('zarabatanas')).total < 1) await moment();
  for (;;) {
    const row = await server.database.read.selectFrom('projetos').selectAll().where('codigo', '=', '77001').executeTakeFirst();
    if (row?.tramitacoes_total === 2 && row.autores_total === 2) break;
    await moment();
  }
});

test('Senado: a single bill and several come alike, with all authors, and a day without any is no fault', async () => {
  const second = { ...(senadoLine().IdentificacaoMateria as object), CodigoMateria: '88002', NumeroMateria: '00043' };
  await read('senado', ({ pathname, searchParams }) => {
    const [, id] = /^\/dadosabertos\/materia\/(\d+)$/.exec(pathname) ?? [];
    if (id) return { json: senadoPage(id === '88002' ? { IdentificacaoMateria: second } : {}) };
    if (searchParams.get('dataInicioApresentacao') !== today().replaceAll('-', '')) return { status: 404 };
    return { json: senadoSearch(senadoLine()) };
  });
  await until('senado', ({ lida_em, detalhes }) => lida_em !== null && detalhes === 0);
  for (;;) {
    const row = await server.database.read.selectFrom('projetos').selectAll().where('codigo', '=', '88001').executeTakeFirst();
    if (row?.autores_total === 3) break;
    await moment();
  }
  expect((await admin('GET /api/fontes/senado/days')).json().dias.at(-1)).toMatchObject({ esperados: 1, recebidos: 1 });
});

test('a source whose records have another shape is told to admins once, and to nobody else', async () => {
  await read('senado', () => ({ json: { Resposta: {} } }));
  await until('senado', ({ situacao }) => situacao === 'com_problema');
  const news = async (call: Call) =>
    (await call('GET /api/notifications'))
      .json()
      .notifications.filter(({ kind }: { kind: string }) => kind === 'fontes.problem')
      .map(({ data }: { data: object }) => data);
  // Admins are told once the state is known.
  while ((await news(admin)).length === 0) await moment();
  expect(await news(admin)).toMatchObject([{ fonte: 'senado', problema: 'shape' }]);
  await admin('POST /api/fontes/senado/read');
  await until('senado', ({ situacao, proxima_em }) => situacao === 'com_problema' && proxima_em !== null);
  expect(await news(admin)).toHaveLength(1);
  expect(await news(await server.as(demoClient))).toEqual([]);
});

test('an error page instead of an answer is a source that is away', async () => {
  await read('camara', () => ({ html: '<html>Manutenção</html>' }));
  expect(await until('camara', ({ situacao }) => situacao === 'fora')).toMatchObject({ problema: 'down', lida_em: null });
});
