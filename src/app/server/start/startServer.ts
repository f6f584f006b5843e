// One server process, from reading its configuration to the signal that ends it.
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../app.ts';
import { addressHere, type Config, readConfig } from './config.ts';
import { loadEnvFile } from './envFile.ts';
import { explainFailure } from './explainFailure.ts';
import { giveBackMemory } from './giveBackMemory.ts';

/** How long `/readyz` answers 503 before anything closes, so that proxies notice; 0 for Ctrl-C at a terminal. */
const NOTICE_MS = 2000;
/** Time that open requests get after the signal to stop. */
const STOP_DEADLINE_MS = 8000;
/** When the process exits in any case, for example if the database does not respond. */
const EXIT_AFTER_MS = 10_000;

/** Serves until a signal arrives; exits with 1 if it cannot start. */
export async function startServer(
  openToListen: (config: Config) => Promise<Product>,
  { stopDeadline = STOP_DEADLINE_MS, notice = NOTICE_MS } = {},
): Promise<void> {
  let config: Config | undefined;
  // What cannot be printed, such as to a file on a full disk, is lost, but the server goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    loadEnvFile();
    config = readConfig(process.env);
    const product = await openToListen(config);
    await product.app.listen({ host: config.host, port: config.port });
    const url = `${addressHere({ host: config.host, port: (product.app.server.address() as AddressInfo).port })}${config.pathPrefix}`;
    product.announce(url);
    console.log(`${config.appName}: ${url}`);
    product.begin().catch((error) => product.app.log.error(error));
    giveBackMemory();
    // Ctrl-C arrives twice, from the terminal and from npm, so only the first signal counts.
    let isStopping = false;
    const onSignal = (signal: NodeJS.Signals) => {
      if (!isStopping) stop(product, signal, { deadline: stopDeadline, notice: signal === 'SIGTERM' ? notice : 0 });
      isStopping = true;
    };
    process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  } catch (error) {
    console.error(explainFailure(error, config));
    process.exit(1);
  }
}

/**
 * Waits for open requests, and closes those that exceed the deadline, such as a stalled upload. If anything still runs after that,
 * the process exits with 1, as in a crash.
 */
async function stop(
  { app, close }: Product,
  signal: NodeJS.Signals,
  { deadline, notice }: { deadline: number; notice: number },
): Promise<void> {
  app.log.info(`${signal}: finishing open requests, then stopping.`);
  setTimeout(() => {
    app.log.warn('Closing the connections of requests that did not finish.');
    app.server.closeAllConnections();
  }, deadline);
  setTimeout(() => {
    app.log.error('Exiting, although not everything has finished.');
    process.exit(1);
  }, EXIT_AFTER_MS);
  app.announceClosing();
  await pause(notice);
  await app.drainConnections();
  await close();
  process.exit(0);
}
