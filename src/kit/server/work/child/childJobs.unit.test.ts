import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { childJobs } from './childJobs.ts';
import type { TestJob } from './testChild.ts';

const script = new URL('./testChild.ts', import.meta.url);
const limits = { concurrency: 1, heapMb: 64, memoryMb: 300 };
const LONG_MS = 600_000;
type Result = { pid: number; text: string };
let jobs = childJobs<TestJob, string, Result>(script, limits);
afterEach(async () => {
  await jobs.close();
  jobs = childJobs(script, limits);
});

const run = (
  given: TestJob,
  { timeMs = LONG_MS, bytes = Buffer.from('edital'), onPart = (_: string) => {}, signal = undefined as AbortSignal | undefined } = {},
) => jobs.run({ given, bytes, timeMs, onPart, signal });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function untilEnded(pid: number): Promise<void> {
  while (isRunning(pid)) await setTimeout(10);
}

describe('jobs in child processes', () => {
  it('share a process as long as it is well, each with its bytes', async () => {
    const parts: string[] = [];
    const [first, second] = await Promise.all([
      run('echo', { onPart: (part) => parts.push(part) }),
      run('echo', { bytes: Buffer.alloc(3_000_000, 'x') }),
    ]);
    const { pid } = (first as { result: Result }).result;
    expect(first).toEqual({ result: { pid, text: 'edital' } });
    expect(second).toEqual({ result: { pid, text: 'x'.repeat(3_000_000) } });
    expect(parts).toEqual([`${pid}`]);
    expect(await run('abort')).toEqual({ fault: 'crashed' });
    const { result } = (await run('echo')) as { result: Result };
    expect(result.pid).not.toBe(pid);
    expect(await run('throw')).toEqual({ fault: 'crashed' });
  });

  it('end when they take too much time or memory, or nobody waits for them', async () => {
    const stopping = new AbortController();
    expect(await run('spin', { timeMs: 50 })).toEqual({ fault: 'time' });
    expect(await run('fill')).toEqual({ fault: 'memory' });
    const ended = run('spin', { onPart: () => stopping.abort(), signal: stopping.signal });
    expect(await ended).toEqual({ fault: 'stopped' });
    expect(await run('echo', { signal: stopping.signal })).toEqual({ fault: 'stopped' });
    const started = Promise.withResolvers<string>();
    const closed = run('spin', { onPart: started.resolve });
    const pid = Number(await started.promise);
    await jobs.close();
    expect([await closed, isRunning(pid)]).toEqual([{ fault: 'stopped' }, false]);
    await expect(run('echo')).rejects.toMatchObject({ type: 'unavailable' });
  });

  it('can neither write nor connect, and know no setting of the server', async () => {
    expect(await run('reach')).toMatchObject({ result: { text: 'ERR_ACCESS_DENIED,ERR_ACCESS_DENIED' } });
  });

  it('end with their server, however it ends and however busy they are', async () => {
    const server = `const { childJobs } = await import('${new URL('./childJobs.ts', import.meta.url)}');
      const jobs = childJobs(new URL('${script}'), ${JSON.stringify(limits)});
      setInterval(() => {}, 1000);
      await jobs.run({ given: 'spin', bytes: Buffer.of(), timeMs: ${LONG_MS}, onPart: console.log });`;
    const running = spawn(process.execPath, ['--input-type=module', '-e', server], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = await once(running.stdout, 'data');
    running.kill('SIGKILL');
    await untilEnded(Number(pid));
  });

  it('that cannot be started say why', async () => {
    const broken = childJobs<TestJob, string, Result>(new URL('./none.ts', import.meta.url), limits);
    const job = { given: 'echo' as const, bytes: Buffer.of(), timeMs: LONG_MS, onPart: () => {} };
    await expect(broken.run(job)).rejects.toThrow(/ERR_MODULE_NOT_FOUND|Cannot find module/);
  });
});
