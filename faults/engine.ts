// Where faults are tried: on SQLite, on PostgreSQL, and with three servers.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { findHaproxy } from '../deploy/set/proxy.ts';
import { freePort } from '../scripts/freePort.mjs';
import { memoryFolder } from '../scripts/memoryFolder.mjs';
import { type Cluster, findBinaries, startDurableCluster } from '../scripts/postgres.mjs';
import type { Disk } from './mounted.ts';
import { OneServer } from './oneServer.ts';
import { isAlive, processesOf } from './processes.ts';
import { ServerSet } from './serverSet.ts';
import { endOfConnections, query, type Subject, type SubjectPostgres } from './subject.ts';

export const engineNames = ['SQLite', 'PostgreSQL', 'three servers'] as const;
export type EngineName = (typeof engineNames)[number];

type Env = Record<string, string>;
export type Engine = {
  name: EngineName;
  /** The one that faults share, with the demonstration's data: what one does to it, the next ones find. */
  shared(): Promise<Subject>;
  /** One alone, which may be removed before the engine stops. */
  open(env: Env): Promise<Subject>;
  /** One alone, with all its data on one disk. Whoever opens it removes it. */
  openOn(disk: Disk, env: Env): Promise<Subject>;
  /** Ends everything and removes its data. */
  stop(): Promise<void>;
};

export function sqliteEngine(): Engine {
  const open = (env: Env, folder = newFolder()) => startOne(folder, '', null, env);
  return engineOf('SQLite', open, (disk, env) => open(env, join(disk.folder, 'certame')));
}

/** @returns null where PostgreSQL's programs are missing */
export async function postgresEngine(): Promise<Engine | null> {
  const cluster = await startDurableCluster();
  if (!cluster) return null;
  const inCluster = databasesOf(cluster);
  const open = (env: Env) => inCluster(env);
  const openOn = async (disk: Disk, env: Env) => {
    const own = (await startDurableCluster(disk.folder)) as Cluster;
    try {
      return alsoRemoving(await databasesOf(own)(env, join(disk.folder, 'certame')), () => own.stop());
    } catch (error) {
      await own.stop();
      throw error;
    }
  };
  const { stop, ...engine } = engineOf('PostgreSQL', open, openOn);
  return { ...engine, stop: () => stop().then(() => cluster.stop()) };
}

/** @returns why no set can be started here, instead of an engine */
export async function setEngine(): Promise<Engine | string> {
  if (process.platform !== 'linux') return 'needs Linux';
  if (!findBinaries()) return 'no PostgreSQL';
  if (!findHaproxy()) return 'no HAProxy';
  if (spawnSync('openssl', ['version']).status !== 0) return 'no openssl';
  return engineOf(
    'three servers',
    (env) => ServerSet.open(newFolder(), env),
    (disk, env) => ServerSet.open(join(disk.folder, 'set'), env),
  );
}

function newFolder(): string {
  return mkdtempSync(join(memoryFolder(), 'certame-faults-'));
}

async function startOne(folder: string, databaseUrl: string, postgres: SubjectPostgres | null, env: Env): Promise<Subject> {
  const server = new OneServer(await freePort(), folder, databaseUrl, postgres, env);
  try {
    await server.start();
  } catch (error) {
    await server.remove();
    throw error;
  }
  return server;
}

/** Opens servers on new databases of a cluster. */
function databasesOf(cluster: Cluster): (env: Env, folder?: string) => Promise<Subject> {
  const postgres: SubjectPostgres = {
    pids: () => processesOf(cluster.pid()),
    restart: cluster.restart,
    startEnded: async () => {
      if (!isAlive(cluster.pid())) await cluster.restart('SIGKILL');
    },
    cut: async () => {
      await query(cluster.url, endOfConnections);
    },
  };
  let made = 0;
  return async (env, folder = newFolder()) => {
    const name = `faults_${++made}`;
    await query(cluster.url, `create database ${name} encoding 'UTF8' template template0`);
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    return startOne(folder, url.href, postgres, env);
  };
}

function alsoRemoving(subject: Subject, more: () => Promise<void>): Subject {
  const { remove } = subject;
  return Object.assign(subject, { remove: () => remove.call(subject).finally(more) });
}

function engineOf(name: EngineName, openOne: Engine['open'], openOn: Engine['openOn']): Engine {
  const subjects: Promise<Subject>[] = [];
  const open: Engine['open'] = (env) => {
    const subject = openOne(env);
    subjects.push(subject);
    return subject;
  };
  let shared: Promise<Subject> | undefined;
  return {
    ...{ name, open, openOn },
    shared: () => {
      shared ??= open({});
      return shared;
    },
    stop: async () => {
      for (const subject of subjects) await subject.then((one) => one.remove()).catch(() => {});
    },
  };
}
