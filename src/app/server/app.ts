// Combines data, features and HTTP server into one product.
import { join } from 'node:path';
import { hasAdmin } from '#features/auth/server/accounts/hasAdmin.ts';
import { noticeIndex } from '#features/licitacoes/server/search/noticeIndex.ts';
import { precoIndex } from '#features/precos/server/search/precoIndex.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Feature } from '#kit/server/feature.ts';
import { diskMetrics } from '#kit/server/files/freeSpace.ts';
import { createServer } from '#kit/server/http/server.ts';
import { type Amount, withQuotas } from '#kit/server/limits/quotas.ts';
import { type WriteRates, writeRateLimiter } from '#kit/server/limits/writeRateLimiter.ts';
import { startRetention } from '#kit/server/work/retention.ts';
import { keepDemoFresh, seedDemo } from './demo.ts';
import { featuresOf } from './features.ts';
import { accountFeatures } from './ports/accountFeatures.ts';
import { quotasOf } from './ports/quotas.ts';
import { type Searches, searchInThread, type Watched } from './search/searchInThread.ts';
import { watchSearches } from './search/searchMetrics.ts';
import type { SearchWorker } from './search/searchWorker.ts';
import { type Log, openServices, type Services } from './services.ts';
import { type Config, isReachable } from './start/config.ts';
import { openData } from './start/data.ts';
import { startBackups } from './transfer/scheduledBackups.ts';

const root = join(import.meta.dirname, '../../..');

export type Product = {
  app: Awaited<ReturnType<typeof createServer>>;
  database: Database;
  /** Records where the server listens, so that commands on this machine find it. */
  announce(url: string): void;
  /** Fills the demo, or moves its dates to today. @returns whether notices were added or moved */
  seedDemo(): Promise<boolean>;
  /** Starts what may wait until requests are answered: statistics of the planner, retention, mail. */
  begin(): Promise<void>;
  close(): Promise<void>;
};

/** Replace the default limits of accounts. */
export type OtherLimits = { quotas?: Readonly<Record<string, Amount>>; writeRates?: WriteRates };

/** Where the search runs: in a thread of its own, which may have been started before, or in this one, which starts sooner. */
export type SearchPlace = 'thread' | 'here' | SearchWorker;

/** Opens the whole product, which does not listen yet. With `webRoot` null it serves the API only. */
export async function openProduct(
  config: Config,
  webRoot?: string | null,
  limits?: OtherLimits,
  searchPlace?: SearchPlace,
): Promise<Product> {
  const product = await openToListen(config, webRoot, limits, searchPlace);
  await product.begin();
  return product;
}

/** The same without what may wait: `begin` starts it. */
export async function openToListen(
  config: Config,
  webRoot: string | null = join(root, 'dist/web'),
  limits: OtherLimits = {},
  searchPlace: SearchPlace = 'thread',
): Promise<Product> {
  const data = await openData(config);
  const rate = writeRateLimiter(limits.writeRates);
  const quotas = quotasOf(config.quotaPercent, limits.quotas);
  const database = withQuotas(data.database, quotas, rate.charge);
  let server: Product['app'] | undefined;
  const logger = () => server?.log ?? console;
  const log: Log = {
    info: (text) => logger().info(text),
    warn: (text) => logger().warn(text),
    error: (error) => logger().error(error),
  };
  const services = await openServices(config, { ...data, database, log }).catch(async (error) => {
    await data.close();
    throw error;
  });
  const { background, events, onError, trust } = services;
  const early = typeof searchPlace === 'object' ? searchPlace : undefined;
  const searchThread = searchPlace === 'here' ? undefined : searchInThread(config, database, onError, early);
  // The indexes are read from their files while the server gets ready.
  searchThread?.start();
  const searches = searchThread ?? searchHere(database.forPurpose('requests'));
  const { notices, precos, metrics: searchMetrics } = watchSearches(searches, searches);
  const accounts = accountFeatures(services, quotas);
  const all = featuresOf({ ...services, search: notices, precoSearch: precos }, accounts);
  const features = Object.entries(all).map(([name, feature]) => ({ name, ...feature }));
  const seeds = features.flatMap(({ seed }) => seed ?? []);
  await prepare(database.forPurpose('start'), features, config);
  const app = await createServer({
    ...{ database, webRoot, writeRate: rate, readLimitPercent: config.readLimitPercent, freeSpace: data.room, sharedWithPages: ['apps'] },
    ...{ appName: config.appName, logLevel: config.logLevel, trustProxy: config.trustProxy, prefix: config.pathPrefix },
    watch: trust.watch,
    readSettings: services.readSettings,
    authenticate: services.authenticate,
    routes: Object.assign({ events: events.routes, images: services.images.routes }, ...features.map(({ routes }) => routes)),
    metrics: {
      ...{ token: config.metricsToken, mayRead: services.access.mayReadMetrics, prefix: 'certame' },
      build: { version: services.version, node: process.version, database: database.engine.name },
      parts: {
        ...{ database: database.metrics, disk: diskMetrics(config.dataDir, config.diskFree), files: data.fileMetrics },
        ...{ events: events.metrics, search: searchMetrics },
        ...Object.fromEntries(features.flatMap(({ name, metrics }) => (metrics ? [[name, metrics]] : []))),
      },
    },
  });
  server = app;
  app.addHook('preClose', async () => {
    services.documents.refuse();
    await events.endStreams();
  });
  const demo = config.demo === 'off' ? undefined : keepDemoFresh(() => seedDemo(background, seeds), onNewDay, onError);
  function onNewDay() {
    for (const topic of ['licitacoes', 'projetosDeLei', 'contratos', 'atas', 'pca', 'calendar', 'dns']) events.publish('everybody', topic);
  }
  const workers = features.flatMap(({ workers: all }) => all ?? []);
  let retention: ReturnType<typeof startRetention>[] = [];
  let backups: ReturnType<typeof startBackups>;
  let begun: Promise<void> | undefined;
  const begin = async () => {
    services.mailer.wake();
    backups = startBackups({ config, database: background, info: log.info, onError });
    await database.updateStatistics().catch(onError);
    retention = features.flatMap(({ name, retention: steps }) =>
      steps ? startRetention({ database: background, name: `retention of ${name}`, steps: [...steps] }, onError) : [],
    );
  };
  await events.listen();
  // Before requests: workers remove what a killed process left behind, which looks like what a request has just begun.
  for (const worker of workers) await worker.start?.();
  await warnOfSettings(config, services, log);
  if (data.filesAway) log.warn(data.filesAway);
  if (data.copy) log.info(`The data was copied to ${data.copy} before its schema was updated.`);
  if (data.newer) log.warn(`A newer version has updated the schema to ${data.newer}. This version works with it too.`);
  return {
    app,
    database,
    announce: (url) => {
      services.listensAt(url);
      data.announce(url);
    },
    seedDemo: () => seedDemo(database, seeds),
    begin: () => {
      begun ??= begin();
      return begun;
    },
    close: async () => {
      demo?.stop();
      await app.close();
      await Promise.allSettled([begun]);
      await backups?.stop();
      for (const worker of workers.toReversed()) await worker.stop();
      await services.mailer.stop();
      await services.cleaner.close();
      await services.documents.close();
      await Promise.all([notices.close(), precos.close()]);
      await Promise.all(retention.map(({ stop }) => stop()));
      await events.close();
      services.addresses.close();
      await data.close();
    },
  };
}

/** The search in this thread. */
function searchHere(database: Database): Searches & Watched {
  const [notices, precos] = [noticeIndex({ database }), precoIndex({ database })];
  return {
    ...{ notices, precos, starts: () => 0 },
    state: async () => ({ indexes: { notices: notices.state(), precos: precos.state() }, bytes: null }),
  };
}

/** Updates the rows that features derive, and fills the demo; one process at a time, because several may start together. */
function prepare(database: Database, features: readonly Feature[], { demo }: Config): Promise<void> {
  return database.engine.withExclusiveLock(async () => {
    for (const feature of features) await feature.prepare?.(database);
    if (demo === 'off') return;
    const seeds = features.flatMap(({ seed }) => seed ?? []);
    await seedDemo(database, seeds);
    for (const seed of seeds) await seed.storeFiles?.();
  });
}

/** Repeated at each start until the operator acts. */
async function warnOfSettings(config: Config, { database, trust, access, registration, secretNotes }: Services, log: Log): Promise<void> {
  for (const { level, text } of secretNotes) log[level](text);
  await trust.hasEnded();
  if (registration.warning) log.warn(registration.warning);
  if (!(await hasAdmin(database, await access.isDemoUsable())))
    log.warn(
      'There is no administrator who can sign in yet. Create the first account with the settings of this server: npm run admin -- E-MAIL',
    );
  if (config.publicUrl === null && isReachable(config))
    log.warn('PUBLIC_URL is missing: links in mails and invitations only work on this machine. Set it to the address that users open.');
}
