// Starts the server: npm start.
import { FolderHeld } from '#kit/server/database/lock.ts';
import { SchemaTooNew } from '#kit/server/database/migrate.ts';
import { openProduct } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { loadEnvFile } from './envFile.ts';

try {
  loadEnvFile();
  const config = readConfig(process.env);
  const { app, announce, close } = await openProduct(config);
  const url = await app.listen({ host: config.host, port: config.port });
  announce(url);
  console.log(`${config.appName}: ${url}`);

  const stop = async (signal: NodeJS.Signals) => {
    app.log.info(`${signal}: finishing what has begun, then stopping.`);
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  const expected =
    [ConfigError, FolderHeld, SchemaTooNew].some((kind) => error instanceof kind) || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}
