// Starts programs for the other scripts, and ends them when this process is interrupted.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const windows = process.platform === 'win32';

/** @typedef {{ env?: Record<string, string>, quiet?: boolean, timeout?: number }} RunOptions */
/** @typedef {{ code: number, output: string }} Outcome `output` is empty unless the run was quiet */

/**
 * Runs a program, of a package or on the path, until it exits.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(program, args, options = {}) {
  const child = start(program, args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (/** @type {string} */ chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: `${output}${program}: ${error.message}\n` }));
    child.on('close', (code) => {
      // After an interruption nothing continues from here: onInterrupt cleans up and exits.
      if (!interrupted) resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Starts a program with the packages' programs (Node 26 among them) first on its path.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function start(program, args, { env = {}, quiet = false, timeout } = {}) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    // On Windows the programs of packages are .cmd files, which only a shell runs.
    shell: windows && program !== 'node',
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    ...(timeout === undefined ? {} : { timeout }),
  });
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let interrupted = false;

/**
 * On Ctrl-C or SIGTERM: passes the signal on to the started programs, cleans up, and exits with the code of an interruption.
 * @param {() => Promise<void> | void} cleanUp
 */
export function onInterrupt(cleanUp) {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    process.on(signal, async () => {
      if (interrupted) return;
      interrupted = true;
      const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
      for (const child of running) child.kill(signal);
      await Promise.all(ended);
      await cleanUp();
      process.exit(code);
    });
  }
}
