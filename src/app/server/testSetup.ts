// Registers the real product with the kit's test server.
import '#kit/server/testing/testKeyDerivation.ts';
import { plugProduct } from '#kit/server/testing/testServer.ts';
import { openProduct } from './app.ts';
import { readConfig } from './start/config.ts';

/**
 * The embedded PostgreSQL has a single connection. With three, all purposes share one pool, which spares PostgreSQL the cost of
 * idle connections: each starts a process and fills its own caches.
 */
const connections = process.env.TEST_POSTGRES_KIND === 'pglite' ? '1' : '3';

plugProduct(({ dataDir, databaseUrl, demo, env, limits: { diskFree, ...limits } }) => {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DEMO: String(demo),
    LOG_LEVEL: 'silent',
    DATABASE_CONNECTIONS: connections,
    // One account of a test asks in a minute what a person asks in a day.
    READ_LIMIT_PERCENT: '10000',
    ...env,
  });
  return openProduct(diskFree === undefined ? config : { ...config, diskFree }, null, limits, 'here');
});
