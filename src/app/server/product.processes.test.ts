// The product as processes on one machine: one server per folder, a command that finds it, a clean end.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { type Holder, lockFolder } from '#kit/server/database/sqlite/folderLock.ts';

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
const runNode = (args: string[], more: Record<string, string> = {}) =>
  run(process.execPath, args, { env: { ...env, ...more } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
const importFile = (more?: Record<string, string>) => runNode([join(here, 'commands/cli.ts'), 'import', file], more);

/** The newest run of a file, as it stands in the database. */
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

const started: ChildProcess[] = [];
/** A test that failed leaves none behind, which would keep the others waiting. */
afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL');
});

/** Starts a server and waits for the line that says where it listens. */
async function startServer(
  program = [join(here, 'main.ts')],
  more: Record<string, string> = {},
): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, program, { env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(server);
  for await (const line of createInterface({ input: server.stdout })) {
    // With more in the log the address stands in JSON, too.
    const url = /http:[^\s"]+/.exec(line)?.[0];
    if (url) return { server, url };
  }
  throw new Error('The server ended without a word.');
}

test('the import command works without a server, and through the one that holds the data', async () => {
  const alone = await importFile();
  expect(alone.stdout).toMatch(/page\.json: 2 read, 1 new, 0 updated, 0 unchanged, 1 rejected/);
  expect(alone.stderr).toContain('record 2 (x): numeroControlePNCP “x” is not a PNCP control number');
  expect(alone.code).toBe(1);

  const { server } = await startServer();
  const through = await importFile();
  expect(through.stdout).toMatch(/page\.json: 2 read, 0 new, 0 updated, 1 unchanged, 1 rejected/);

  const second = await runNode([join(here, 'main.ts')]);
  expect(second.stderr).toContain(`in use by process ${server.pid}`);
  expect(second.code).toBe(1);

  // What makes pictures takes as much memory as all the rest: it is loaded when the first picture is sent.
  if (process.platform === 'linux') expect(readFileSync(`/proc/${server.pid}/maps`, 'utf8')).not.toContain('vips');
  server.kill('SIGINT');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('the command says what it cannot read, and goes on with the next file', async () => {
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

/** The beginning of an upload that never goes on. Resolves once the server has begun to keep it. */
async function stall(url: string): Promise<void> {
  const { secret } = JSON.parse(readFileSync(join(folder, 'data/holder.json'), 'utf8')) as Holder;
  const sending = request(`${url}/api/importacoes?arquivo=stalled.json`, {
    method: 'POST',
    headers: { authorization: `Command ${secret}`, 'content-type': 'application/octet-stream' },
  });
  sending.on('error', () => {}).write(`[${JSON.stringify(pncpRecord())},{"numero`);
  while (keptFiles().length === 0) await fetch(`${url}/healthz`);
}

const keptFiles = () => globSync('*', { cwd: join(folder, 'data/files') });

test('an upload that stalls holds the end up no longer than its deadline, and leaves nothing', async () => {
  const program = `const { startServer } = await import(${JSON.stringify(new URL('./start/startServer.ts', import.meta.url).href)}); await startServer({ stopDeadline: 200 });`;
  const { server, url } = await startServer(['--input-type=module', '-e', program]);
  await stall(url);
  const exit = once(server, 'exit');
  // As Ctrl-C does it: once from the terminal, once from npm.
  server.kill('SIGINT');
  server.kill('SIGINT');
  expect(await exit).toEqual([0, null]);
  expect(keptFiles()).toEqual([]);
});

test('a stop under load cuts no connection: each request is answered, the last ones by a polite no', async () => {
  const program = `const { startServer } = await import(${JSON.stringify(new URL('./start/startServer.ts', import.meta.url).href)}); await startServer({ notice: 100 });`;
  const { server, url } = await startServer(['--input-type=module', '-e', program]);
  const exit = once(server, 'exit');
  const seen = { ok: 0, notReady: 0, reset: [] as unknown[] };
  const served = new Set<Agent>();
  let isDown = false;
  const client = async (path: string, body?: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { 'content-type': 'application/json', ...(body && { 'content-length': body.length }) };
    while (!isDown) {
      try {
        const sent = request(`${url}${path}`, { agent, method: body ? 'POST' : 'GET', headers }).end(body);
        const [answer] = (await once(sent, 'response')) as [IncomingMessage];
        const said = await text(answer);
        served.add(agent);
        if (answer.statusCode !== 503) seen.ok++;
        else if (path === '/readyz') seen.notReady++;
        else {
          expect(JSON.parse(said)).toMatchObject({ type: 'unavailable', status: 503 });
          expect(answer.headers).toMatchObject({ connection: 'close', 'retry-after': expect.stringMatching(/^\d+$/) });
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') seen.reset.push(error);
        isDown = true;
      }
    }
    agent.destroy();
  };
  const login = JSON.stringify({ email: 'nobody', password: 'x' });
  const clients = Array.from({ length: 40 }, (_, n) =>
    n % 4 === 0 ? client('/jwt/login', login) : client(n % 4 === 1 ? '/readyz' : '/healthz'),
  );
  // All are connected then, and used to it.
  while (served.size < clients.length) await setImmediate();
  server.kill('SIGTERM');
  await Promise.all(clients);
  expect(seen.reset).toEqual([]);
  // Proxies that ask are told before the first connection is refused.
  expect(seen.notReady).toBeGreaterThan(0);
  expect(await exit).toEqual([0, null]);
});

const readyRun = { id: 1, arquivo: 'page.json', tipo: 'pncp-contratacoes', compra: '', estado: 'pronta', registros: 2, previa: null };
const noneCounted = { lidos: 0, novos: 0, atualizados: 0, inalterados: 0, ignorados: 0, aguardando: 0, rejeitados: 0 };

/** A server that listens in the place of ours, for the import command. @param answerCall answers all calls but the one for events; `tellNews` returns whether that was asked */
async function standIn(answerCall: (route: string, answer: ServerResponse, tellNews: (text: string) => boolean) => void) {
  const streams = new Set<ServerResponse>();
  const standing = createServer(async (call, answer) => {
    for await (const _ of call);
    if (call.url?.startsWith('/api/events')) {
      answer.write(':\n\n');
      streams.add(answer);
      return;
    }
    const tellNews = (text: string) => {
      for (const stream of streams) stream.write(text);
      return streams.size > 0;
    };
    answerCall(`${call.method} ${call.url?.split('?')[0]}`, answer, tellNews);
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

test('the command looks at its run when the server has news', async () => {
  let isOver = false;
  const server = await standIn((route, answer, tellNews) => {
    const over = { ...noneCounted, lidos: 2, novos: 2, estado: 'concluida' };
    answer.end(JSON.stringify({ ...readyRun, problema: null, ...(isOver ? over : { ...noneCounted, estado: 'em_andamento' }) }));
    if (!route.endsWith('/start')) return;
    // Where nobody listens it never is.
    isOver = tellNews('event: changed\ndata: {"topic":"importacoes.1"}\n\n');
  });
  const { stdout, code } = await importFile();
  server.close();
  expect(stdout).toBe('page.json: 2 read, 2 new, 0 updated, 0 unchanged, 0 rejected\n');
  expect(code).toBe(0);
});

test('the command says that the server it handed its file to has died, and what came in before', async () => {
  const server = await standIn((route, answer, tellNews) => {
    const run = { ...readyRun, ...noneCounted, lidos: 1, novos: 1, problema: null, estado: 'em_andamento' };
    // It sees the file and the start, and no look at the run.
    if (route.startsWith('GET')) return answer.destroy();
    answer.end(JSON.stringify(run));
    if (route.endsWith('/start')) tellNews('event: changed\ndata: {"topic":"importacoes"}\n\n');
  });
  const { stderr, code } = await importFile();
  server.close();
  expect(stderr).toBe(
    `${file}: The server stopped before finishing. When it is back, imports that had started continue automatically; to follow them: npm run import -- --resume.\n  What was imported up to that point is kept: 1 read, 1 new, 0 updated, 0 unchanged, 0 rejected\n`,
  );
  expect(code).toBe(1);
});

test('an import whose process was killed goes on by itself, and the command follows it', async () => {
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

test('a first admin comes in by a link of the command, with a server or without', async () => {
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
  expect(await inviteAdmin('nobody')).toMatchObject({ code: 2, stderr: expect.stringContaining('nobody: is not an email address') });
  server.kill('SIGINT');
  await once(server, 'exit');
});

test('the command takes the notice that records belong to', async () => {
  const items = join(folder, 'itens.json');
  writeFileSync(
    items,
    JSON.stringify([{ numeroItem: 1, descricao: 'Pneu', materialOuServico: 'M', situacaoCompraItem: 1, orcamentoSigiloso: false }]),
  );
  const untold = await runNode([join(here, 'commands/cli.ts'), 'import', items]);
  expect(untold).toMatchObject({ code: 1, stderr: expect.stringContaining('--compra KEY') });
  const told = await runNode([join(here, 'commands/cli.ts'), 'import', '--compra', controlNumber(7), items]);
  expect(told).toMatchObject({ code: 0, stdout: 'itens.json: 1 read, 1 new, 0 updated, 0 unchanged, 0 rejected\n' });
});

test.each(['main.ts', 'cli.ts'])('%s says in a line what keeps it from the data', async (program) => {
  const start = (more?: Record<string, string>) => runNode([join(here, program), 'import', file], more);
  const held = lockFolder(env.DATA_DIR as string, { pid: 42, since: 'today', url: null, secret: 's' });
  const inUse = await start();
  held.release();
  expect(inUse).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The data in .* is in use by process 42 .*\n$/) });

  expect(await start({ DATABASE_URL: 'postgres://certame:secret@127.0.0.1:1/certame' })).toMatchObject({
    code: 1,
    stderr: 'The database at 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  });
  const misspelt = await start({ DATABASE_URL: 'postgres://certame:sec/ret@127.0.0.1/certame' });
  expect(misspelt).toMatchObject({ code: 1, stderr: expect.stringMatching(/^DATABASE_URL .*\n$/) });
  expect(misspelt.stderr).not.toContain('ret');
  expect(await start({ DATA_DIR: file })).toMatchObject({
    code: 1,
    stderr: `DATA_DIR must name a folder: ${file} is a file.\n`,
  });
  const foreign = mkdtempSync(join(folder, 'foreign-'));
  new DatabaseSync(join(foreign, 'certame.sqlite')).exec('create table photos (id integer)');
  expect(await start({ DATA_DIR: foreign })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The file .*certame\.sqlite belongs to another program .*\n$/),
  });
});

test('a wrong environment is told in full and starts nothing', async () => {
  const { stderr, code } = await runNode([join(here, 'main.ts')], { PORT: 'x', DEMO: 'perhaps' });
  expect(stderr).toContain('PORT=x');
  expect(stderr).toContain('DEMO=perhaps');
  expect(code).toBe(1);
});

test('an address that is a secret is not in the log', async () => {
  const { server, url } = await startServer(undefined, { LOG_LEVEL: 'info' });
  let log = '';
  server.stdout?.on('data', (piece) => {
    log += piece;
  });
  server.stdout?.resume();
  const secret = 'A'.repeat(43);
  const address = `/api/calendar/feeds/${secret}.ics`;
  const ask = async (path: string, method = 'GET') => {
    const sent = request(url, { path, method }).end();
    const [answer] = await once(sent, 'response');
    await once(answer.resume(), 'end');
  };
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'REPORT', 'POST', 'DELETE']) await ask(address, method);
  for (const path of [`${address}/?x=${secret}`, `//${address}`, address.toUpperCase(), address.replace('feeds', '%66eeds/')])
    await ask(path);
  for (const path of [address.slice('/api'.length), `${url}${address}`, `${address}%ZZ`, `/api/calendar/feeds?${secret}`]) await ask(path);
  await ask('/api/last');
  while (!log.includes('/api/last')) await setImmediate();
  expect(log).toContain('/api/calendar/feeds/:file');
  expect(log).not.toContain(secret);
  server.kill('SIGINT');
  await once(server, 'exit');
});

test('a message that was sent before a server was killed is there when it is back, unseen as it was', async () => {
  const data = { DATA_DIR: join(folder, 'chats'), DEMO: 'true' };
  const ask = async <Answer>(url: string, account: string, path: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const post = (to: string, said: object, more = {}) =>
      fetch(`${url}${to}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(said) });
    const login = await post('/jwt/login', { email: `${account}@demo.com`, password: account });
    const authorization = `Bearer ${((await login.json()) as { accessToken: string }).accessToken}`;
    const answer = body ? await post(path, body, { authorization }) : await fetch(`${url}${path}`, { headers: { authorization } });
    return (await answer.json()) as Answer;
  };
  const before = await startServer(undefined, data);
  const idOf = async (account: string) => (await ask<{ id: number }>(before.url, account, '/apps/chat/users/profile-user')).id;
  const [admin, client] = [await idOf('admin'), await idOf('client')];
  const { unseen } = await ask<{ unseen: number }>(before.url, 'client', '/api/chat/unseen');
  const sent = { obj: { contact: client, message: 'Até já.' } };
  const { response } = await ask<{ response: { newMessageData: object } }>(before.url, 'admin', '/apps/chat/send-msg', sent);
  before.server.kill('SIGKILL');
  await once(before.server, 'exit');
  const after = await startServer(undefined, data);
  expect(await ask(after.url, 'client', '/api/chat/unseen')).toEqual({ unseen: unseen + 1 });
  const { chat } = await ask<{ chat: { chat: object[] } }>(after.url, 'client', `/apps/chat/get-chat?id=${admin}`);
  expect(chat.chat.at(-1)).toEqual(response.newMessageData);
  after.server.kill('SIGINT');
  await once(after.server, 'exit');
});
