// Runs server and commands as processes, for tests.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';

const run = promisify(execFile);

/** For a test file: a data folder, a file to import (`page.json`), and functions that start processes; each test ends its servers. */
export function testProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'certame-processes-'));
  const file = join(folder, 'page.json');
  writeFileSync(file, JSON.stringify({ data: [pncpRecord(), pncpRecord({ numeroControlePNCP: 'x' })] }));
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    DEMO: 'false',
    PORT: '0',
    HOST: '',
    LOG_LEVEL: 'warn',
    LANG: 'en_US.UTF-8',
  } as Record<string, string>;
  const started: ChildProcess[] = [];
  // Also after a failed test: a running server locks the data.
  afterEach(() => {
    for (const server of started.splice(0)) server.kill('SIGKILL');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const here = import.meta.dirname;
  const runNode = (args: string[], more: Record<string, string> = {}) =>
    run(process.execPath, args, { env: { ...env, ...more } }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  return {
    ...{ folder, file, env, here, runNode },
    /** The command of `npm run import`. */
    importFile: (more?: Record<string, string>) => runNode([join(here, 'commands/cli.ts'), 'import', file], more),
    /** Starts a server and waits for the line that says where it listens. */
    startServer: async (
      program = [join(here, 'main.ts')],
      more: Record<string, string> = {},
    ): Promise<{ server: ChildProcess; url: string }> => {
      const server = spawn(process.execPath, program, { env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'inherit'] });
      started.push(server);
      for await (const line of createInterface({ input: server.stdout })) {
        // With a lower LOG_LEVEL, the URL is in JSON too.
        const url = /http:[^\s"]+/.exec(line)?.[0];
        if (url) return { server, url };
      }
      throw new Error('The server exited before it listened.');
    },
  };
}
