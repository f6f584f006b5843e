// The product as processes on one machine: one server per folder, a command that finds it, a clean end.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pncpRecord } from '#features/licitacoes/server/sources/fixtures.ts';

const run = promisify(execFile);
let folder: string;
let file: string;
let env: Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'certame-processes-'));
  file = join(folder, 'page.json');
  writeFileSync(file, JSON.stringify({ data: [pncpRecord(), pncpRecord({ numeroControlePNCP: 'x' })] }));
  env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    DEMO: 'false',
    PORT: '0',
    HOST: '',
    LOG_LEVEL: 'warn',
    LANG: 'en_US.UTF-8',
  } as Record<string, string>;
});
afterAll(() => rmSync(folder, { recursive: true }));

const here = import.meta.dirname;
const importFile = () =>
  run(process.execPath, [join(here, 'cli.ts'), 'import', file], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

/** Starts a server and waits for the line that says where it listens. */
async function startServer(): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [join(here, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return { server, url };
  }
  throw new Error('The server ended without a word.');
}

test('the import command works without a server, and through the one that holds the data', async () => {
  const alone = await importFile();
  expect(alone.stdout).toMatch(/page\.json: 2 read, 1 new, 0 updated, 0 unchanged, 1 rejected/);
  expect(alone.stderr).toContain('record 2 (x): numeroControlePNCP is not a PNCP control number');
  expect(alone.code).toBe(1);

  const { server } = await startServer();
  const through = await importFile();
  expect(through.stdout).toMatch(/page\.json: 2 read, 0 new, 0 updated, 1 unchanged, 1 rejected/);

  const second = await run(process.execPath, [join(here, 'main.ts')], { env }).catch((error) => error);
  expect(second.stderr).toContain(`in use by process ${server.pid}`);
  expect(second.code).toBe(1);

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('the command says what it cannot read, and goes on with the next file', async () => {
  const orgaos = join(folder, 'orgaos.json');
  writeFileSync(orgaos, '[{"codigoOrgao":1,"nomeOrgao":"X"}]');
  const { stdout, stderr, code } = await run(
    process.execPath,
    [join(here, 'cli.ts'), 'import', join(folder, 'none.json'), folder, orgaos, file],
    { env },
  ).catch((error) => error);
  expect(stderr).toContain('none.json: There is no such file.');
  expect(stderr).toContain(`${folder}: The file could not be opened.`);
  expect(stderr).toContain('orgaos.json: The file is of no known kind. It holds a register of órgãos');
  expect(stdout).toContain('1 unchanged');
  expect(code).toBe(1);
});

test('a wrong environment is told in full and starts nothing', async () => {
  const { stderr, code } = await run(process.execPath, [join(here, 'main.ts')], { env: { ...env, PORT: 'x', DEMO: 'perhaps' } }).catch(
    (error) => error,
  );
  expect(stderr).toContain('PORT=x');
  expect(stderr).toContain('DEMO=perhaps');
  expect(code).toBe(1);
});
