// The server under test: at one address, so that it can be ended and started again while clients call it.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openServer } from '../bench/accounts.ts';
import { type Running, root, start } from '../bench/server.ts';
import { type RunningSet, startSet } from '../deploy/set/set.ts';
import { freePort, isFree } from '../scripts/freePort.mjs';
import { memoryFolder } from '../scripts/memoryFolder.mjs';
import { type Cluster, startDurableCluster } from '../scripts/postgres.mjs';

export type EngineName = 'SQLite' | 'PostgreSQL';

/** What the suite writes is far more than an account may have. */
const settings = { ...openServer, QUOTA_PERCENT: '100000', LOG_LEVEL: 'fatal', SOURCES_LOCAL: 'true' };

/** After a start that found its port taken. */
const RETRY_MS = 1000;

export class Subject {
  readonly url: string;
  readonly folder: string;
  /** Its database; empty on SQLite. */
  readonly databaseUrl: string;
  readonly #env: Record<string, string>;
  running: Running | undefined;

  constructor(port: number, folder: string, databaseUrl: string, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.folder = folder;
    this.databaseUrl = databaseUrl;
    this.#env = { ...settings, ...env, PORT: String(port), DATABASE_URL: databaseUrl };
  }

  async start(): Promise<void> {
    const startOnce = () => start(this.folder, this.#env, root, 'ignore');
    this.running = await startOnce().catch(async (error) => {
      // While the server was away, the system may have given its port to a connection.
      if (await isFree(Number(this.#env.PORT))) throw error;
      await setTimeout(RETRY_MS);
      return startOnce();
    });
  }

  /** @returns the exit code, null after a kill */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const server = this.running?.server;
    this.running = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return server?.exitCode ?? null;
    const exit = once(server, 'exit');
    server.kill(signal);
    return (await exit)[0];
  }
}

export type Engine = {
  name: EngineName;
  /** The PostgreSQL behind it, which a fault may end; null on SQLite. */
  cluster: Cluster | null;
  /** The server that faults share, with the demonstration's data: what one does to it, the next ones find. */
  shared(): Promise<Subject>;
  /** One alone. `folder`: for its data. */
  open(env: Record<string, string>, folder?: string): Promise<Subject>;
  /** Three servers behind a proxy, with a PostgreSQL of their own and its standby, which faults share. */
  behindProxy(): Promise<RunningSet>;
  /** Ends everything and removes its data. */
  stop(): Promise<void>;
};

export function sqliteEngine(): Engine {
  return engineOf('SQLite', null, async () => '');
}

/** @param folder for the cluster's data @returns null where PostgreSQL's programs are missing */
export async function postgresEngine(folder?: string): Promise<Engine | null> {
  const cluster = await startDurableCluster(folder);
  return cluster && engineOf('PostgreSQL', cluster, databases(cluster.url));
}

/** Makes a new database in a cluster with each call. @returns its address */
function databases(clusterUrl: string): () => Promise<string> {
  let made = 0;
  return async () => {
    const name = `faults_${++made}`;
    await query(clusterUrl, `create database ${name} encoding 'UTF8' template template0`);
    const url = new URL(clusterUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
}

export async function query(databaseUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

function engineOf(name: EngineName, cluster: Cluster | null, createDatabase: () => Promise<string>): Engine {
  const subjects: Subject[] = [];
  const open: Engine['open'] = async (env, folder = mkdtempSync(join(memoryFolder(), 'certame-faults-'))) => {
    const subject = new Subject(await freePort(), folder, await createDatabase(), env);
    subjects.push(subject);
    await subject.start();
    return subject;
  };
  let shared: Promise<Subject> | undefined;
  let set: Promise<RunningSet> | undefined;
  const setFolder = join(memoryFolder(), `certame-faults-set-${process.pid}`);
  return {
    ...{ name, cluster, open },
    shared: () => {
      shared ??= open({});
      return shared;
    },
    behindProxy: () => {
      if (set) return set;
      process.once('exit', () => rmSync(setFolder, { recursive: true, force: true, maxRetries: 5 }));
      set = startSet({ dir: setFolder, env: settings });
      return set;
    },
    stop: async () => {
      await set?.then((running) => running.stop()).catch(() => {});
      rmSync(setFolder, { recursive: true, force: true });
      for (const subject of subjects) {
        await subject.end('SIGKILL');
        rmSync(subject.folder, { recursive: true, force: true });
      }
      await cluster?.stop();
    },
  };
}
