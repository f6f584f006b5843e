// One Certame server of the set.
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { Program } from './program.ts';

export class CertameServer {
  readonly url: string;
  readonly #name: string;
  readonly #dir: string;
  readonly #env: Record<string, string>;
  readonly #sources: string;
  #program: Program | undefined;

  /** @param sources a folder with the sources of Certame, for another version than this one */
  constructor(dir: string, name: string, port: number, env: Record<string, string>, sources = root) {
    this.#sources = sources;
    this.url = `http://127.0.0.1:${port}`;
    this.#name = name;
    this.#dir = dir;
    this.#env = { ...env, HOST: '127.0.0.1', PORT: String(port) };
  }

  get pid(): number {
    return this.#program?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#program?.isRunning ?? false;
  }

  /** Starts it, and waits until it is ready. */
  async start(): Promise<void> {
    this.#program = new Program(process.execPath, [join(this.#sources, 'src/app/server/main.ts')], {
      ...{ cwd: this.#dir, log: join(this.#dir, 'logs', `${this.#name}.log`), env: this.#env },
    });
    await this.#program.until(async () => (await fetch(`${this.url}/readyz`)).ok);
  }

  /** @param signal `SIGTERM` finishes requests and lets the proxy notice first; `SIGINT` is quicker; `SIGKILL` is a crash */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.isRunning) await this.#program?.end(signal);
  }

  async restart(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.stop(signal);
    await this.start();
  }
}
