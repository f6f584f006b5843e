// One server at one address, so that it can be ended and started again while clients call it.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Running, root, start } from '../bench/server.ts';
import { isFree } from '../scripts/freePort.mjs';
import { type Server, type Subject, type SubjectPostgres, settings } from './subject.ts';

/** After a start that found its port taken. */
const RETRY_MS = 1000;

export class OneServer implements Subject, Server {
  readonly url: string;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly postgres: SubjectPostgres | null;
  readonly servers = [this];
  readonly #env: Record<string, string>;
  #running: Running | undefined;

  constructor(port: number, folder: string, databaseUrl: string, postgres: SubjectPostgres | null, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.folder = folder;
    this.databaseUrl = databaseUrl;
    this.postgres = postgres;
    this.#env = { ...settings, ...env, PORT: String(port), DATABASE_URL: databaseUrl };
  }

  get pid(): number {
    return this.#running?.server.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#running?.server.exitCode === null && this.#running.server.signalCode === null;
  }

  async start(): Promise<void> {
    const startOnce = () => start(this.folder, this.#env, root, 'ignore');
    this.#running = await startOnce().catch(async (error) => {
      // While the server was away, the system may have given its port to a connection.
      if (await isFree(Number(this.#env.PORT))) throw error;
      await setTimeout(RETRY_MS);
      return startOnce();
    });
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    if (!this.#running || !this.isRunning) return;
    const exit = once(this.#running.server, 'exit');
    this.#running.server.kill(signal);
    await exit;
  }

  end(signal: NodeJS.Signals): Promise<void> {
    return this.stop(signal);
  }

  async isWhole(): Promise<boolean> {
    return true;
  }

  pids(): number[] {
    return [this.pid, ...(this.postgres?.pids() ?? [])];
  }

  async startAgain(between: () => void): Promise<void> {
    await this.stop('SIGKILL');
    if (this.postgres) await this.postgres.restart('SIGKILL', between);
    else between();
    await this.start();
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
