// A pass over a source that breaks off with its server, and two servers that share one database.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockOfPncp, type TestPncp, testPncp } from '#features/fontes/server/testPncp.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { demoAdmin, moment, type TestData, testData } from '#kit/server/testing/testServer.ts';
import { openProduct, type Product } from './app.ts';
import { syncSource } from './commands/syncCommand.ts';
import { readConfig } from './start/config.ts';

/** Two rounds of ten pages and a half. */
const NOTICES = 1250;

let place: TestData;
let pncp: TestPncp;
/** The same for all servers of a test. */
const clock = `20 ${new Date().toISOString()}`;
const open: Product[] = [];
beforeEach(async () => {
  place = await testData({ demo: true });
  pncp = await testPncp();
  const now = clockOfPncp(new Date(Date.now() - 3 * 86_400_000));
  for (let number = 1; number <= NOTICES; number++)
    pncp.notices.push(
      pncpRecord({
        ...{ numeroControlePNCP: controlNumber(number), dataPublicacaoPncp: now, dataAtualizacao: now, dataAtualizacaoGlobal: now },
      }) as TestPncp['notices'][number],
    );
});
afterEach(async () => {
  for (const product of open.splice(0)) await product.close();
  await pncp.close();
  await place.drop();
});

const config = () =>
  readConfig({
    ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', DEMO: 'true', LOG_LEVEL: 'silent' },
    ...{ SOURCES_LOCAL: 'true', SOURCES_CLOCK: clock },
    DATABASE_CONNECTIONS: process.env.TEST_POSTGRES_KIND === 'pglite' ? '1' : '4',
  });
async function start(): Promise<Product> {
  const product = await openProduct(config(), null);
  open.push(product);
  return product;
}
async function switchOn({ app }: Product): Promise<void> {
  const host = { host: 'localhost' };
  const login = await app.inject({ method: 'POST', url: '/jwt/login', headers: host, payload: demoAdmin });
  const headers = { ...host, authorization: `Bearer ${login.json().accessToken}` };
  const payload = { ligada: true, endereco: pncp.url, por_segundo: 50, dias: 5 };
  expect((await app.inject({ method: 'PATCH', url: '/api/fontes/pncp', headers, payload })).statusCode).toBe(200);
}
const received = async ({ database }: Product) =>
  (await database.read.selectFrom('licitacoes').select('id').where('fonte', '=', 'pncp').execute()).length;
/** How often each page of the day's list was asked for. */
function timesAsked(): number[] {
  const pages = pncp.asked.filter((path) => path.includes('/publicacao') && path.includes('codigoModalidadeContratacao=6&'));
  const isOfDay = (path: string) =>
    path.includes(
      `dataInicial=${clockOfPncp(new Date(Date.now() - 3 * 86_400_000))
        .slice(0, 10)
        .replaceAll('-', '')}`,
    );
  return [...Map.groupBy(pages.filter(isOfDay), (path) => path).values()].map(({ length }) => length);
}

test('a pass that breaks off goes on where it was: nothing is lost, and no page is asked for more than twice', async () => {
  const stopped = Promise.withResolvers<void>();
  pncp.fault = (path) => {
    // The twelfth page, when ten are kept.
    if (path.includes('/publicacao') && path.includes('pagina=12&')) stopped.resolve();
    return false;
  };
  const first = await start();
  await switchOn(first);
  await stopped.promise;
  open.splice(0);
  await first.close();
  const second = await start();
  while ((await received(second)) < NOTICES) await moment();
  const times = timesAsked();
  expect(times).toHaveLength(25);
  expect(Math.max(...times)).toBeLessThanOrEqual(2);
  // The first ten were kept.
  expect(times.filter((count) => count > 1).length).toBeLessThanOrEqual(3);
});

/** PostgreSQL, which several processes can use at the same time. */
const isShared = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite');
test.runIf(isShared)('of two servers on one database one reads, and the other goes on when it ends', async () => {
  const stopped = Promise.withResolvers<void>();
  pncp.fault = (path) => {
    if (path.includes('/publicacao') && path.includes('pagina=12&')) stopped.resolve();
    return false;
  };
  const [first, second] = [await start(), await start()];
  await switchOn(second);
  await stopped.promise;
  expect(Math.max(...timesAsked())).toBe(1);
  await first.close();
  open.splice(0, 1);
  while ((await received(second)) < NOTICES) await moment();
  expect(Math.max(...timesAsked())).toBeLessThanOrEqual(2);
});

test.runIf(isShared)('a command asks the server that is reading for its days, and does not read beside it', async () => {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  pncp.fault = (path, response) => {
    if (!path.includes('/publicacao') || !path.includes('pagina=12&')) return false;
    reached.resolve();
    void goOn.promise.then(() => response.writeHead(503).end());
    return true;
  };
  const server = await start();
  await switchOn(server);
  await reached.promise;
  const day = clockOfPncp(new Date(Date.now() - 3 * 86_400_000)).slice(0, 10);
  const asked = pncp.asked.length;
  const synced = syncSource(config(), { fonte: 'pncp', de: day, ate: day, uf: undefined, lista: undefined });
  const pedida = () => server.database.read.selectFrom('fontes').select('pedida_em').where('pedida_em', 'is not', null).executeTakeFirst();
  while (!(await pedida())) await moment();
  expect(pncp.asked.length).toBe(asked);
  pncp.fault = () => false;
  goOn.resolve();
  expect(await synced).toBe(true);
  expect(await received(server)).toBe(NOTICES);
  expect(Math.max(...timesAsked())).toBeLessThanOrEqual(2);
});
