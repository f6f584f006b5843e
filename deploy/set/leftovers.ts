// Programs that a killed script has left behind: they are found by what each start wrote beside their logs, and ended.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** Then it is killed, a database less roughly and later: it may have much to write. */
const LONGEST_MS = { other: 10_000, postgres: 30_000 };

type Started = { pid: number; birth: string; lastSignal: NodeJS.Signals };

/** Writes down that a program runs with this log. Call `forget` when it has ended. */
export function remember(log: string, pid: number, lastSignal: NodeJS.Signals): { forget(): void } {
  const file = `${log}.pid`;
  const birth = birthOf(pid);
  if (birth) writeFileSync(file, JSON.stringify({ pid, birth, lastSignal } satisfies Started), { mode: 0o600 });
  return { forget: () => rmSync(file, { force: true }) };
}

/** Ends what still runs of the set in `dir`, in the order of `pair.stop()`. @returns names of the programs */
export async function endLeftovers(dir: string): Promise<string[]> {
  const names = globSync('*.log.pid', { cwd: join(dir, 'logs') }).map((file) => basename(file, '.log.pid'));
  const ended = [];
  for (const name of names.sort((one, other) => rankOf(dir, one) - rankOf(dir, other))) {
    const file = join(dir, 'logs', `${name}.log.pid`);
    const started = readStarted(file);
    if (started && isAlive(started)) {
      await end(name, started);
      ended.push(name);
    }
    rmSync(file, { force: true });
  }
  return ended;
}

async function end(name: string, started: Started): Promise<void> {
  const [longest, harder] = isDatabase(name) ? ([LONGEST_MS.postgres, 'SIGQUIT'] as const) : ([LONGEST_MS.other, 'SIGKILL'] as const);
  send(started, started.lastSignal);
  const until = performance.now() + longest;
  while (isAlive(started)) {
    if (performance.now() > until) send(started, harder);
    await setTimeout(LOOK_EVERY_MS);
  }
}

function send({ pid }: Started, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The standby is last: a primary waits for it, also when it ends. */
function rankOf(dir: string, name: string): number {
  if (!isDatabase(name)) return 0;
  return existsSync(join(dir, name, 'data', 'standby.signal')) ? 2 : 1;
}

function isDatabase(name: string): boolean {
  return name.startsWith('postgres');
}

/** @returns undefined if the script was killed while it wrote, or the disk was full */
function readStarted(file: string): Started | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Another program may have got its number meanwhile. */
function isAlive({ pid, birth }: Started): boolean {
  return birthOf(pid) === birth;
}

/** When a process began, in ticks since the machine did; undefined if there is none, or where Linux' files are missing. */
function birthOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // One that has ended, with all its threads (which may hold a port a little longer), but whose parent has not looked yet.
    return fields[0] === 'Z' && Number(fields[17]) <= 1 ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** The program that runs as `pid`, with its arguments; empty if none does. */
export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
