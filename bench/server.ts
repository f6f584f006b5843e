// A real server in a process of its own, measured from outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** This checkout. */
export const root = join(import.meta.dirname, '..');

export type Running = { server: ChildProcess; url: string };

const started = new Set<ChildProcess>();
process.on('exit', () => {
  for (const server of started) server.kill('SIGKILL');
});

/** Starts one with its data in `folder`; it ends with this process at the latest. `env`: settings that differ; `checkout`: of which; `errors`: whether they are shown. */
export async function start(
  folder: string,
  env: Record<string, string> = {},
  checkout = root,
  errors: 'inherit' | 'ignore' = 'inherit',
): Promise<Running> {
  const server = spawn(process.execPath, [join(checkout, 'src/app/server/main.ts')], {
    env: {
      ...process.env,
      ...{
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: '',
        DEMO: 'true',
        HOST: '',
        PORT: '0',
        LOG_LEVEL: 'error',
        READ_LIMIT_PERCENT: '100000',
      },
      ...env,
    },
    stdio: ['ignore', 'pipe', errors],
  });
  started.add(server);
  server.once('exit', () => started.delete(server));
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:[^\s"]+/.exec(line)?.[0];
    if (!url) continue;
    // Nobody reads what it logs from here on; a full pipe would stop it.
    server.stdout.resume();
    return { server, url };
  }
  throw new Error('The server exited without printing its address.');
}

/** @param signal SIGINT ends it at once, SIGTERM after a notice to proxies */
export async function stop({ server }: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  server.kill(signal);
  await new Promise((resolve) => server.once('exit', resolve));
}

/** Percentiles of durations in milliseconds, in one line. */
export function summarize(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} of ${sorted.length}`;
}
