// Plugs the real product into the kit's test server.
import { plugProduct } from '#kit/server/testServer.ts';
import { openProduct } from './app.ts';
import { readConfig } from './config.ts';

plugProduct(({ dataDir, databaseUrl, demo }) =>
  openProduct(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: String(demo), LOG_LEVEL: 'silent' }), null),
);
