// One server process, from its environment to the signal that ends it.
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../app.ts';
import { addressHere, type Config, readConfig } from './config.ts';
import { loadEnvFile } from './envFile.ts';
import { giveBackMemory } from './giveBackMemory.ts';
import { tell } from './tell.ts';

/** How long `/readyz` says no before anything is closed, so that proxies that ask it notice. A person at a terminal is not kept waiting. */
const NOTICE_MS = 2000;
/** How long what has begun may take once the server is asked to stop. */
const STOP_DEADLINE_MS = 8000;
/** When the process goes in any case: a database that has stopped to answer would hold it for ever. */
const LEAVE_AFTER_MS = 10_000;

/** Serves until a signal comes; ends the process with 1 when it cannot start. */
export async function startServer(
  openProduct: (config: Config) => Promise<Product>,
  { stopDeadline = STOP_DEADLINE_MS, notice = NOTICE_MS } = {},
): Promise<void> {
  let config: Config | undefined;
  try {
    loadEnvFile();
    config = readConfig(process.env);
    const product = await openProduct(config);
    await product.app.listen({ host: config.host, port: config.port });
    const url = addressHere({ host: config.host, port: (product.app.server.address() as AddressInfo).port });
    product.announce(url);
    console.log(`${config.appName}: ${url}`);
    giveBackMemory();
    // Ctrl-C comes twice, from the terminal and from npm, so the first counts and the others are taken without effect.
    let asked = false;
    const onSignal = (signal: NodeJS.Signals) => {
      if (!asked) stop(product, signal, { deadline: stopDeadline, notice: signal === 'SIGTERM' ? notice : 0 });
      asked = true;
    };
    process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  } catch (error) {
    console.error(tell(error, config));
    process.exit(1);
  }
}

/**
 * Lets what has begun come to its end, and cuts off what does not by the deadline, such as an upload that stalls. What then still
 * has not ended is left as a crash would leave it, with 1.
 */
async function stop(
  { app, close }: Product,
  signal: NodeJS.Signals,
  { deadline, notice }: { deadline: number; notice: number },
): Promise<void> {
  app.log.info(`${signal}: finishing what has begun, then stopping.`);
  setTimeout(() => {
    app.log.warn('Cutting off what is still under way.');
    app.server.closeAllConnections();
  }, deadline);
  setTimeout(() => {
    app.log.error('Leaving, although not everything has come to its end.');
    process.exit(1);
  }, LEAVE_AFTER_MS);
  app.announceClosing();
  await pause(notice);
  await app.drainConnections();
  await close();
  process.exit(0);
}
