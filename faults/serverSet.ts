// Three servers behind a proxy, with a PostgreSQL and its hot standby.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type RunningSet, startSet } from '../deploy/set/set.ts';
import { processesOf, signal } from './processes.ts';
import { endOfConnections, type Server, type Subject, type SubjectPostgres, settings } from './subject.ts';

const LOOK_EVERY_MS = 100;
/** When a standby must follow again. */
const WHOLE_MS = 60_000;

export class ServerSet implements Subject {
  readonly folder: string;
  readonly postgres: SubjectPostgres;
  readonly #set: RunningSet;
  #removing: Promise<void> | undefined;

  private constructor(folder: string, set: RunningSet) {
    this.folder = folder;
    this.#set = set;
    this.postgres = {
      pids: () => processesOf(set.primary.pid),
      restart: async (how, between) => {
        await set.primary.stop(how);
        between?.();
        await set.primary.start();
      },
      startEnded: async () => {
        for (const postgres of [set.primary, set.standby]) if (!postgres.isRunning) await postgres.start();
      },
      cut: async () => {
        await Promise.all([set.primary, set.standby].map((postgres) => postgres.query(endOfConnections)));
      },
    };
  }

  /** Starts one with its data in `folder`, which goes with this process at the latest. `env`: settings that differ. */
  static async open(folder: string, env: Record<string, string>): Promise<ServerSet> {
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    const set = await startSet({ dir: folder, env: { ...settings, ...env } });
    // The proxy's certificate was made for this set.
    setDefaultCACertificates([...getCACertificates('default'), readFileSync(join(folder, 'proxy.crt'), 'utf8')]);
    return new ServerSet(folder, set);
  }

  /** By its number, because clients call it from other addresses of this machine than the first. */
  get url(): string {
    return this.#set.url.replace('localhost', '127.0.0.1');
  }

  get databaseUrl(): string {
    return this.#set.primary.url;
  }

  get servers(): readonly Server[] {
    return this.#set.servers;
  }

  /** As the start of a set does: the first one serves before the others take its time. */
  async start(): Promise<void> {
    const [first, ...others] = this.servers;
    await first?.start();
    await Promise.all(others.map((server) => server.start()));
  }

  async end(how: NodeJS.Signals): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop(how)));
  }

  async isWhole(): Promise<boolean> {
    const until = performance.now() + WHOLE_MS;
    while (!this.#set.isSynchronous && performance.now() < until) await setTimeout(LOOK_EVERY_MS);
    return this.#set.isSynchronous && this.#set.standby.isRunning;
  }

  pids(): number[] {
    const { servers, primary, standby } = this.#set;
    return [...servers.map(({ pid }) => pid), ...[primary, standby].flatMap(({ pid }) => processesOf(pid))];
  }

  async startAgain(between: () => void): Promise<void> {
    const pair = [this.#set.primary, this.#set.standby];
    await Promise.all([this.end('SIGKILL'), ...pair.map((postgres) => postgres.stop('SIGKILL'))]);
    between();
    await Promise.all(pair.map((postgres) => postgres.start()));
    await this.start();
  }

  /** The primary is killed or frozen, and the standby takes its place as soon as somebody says so; the former primary follows the new one. */
  async failOver(after: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
    if (!(await this.isWhole())) throw new Error('The standby does not follow.');
    const pids = this.postgres.pids();
    signal(pids, after);
    await this.#set.promote();
    // Of a frozen one only the first process was ended.
    signal(pids, 'SIGKILL');
    await this.#set.rejoin();
  }

  remove(): Promise<void> {
    this.#removing ??= this.#set.stop().finally(() => rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 }));
    return this.#removing;
  }
}
