// Runs jobs on content from anywhere in child processes: V8 ends its whole process when one allocation is too large, also one in a thread.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { Problem } from '#kit/errors.ts';
import type { FromChild, ToChild } from './answerJobs.ts';

export type ChildLimits = {
  /** Processes at once; further jobs wait. */
  concurrency: number;
  /** Of JavaScript's heap. */
  heapMb: number;
  /** Of all memory of a process. */
  memoryMb: number;
};

/** `stopped`: by its signal; `time`, `memory`: it took too much of them; `crashed`: its process ended by itself. */
export type JobFault = 'stopped' | 'time' | 'memory' | 'crashed';

export type ChildJob<Given, Part> = {
  given: Given;
  bytes: Uint8Array;
  timeMs: number;
  /** Gets what the job sends before its result. */
  onPart(part: Part): void;
  signal?: AbortSignal | undefined;
};

export type ChildJobs<Given, Part, Result> = {
  /** @throws {Error} if no process can be started, {Problem} `unavailable` after `close` */
  run(job: ChildJob<Given, Part>): Promise<{ result: Result } | { fault: JobFault }>;
  /** Ends all processes; jobs under way are `stopped`. */
  close(): Promise<void>;
};

/** Until a process has loaded its modules. */
const START_LIMIT_MS = 30_000;
/** Starting a process takes longer than most jobs, and jobs often come in series. */
const IDLE_MS = 10_000;
/** A process that keeps more than this share of its memory after a job is not used for another one. */
const HEALTHY = 0.5;
/** Characters of what a process wrote before it ended. */
const LAST_WORDS = 2000;

type Child = { process: ChildProcess; exited: Promise<unknown>; idling?: NodeJS.Timeout; lastWords(): string };

/** @param script a module that calls `answerJobs` */
export function childJobs<Given, Part, Result>(script: URL, limits: ChildLimits): ChildJobs<Given, Part, Result> {
  const children = new Set<Child>();
  const turns: (() => void)[] = [];
  let running = 0;
  let isOpen = true;
  let idle: Child[] = [];

  const start = async (): Promise<Child> => {
    const child = forked(script, limits);
    children.add(child);
    void child.exited.then(() => {
      children.delete(child);
      idle = idle.filter((one) => one !== child);
    });
    const timer = setTimeout(end, START_LIMIT_MS, child);
    // An error that keeps it from starting is among its last words.
    await Promise.race([once(child.process, 'message').catch(() => {}), child.exited]);
    clearTimeout(timer);
    if (hasEnded(child)) throw new Error(`A process for jobs did not start. ${child.lastWords()}`);
    return child;
  };
  const rest = (child: Child) => {
    idle.push(child);
    child.idling = setTimeout(end, IDLE_MS, child).unref();
  };
  const runIn = (child: Child, { given, bytes, timeMs, onPart, signal }: ChildJob<Given, Part>) => {
    clearTimeout(child.idling);
    const done = Promise.withResolvers<{ result: Result } | { fault: JobFault }>();
    const stop = (fault: JobFault) => {
      done.resolve({ fault });
      end(child);
    };
    const aborted = () => stop('stopped');
    const timer = setTimeout(stop, timeMs, 'time');
    const onMessage = (said: FromChild<Part, Result>) => {
      if ('part' in said) return onPart(said.part);
      if ('result' in said) {
        if (said.memoryMb < HEALTHY * limits.memoryMb) rest(child);
        else end(child);
        done.resolve({ result: said.result });
      }
    };
    // A process that takes too much memory is killed: by its own watch, or by a system that has no more.
    const onExit = (_: number | null, by: NodeJS.Signals | null) =>
      done.resolve({ fault: !isOpen ? 'stopped' : by === 'SIGKILL' ? 'memory' : 'crashed' });
    child.process.on('message', onMessage).once('exit', onExit);
    signal?.addEventListener('abort', aborted, { once: true });
    if (signal?.aborted) aborted();
    else {
      child.process.send({ given, size: bytes.byteLength } satisfies ToChild<Given>);
      child.process.stdin?.write(bytes);
    }
    return done.promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
      child.process.off('message', onMessage).off('exit', onExit);
    });
  };

  return {
    async run(job) {
      if (running >= limits.concurrency) await new Promise<void>((resolve) => turns.push(resolve));
      else running++;
      try {
        if (!isOpen) throw new Problem('unavailable');
        return await runIn(idle.pop() ?? (await start()), job);
      } finally {
        const next = turns.shift();
        if (next) next();
        else running--;
      }
    },
    async close() {
      isOpen = false;
      const exits = [...children].map((child) => {
        // Nothing else may keep this process until they have ended.
        child.process.ref();
        end(child);
        return child.exited;
      });
      await Promise.all(exits);
    },
  };
}

/** A process that can neither write nor connect, and knows none of the server's settings. */
function forked(script: URL, { heapMb, memoryMb }: ChildLimits): Child {
  const { SystemRoot, LD_LIBRARY_PATH } = process.env;
  const child = fork(script, [String(memoryMb)], {
    // The watch on the memory is a thread of it.
    execArgv: [`--max-old-space-size=${heapMb}`, '--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'],
    env: { SystemRoot, LD_LIBRARY_PATH },
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  // It has ended while it was sent something.
  child.stdin?.on('error', () => {});
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', (error) => {
      lastWords += error.message;
      resolve();
    });
  });
  yieldTo(child.pid);
  // The server waits for jobs, not for idle processes.
  for (const handle of [child, child.channel, child.stdin as Socket, child.stderr as Socket]) handle?.unref();
  return { process: child, exited, lastWords: () => lastWords };
}

/** Others come first, and if the system has no memory left, the child goes first. */
function yieldTo(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It works at normal priority, or has ended.
  }
  // Only Linux has it.
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {});
}

function hasEnded({ process: { exitCode, signalCode, pid } }: Child): boolean {
  return exitCode !== null || signalCode !== null || pid === undefined;
}

function end({ process, idling }: Child): void {
  clearTimeout(idling);
  process.kill('SIGKILL');
}
