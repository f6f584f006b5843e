// Programs that a killed script has left behind: they are found by what each start wrote beside their logs, and ended.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** Then it is killed. */
const LONGEST_MS = 10_000;

type Started = { pid: number; birth: string; lastSignal: NodeJS.Signals };

/** Writes down that a program runs with this log. Call `forget` when it has ended. */
export function remember(log: string, pid: number, lastSignal: NodeJS.Signals): { forget(): void } {
  const file = `${log}.pid`;
  const birth = birthOf(pid);
  if (birth) writeFileSync(file, JSON.stringify({ pid, birth, lastSignal } satisfies Started), { mode: 0o600 });
  return { forget: () => rmSync(file, { force: true }) };
}

/** Ends what still runs of the set in `dir`, the databases last. @returns names of the programs */
export async function endLeftovers(dir: string): Promise<string[]> {
  const files = globSync('*.log.pid', { cwd: join(dir, 'logs') }).sort((one, other) => rankOf(one) - rankOf(other));
  const ended = [];
  for (const name of files) {
    const file = join(dir, 'logs', name);
    const started: Started = JSON.parse(readFileSync(file, 'utf8'));
    if (isAlive(started)) {
      await end(started);
      ended.push(basename(name, '.log.pid'));
    }
    rmSync(file, { force: true });
  }
  return ended;
}

async function end(started: Started): Promise<void> {
  process.kill(started.pid, started.lastSignal);
  const until = performance.now() + LONGEST_MS;
  while (isAlive(started)) {
    if (performance.now() > until) process.kill(started.pid, 'SIGKILL');
    await setTimeout(LOOK_EVERY_MS);
  }
}

function rankOf(name: string): number {
  return name.startsWith('postgres') ? 1 : 0;
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
    // One that has ended, but whose parent has not looked yet.
    return fields[0] === 'Z' ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}
