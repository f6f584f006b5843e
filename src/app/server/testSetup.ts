// Plugs the real product into the kit's test server.
import '#kit/server/testing/testKeyDerivation.ts';
import { plugProduct } from '#kit/server/testing/testServer.ts';
import { openProduct } from './app.ts';
import { readConfig } from './start/config.ts';

/** The embedded PostgreSQL takes one at a time. */
const connections = process.env.TEST_POSTGRES_KIND === 'pglite' ? '1' : '4';

plugProduct(({ dataDir, databaseUrl, demo, env, limits: { diskFree, ...limits } }) => {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DEMO: String(demo),
    LOG_LEVEL: 'silent',
    DATABASE_CONNECTIONS: connections,
    ...env,
  });
  return openProduct(diskFree === undefined ? config : { ...config, diskFree }, null, limits);
});
