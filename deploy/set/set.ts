// A set of many servers on one machine, from its packages: HAProxy, servers of Certame, PostgreSQL with a hot standby.
import { realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { assertCertificate, assertFree, claimSet } from './claim.ts';
import { endLeftovers } from './leftovers.ts';
import type { Postgres } from './postgres.ts';
import { PostgresPair } from './postgresPair.ts';
import { assertHaproxy, makeCertificate, startProxy } from './proxy.ts';
import { CertameServer } from './server.ts';
import { makeFolder, openState, type State } from './state.ts';

export type SetOptions = {
  /** The folder of everything: data, certificate, logs, and a `.env` with further settings of the servers. */
  dir: string;
  /** How many servers of Certame, from 1 to 4. */
  servers?: number;
  standby?: boolean;
  /** The proxy's port; otherwise a free one, the same at each start. */
  port?: number;
  /** A PEM file with certificate and key; otherwise that of the start before, or one is made. */
  certificate?: string;
  /** Settings of the servers (docs/configuration.md). */
  env?: Record<string, string>;
  /** Breaks the start off, and ends what has been started. */
  signal?: AbortSignal;
};

export type RunningSet = {
  /** Of the proxy. */
  url: string;
  servers: CertameServer[];
  readonly primary: Postgres;
  readonly standby: Postgres;
  readonly isSynchronous: boolean;
  /** Ends the primary, and lets the standby take its place. @throws if the standby lacks acknowledged writes */
  promote(): Promise<void>;
  /** Makes the former primary the standby of the new one. */
  rejoin(): Promise<void>;
  /** Restarts one server after the other; no request fails. */
  restartServers(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a set, new or as it was, and waits until it serves. @throws before anything is started if another script runs it */
export async function startSet(options: SetOptions): Promise<RunningSet> {
  makeFolder(resolve(options.dir));
  // One name, whatever links lead here: programs are recognised by it.
  const folder = realpathSync(options.dir);
  const claim = await claimSet(folder);
  try {
    const set = await startClaimed(folder, options);
    const { stop } = set;
    return Object.assign(set, { stop: () => stop().finally(claim.release) });
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function startClaimed(
  folder: string,
  { servers: count = 3, standby = true, port, certificate, env = {}, signal }: SetOptions,
): Promise<RunningSet> {
  const { state, save } = await openState(folder);
  if (port !== undefined) state.ports.proxy = port;
  if (certificate !== undefined) state.certificate = resolve(certificate);
  if (state.certificate) assertCertificate(state.certificate);
  assertHaproxy();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const names = ['proxy', ...numbers.map((number) => `server${number}`)];
  for (const name of names) await assertFree(state.ports[name as keyof State['ports']]);
  const pem = state.certificate ?? makeCertificate(folder);
  save();
  const postgres = new PostgresPair(folder, state, save);
  const settings = settingsOf(state, postgres);
  // For commands (deploy/README.md).
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, 'server.env'), lines.join(''), { mode: 0o600 });
  const servers = numbers.map(
    (number) =>
      new CertameServer(folder, `server${number}`, state.ports[`server${number}` as keyof State['ports']], {
        ...settings,
        DATA_DIR: join(folder, `server${number}`),
        ...env,
      }),
  );
  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
  const stop = async () => {
    await proxy?.program.end('SIGTERM');
    await Promise.all(servers.map((server) => server.stop('SIGINT')));
    await postgres.stop();
  };
  // Each step of the start then fails, because its program has ended.
  const breakOff = () => void endLeftovers(folder);
  try {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', breakOff);
    await postgres.start(standby);
    // The first one brings the schema up to date.
    const [first, ...others] = servers;
    await first?.start();
    await Promise.all(others.map((server) => server.start()));
    const addresses = servers.map(({ url }) => url);
    proxy = await startProxy(folder, state.ports.proxy, addresses, pem);
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', breakOff);
  }
  return {
    ...{ url: proxy.url, servers, stop },
    get primary() {
      return postgres.primary;
    },
    get standby() {
      return postgres.standby;
    },
    get isSynchronous() {
      return postgres.isSynchronous;
    },
    promote: () => postgres.promote(),
    rejoin: () => postgres.rejoin(),
    restartServers: async () => {
      for (const server of servers) await server.restart();
    },
  };
}

function settingsOf({ ports, secretKey }: State, { databaseUrl }: PostgresPair): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    // The standby is the one of them that does not accept writes.
    DATABASE_READ_URL: databaseUrl,
    SECRET_KEY: secretKey,
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL || `https://localhost:${ports.proxy}`,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`,
  };
}
