// The commands as processes, with and without a server that has locked the data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { lockFolder } from '#kit/server/database/sqlite/folderLock.ts';
import { testProcesses } from '../testProcesses.ts';

const { folder, file, env, here, runNode, importFile, startServer } = testProcesses();

/** The newest run of a file in the database. */
function readRun(arquivo: string): { lidos: number } | undefined {
  const path = join(folder, 'data/certame.sqlite');
  if (!existsSync(path)) return undefined;
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    return database.prepare('select lidos from importacoes where arquivo = ? order by id desc').get(arquivo) as
      | { lidos: number }
      | undefined;
  } finally {
    database.close();
  }
}

test('the import command works without a server, and through a running one', async () => {
  const alone = await importFile();
  expect(alone.stdout).toMatch(/page\.json: 2 read, 1 new, 0 updated, 0 unchanged, 1 rejected/);
  expect(alone.stderr).toContain('record 2 (x): numeroControlePNCP “x” is not a valid key');
  expect(alone.code).toBe(1);

  const { server } = await startServer();
  const through = await importFile();
  expect(through.stdout).toMatch(/page\.json: 2 read, 0 new, 0 updated, 1 unchanged, 1 rejected/);

  const second = await runNode([join(here, 'main.ts')]);
  expect(second.stderr).toContain(`in use by process ${server.pid}`);
  expect(second.code).toBe(1);

  // The image library needs as much memory as everything else, so it is loaded for the first picture only.
  if (process.platform === 'linux') expect(readFileSync(`/proc/${server.pid}/maps`, 'utf8')).not.toContain('vips');
  server.kill('SIGINT');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('the command reports files it cannot read, and continues with the next one', async () => {
  const orgaos = join(folder, 'orgaos.json');
  writeFileSync(orgaos, '[{"codigoOrgao":1,"nomeOrgao":"X"}]');
  const { stdout, stderr, code } = await runNode([
    join(here, 'commands/cli.ts'),
    'import',
    join(folder, 'none.json'),
    folder,
    orgaos,
    file,
  ]);
  expect(stderr).toContain('none.json: The file does not exist.');
  expect(stderr).toContain(`${folder}: The file could not be opened.`);
  expect(stderr).toContain('orgaos.json: The file type was not recognised. The file contains a register of public bodies');
  expect(stdout).toContain('1 unchanged');
  expect(code).toBe(1);
});

const readyRun = { id: 1, arquivo: 'page.json', tipo: 'pncp-contratacoes', vinculo: '', estado: 'pronta', registros: 2, previa: null };
const noneCounted = { lidos: 0, novos: 0, atualizados: 0, inalterados: 0, ignorados: 0, aguardando: 0, rejeitados: 0 };

/** A fake server for the import command. @param answerCall handles all calls except the event stream; `publish` returns whether that is open */
async function standIn(answerCall: (route: string, answer: ServerResponse, publish: (text: string) => boolean) => void) {
  const streams = new Set<ServerResponse>();
  const standing = createServer(async (call, answer) => {
    for await (const _ of call);
    if (call.url?.startsWith('/api/events')) {
      answer.write(':\n\n');
      streams.add(answer);
      return;
    }
    const publish = (text: string) => {
      for (const stream of streams) stream.write(text);
      return streams.size > 0;
    };
    answerCall(`${call.method} ${call.url?.split('?')[0]}`, answer, publish);
  }).listen(0, '127.0.0.1');
  await once(standing, 'listening');
  const url = `http://127.0.0.1:${(standing.address() as AddressInfo).port}`;
  const held = lockFolder(env.DATA_DIR as string, { pid: process.pid, since: '', url, secret: 's' });
  return {
    close: () => {
      held.release();
      standing.closeAllConnections();
      standing.close();
    },
  };
}

test('the command reads its run at each event of the server', async () => {
  let isOver = false;
  const server = await standIn((route, answer, publish) => {
    const over = { ...noneCounted, lidos: 2, novos: 2, estado: 'concluida' };
    answer.end(JSON.stringify({ ...readyRun, problema: null, ...(isOver ? over : { ...noneCounted, estado: 'em_andamento' }) }));
    if (!route.endsWith('/start')) return;
    // Without a listener it never is.
    isOver = publish('event: changed\ndata: {"topic":"importacoes.1"}\n\n');
  });
  const { stdout, code } = await importFile();
  server.close();
  expect(stdout).toBe('page.json: 2 read, 2 new, 0 updated, 0 unchanged, 0 rejected\n');
  expect(code).toBe(0);
});

test('the command reports that the server died during its import, with the counts up to then', async () => {
  const server = await standIn((route, answer, publish) => {
    const run = { ...readyRun, ...noneCounted, lidos: 1, novos: 1, problema: null, estado: 'em_andamento' };
    // It gets the file and the start, but no request for the run.
    if (route.startsWith('GET')) return answer.destroy();
    answer.end(JSON.stringify(run));
    if (route.endsWith('/start')) publish('event: changed\ndata: {"topic":"importacoes"}\n\n');
  });
  const { stderr, code } = await importFile();
  server.close();
  expect(stderr).toBe(
    `${file}: The server stopped before finishing. When it is back, imports that had started continue automatically; to follow them: npm run import -- --resume.\n  What was imported up to that point is kept: 1 read, 1 new, 0 updated, 0 unchanged, 0 rejected\n`,
  );
  expect(code).toBe(1);
});

test('the import of a killed process continues by itself, and the command follows it', async () => {
  const long = join(folder, 'long.json');
  writeFileSync(long, JSON.stringify(Array.from({ length: 4000 }, (_, i) => pncpRecord({ numeroControlePNCP: controlNumber(i + 100) }))));
  const command = spawn(process.execPath, [join(here, 'commands/cli.ts'), 'import', long], { env, stdio: 'ignore' });
  while (!readRun('long.json')?.lidos) await setTimeout(5);
  command.kill('SIGKILL');
  await once(command, 'exit');
  const { stdout, code } = await runNode([join(here, 'commands/cli.ts'), 'import', '--resume']);
  expect(stdout).toBe('long.json: 4,000 read, 4,000 new, 0 updated, 0 unchanged, 0 rejected\n');
  expect(code).toBe(0);
});

test('the first admin signs in by a link of the command, with and without a server', async () => {
  const inviteAdmin = (email: string) => runNode([join(here, 'commands/cli.ts'), 'admin', email]);
  const alone = await inviteAdmin('alone@x.example');
  const { server, url } = await startServer();
  const through = await inviteAdmin('through@x.example');
  expect(through.stdout).toContain(url);
  const ask = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  for (const [email, { stdout, code }] of [
    ['alone@x.example', alone],
    ['through@x.example', through],
  ] as const) {
    expect(code).toBe(0);
    const chosen = { token: /\/invitation#(\S+)/.exec(stdout)?.[1], password: 'uma senha comprida' };
    expect((await ask('/api/auth/choose-password', chosen)).status).toBe(200);
    expect((await ask('/api/auth/choose-password', chosen)).status).toBe(410);
    const session = (await (await ask('/jwt/login', { email, password: chosen.password })).json()) as { userData: object };
    expect(session.userData).toMatchObject({ email, role: 'admin', ability: [{ action: 'manage', subject: 'all' }] });
  }
  expect((await inviteAdmin('alone@x.example')).stdout).toBe(
    'alone@x.example is now an administrator and signs in with their current password.\n',
  );
  expect(await runNode([join(here, 'commands/cli.ts'), 'rotate-keys'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('keys were rotated'),
  });
  expect(await inviteAdmin('nobody')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('nobody: is neither a command nor an email address'),
  });
  server.kill('SIGINT');
  await once(server, 'exit');
});

test('the command accepts the notice that records belong to', async () => {
  const items = join(folder, 'itens.json');
  writeFileSync(
    items,
    JSON.stringify([{ numeroItem: 1, descricao: 'Pneu', materialOuServico: 'M', situacaoCompraItem: 1, orcamentoSigiloso: false }]),
  );
  const untold = await runNode([join(here, 'commands/cli.ts'), 'import', items]);
  expect(untold).toMatchObject({ code: 1, stderr: expect.stringContaining('--compra KEY') });
  const output = await runNode([join(here, 'commands/cli.ts'), 'import', '--compra', controlNumber(7), items]);
  expect(output).toMatchObject({ code: 0, stdout: 'itens.json: 1 read, 1 new, 0 updated, 0 unchanged, 0 rejected\n' });
});
