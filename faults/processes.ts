// Processes of Linux, which faults stop and end.
import { readFileSync } from 'node:fs';

/** A process and its children, such as those of PostgreSQL. */
export function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return [pid, ...children];
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  }
}

/** With more, V8 lets garbage grow by hundreds of MiB before it collects it, which hides what a server keeps. */
export const smallHeap = { NODE_OPTIONS: '--max-old-space-size=256' };

/** Watches the memory of servers. */
export class MemoryWatch {
  readonly #servers: readonly { pid: number }[];
  readonly #before: number[];

  constructor(servers: readonly { pid: number }[]) {
    this.#servers = servers;
    this.#before = servers.map(({ pid }) => memoryOf(pid));
  }

  /** By how many MiB the memory of one server has grown, at most. */
  grown(): number {
    return Math.max(...this.#servers.map(({ pid }, index) => memoryOf(pid) - (this.#before[index] ?? 0)));
  }
}

/** Resident memory of a process in MiB; 0 where it cannot be read. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
