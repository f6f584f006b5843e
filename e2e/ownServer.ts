// A server of a test's own: for what every page of a server shows, or for its end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/freePort.mjs';
import { expect } from './fixtures.ts';

export type OwnServer = {
  url: string;
  /** Starts it, again after `stop`, at the same address. */
  start(): Promise<void>;
  /** As Ctrl-C does: SIGTERM first answers 503 for two seconds, for proxies. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
};

/**
 * A server that is not started yet.
 * @param dataDir where it keeps its data, empty at first; without it, it has demo data of its own
 * @param settings further settings of its environment
 */
export async function ownServer(dataDir?: string, settings: Record<string, string> = {}): Promise<OwnServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = fileURLToPath(new URL(dataDir ? '../src/app/server/main.ts' : '../scripts/demoServer.mjs', import.meta.url));
  const env = { ...process.env, ...settings, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' };
  const withFolder = { ...env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'false' };
  let server: ChildProcess | undefined;
  const hasEnded = () => server === undefined || server.exitCode !== null || server.signalCode !== null;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    async start() {
      server = spawn(process.execPath, [program], { env: dataDir ? withFolder : env, stdio: ['ignore', 'ignore', 'inherit'] });
      // On a busy machine this takes longer.
      await expect.poll(async () => hasEnded() || (await isReady()), { timeout: 60_000 }).toBe(true);
      if (hasEnded()) throw new Error('The server ended before it was ready.');
    },
    async stop(signal = 'SIGINT') {
      if (!server || hasEnded()) return;
      const end = once(server, 'exit');
      server.kill(signal);
      await end;
    },
  };
}
