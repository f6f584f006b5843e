// The server as a process: shutdown, failed starts, secrets in the log.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, globSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { type Holder, lockFolder } from '#kit/server/database/sqlite/folderLock.ts';
import { testProcesses } from './testProcesses.ts';

const { folder, file, env, here, runNode, startServer } = testProcesses();

/** Starts an upload that stalls. Resolves once the server has started to store it. */
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

/** What `main.ts` does, with other times. */
const programWith = (times: string) =>
  `const { openProduct } = await import(${addressOf('./app.ts')}); const { startServer } = await import(${addressOf('./start/startServer.ts')}); await startServer(openProduct, ${times});`;
const addressOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

test('a stalled upload delays the shutdown no longer than its deadline, and leaves nothing', async () => {
  const { server, url } = await startServer(['--input-type=module', '-e', programWith('{ stopDeadline: 200 }')]);
  await stall(url);
  const exit = once(server, 'exit');
  // As Ctrl-C: once from the terminal, once from npm.
  server.kill('SIGINT');
  server.kill('SIGINT');
  expect(await exit).toEqual([0, null]);
  expect(keptFiles()).toEqual([]);
});

// Linux's file that is always full.
test.skipIf(!existsSync('/dev/full'))('a log that cannot be written, such as on a full disk, does not end the server', async () => {
  const full = openSync('/dev/full', 'w');
  const server = spawn(process.execPath, [join(here, 'main.ts')], {
    env: { ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', full, full],
  });
  closeSync(full);
  try {
    const holder = join(folder, 'data/holder.json');
    const url = () => existsSync(holder) && (JSON.parse(readFileSync(holder, 'utf8')) as Holder).url;
    await expect.poll(url, { timeout: 20_000 }).toMatch(/^http/);
    const ask = async () => (await fetch(`${url()}/readyz`)).status;
    for (let asked = 0; asked < 50; asked++) expect(await ask()).toBe(200);
    const exit = once(server, 'exit');
    server.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
  }
});

test('a shutdown under load resets no connection: each request gets a response, the last ones 503', async () => {
  const { server, url } = await startServer(['--input-type=module', '-e', programWith('{ notice: 1000 }')]);
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
  // All are connected then, and warmed up.
  while (served.size < clients.length) await setImmediate();
  server.kill('SIGTERM');
  await Promise.all(clients);
  expect(seen.reset).toEqual([]);
  // Proxies that check get 503 before the first connection is refused.
  expect(seen.notReady).toBeGreaterThan(0);
  expect(await exit).toEqual([0, null]);
});

test.each(['main.ts', 'commands/cli.ts'])('%s explains in one line why it cannot open the data', async (program) => {
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

test('all faults of the configuration are listed, and nothing starts', async () => {
  const { stderr, code } = await runNode([join(here, 'main.ts')], { PORT: 'x', DEMO: 'perhaps' });
  expect(stderr).toContain('PORT=x');
  expect(stderr).toContain('DEMO=perhaps');
  expect(code).toBe(1);
});

test('a secret URL is not in the log', async () => {
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

test('the log names the account of each call, and neither its token nor its password', async () => {
  const { server, url } = await startServer(undefined, { LOG_LEVEL: 'info', DATA_DIR: join(folder, 'logged'), DEMO: 'true' });
  let log = '';
  server.stdout?.on('data', (piece) => {
    log += piece;
  });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'admin@demo.com', password: 'admin' });
  const signedIn = (await (await fetch(`${url}/jwt/login`, { method: 'POST', headers, body })).json()) as {
    accessToken: string;
    userData: { id: number };
  };
  const { accessToken, userData } = signedIn;
  await fetch(`${url}/api/auth/sessions`, { headers: { authorization: `Bearer ${accessToken}` } });
  await fetch(`${url}/api/auth/sessions?refused`, { headers: { authorization: 'Bearer none' } });
  await fetch(`${url}/api/last`);
  while (!log.includes('/api/last')) await setImmediate();
  const lines = log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  const answerTo = (path: string) => {
    const { reqId } = lines.find(({ req }) => req?.url === path);
    return lines.find((line) => line.reqId === reqId && line.res).res;
  };
  expect(answerTo('/api/auth/sessions')).toEqual({ statusCode: 200, account: userData.id });
  expect(answerTo('/api/auth/sessions?refused')).toEqual({ statusCode: 401 });
  expect(log).not.toContain(accessToken);
  expect(log).not.toContain('"password"');
  server.kill('SIGINT');
  await once(server, 'exit');
});

test('a message sent before the server was killed is still there, unseen, after its restart', async () => {
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
