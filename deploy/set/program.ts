// Runs a program of the set: with its own log file, and in its own process group, so that Ctrl-C reaches only the script.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { remember } from './leftovers.ts';

export type Options = {
  log: string;
  cwd: string;
  env?: Record<string, string>;
  uid?: number;
  gid?: number;
  /** What it gets when the script ends without having stopped it. */
  lastSignal?: NodeJS.Signals;
  /** It says everything on standard error too. */
  saysTwice?: boolean;
};

export class Program {
  readonly #child: ChildProcess;
  readonly #log: string;
  readonly #ended: Promise<void>;
  #fault: Error | undefined;

  constructor(program: string, args: string[], { log, cwd, env, uid, gid, lastSignal = 'SIGKILL', saysTwice = false }: Options) {
    this.#log = log;
    mkdirSync(dirname(log), { recursive: true });
    const output = openSync(log, 'a', 0o600);
    this.#child = spawn(program, args, {
      ...{ cwd, uid, gid, detached: true, stdio: ['ignore', saysTwice ? 'ignore' : output, output] },
      env: { ...process.env, ...env },
    });
    closeSync(output);
    const quit = () => this.#child.kill(lastSignal);
    process.once('exit', quit);
    const { forget } = remember(log, this.pid, lastSignal);
    this.#ended = new Promise<void>((resolve) => {
      this.#child
        .once('close', () => resolve())
        .once('error', (error) => {
          this.#fault = error;
          resolve();
        });
    }).then(() => {
      process.off('exit', quit);
      forget();
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isRunning(): boolean {
    return !this.#fault && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Sends the signal, and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal);
    await this.#ended;
  }

  /** Waits until `isReady` is true. @throws with the end of the log if the program ends before, or does not get there in `seconds` */
  async until(isReady: () => Promise<boolean>, seconds = 60): Promise<void> {
    const end = performance.now() + seconds * 1000;
    while (this.isRunning && performance.now() < end) {
      // Another one may answer in the place of one that has ended.
      if ((await isReady().catch(() => false)) && this.isRunning) return;
      await setTimeout(50);
    }
    const said = readFileSync(this.#log, 'utf8').trim().split('\n').slice(-5).join('\n');
    throw new Error(`${this.#child.spawnfile} ${this.isRunning ? `was not ready in ${seconds} s` : 'has ended'}: ${this.#fault ?? said}`);
  }
}
