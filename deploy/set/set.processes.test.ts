// Servers behind the proxy: restarting them one by one fails no request, and a crash of one loses nothing.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import { memoryFolder } from '../../scripts/memoryFolder.mjs';
import { findBinaries } from '../../scripts/postgres.mjs';
import { commandOf, endLeftovers } from './leftovers.ts';
import { findHaproxy } from './proxy.ts';
import { type RunningSet, startSet } from './set.ts';

const missing = [findHaproxy() ? [] : ['HAProxy'], findBinaries() ? [] : ['PostgreSQL']].flat();
if (missing.length > 0) console.warn(`Not tested: a set of servers, because there is no ${missing.join(' and no ')} here.`);

describe.skipIf(missing.length > 0)('two servers behind the proxy', () => {
  const dir = mkdtempSync(join(memoryFolder(), 'certame-set-'));
  let set: RunningSet;
  let agent: Agent;
  let token = '';
  beforeAll(async () => {
    set = await startSet({ dir, servers: 2, env: { DEMO: 'public' } });
    agent = new Agent({ keepAlive: true, maxSockets: 8, ca: readFileSync(join(dir, 'proxy.crt')) });
    token = (await call('POST /jwt/login', demoAdmin)).body.accessToken as string;
  }, 180_000);
  afterAll(async () => {
    agent?.destroy();
    await set?.stop();
    await endLeftovers(dir);
    rmSync(dir, { recursive: true, force: true });
  });

  type Answer = { status: number; body: Record<string, unknown> };
  const call = (route: string, body?: unknown): Promise<Answer> => {
    const [method, path] = route.split(' ') as [string, string];
    return new Promise((resolve) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
      const sent = request(`${set.url}${path}`, { agent, method, headers }, async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, body: text.startsWith('{') ? JSON.parse(text) : {} });
      });
      // Broken off without an answer.
      sent.on('error', () => resolve({ status: 0, body: {} })).end(body === undefined ? undefined : JSON.stringify(body));
    });
  };

  /** Reads and writes all the time, until `work` is done. */
  const under = async (work: () => Promise<void>) => {
    const reads: Answer[] = [];
    const writes: (Answer & { title: string })[] = [];
    let isOver = false;
    const repeat = async (send: () => Promise<void>) => {
      while (!isOver) await send();
    };
    const sending = [1, 2, 3].flatMap((sender) => [
      repeat(async () => void reads.push(await call('GET /api/licitacoes?perPage=5'))),
      repeat(async () => {
        const title = `${sender} ${randomUUID()}`;
        writes.push({ title, ...(await call('POST /apps/todo/add-tasks', { task: { title } })) });
      }),
    ]);
    await work();
    isOver = true;
    await Promise.all(sending);
    return { reads, writes };
  };

  const expectStored = async (writes: (Answer & { title: string })[]) => {
    const acknowledged = writes.filter(({ status }) => status === 201).map(({ title }) => title);
    expect(acknowledged).not.toEqual([]);
    const stored = await set.primary.query('select title from tasks');
    const titles = new Set(stored.map(({ title }) => title));
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
  };

  test('run for one script only', async () => {
    await expect(startSet({ dir, servers: 2 })).rejects.toThrow(`runs already, by process ${process.pid}`);
    expect((await call('GET /api/licitacoes?perPage=1')).status).toBe(200);
  });

  test('are restarted one by one without a failed request', async () => {
    const before = set.servers.map(({ pid }) => pid);
    const { reads, writes } = await under(() => set.restartServers());
    expect(set.servers.map(({ pid }) => pid).filter((pid) => before.includes(pid))).toEqual([]);
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([201]));
  }, 180_000);

  test('lose nothing when one is killed, and reads do not fail', async () => {
    const { reads, writes } = await under(async () => {
      await set.servers[0]?.stop('SIGKILL');
      await set.servers[0]?.start();
    });
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    await expectStored(writes);
  }, 180_000);

  test('go on with the standby within 5 s when the primary is lost, and lose nothing', async () => {
    while (!set.isSynchronous) await setTimeout(20);
    let longest = 0;
    const { writes } = await under(async () => {
      const before = performance.now();
      await set.promote();
      while ((await call('POST /apps/todo/add-tasks', { task: { title: 'after' } })).status !== 201) await setTimeout(20);
      longest = performance.now() - before;
    });
    expect(longest).toBeLessThan(5000);
    await expectStored(writes);
  }, 180_000);

  test('learn from the proxy, and only from it, where a request comes from', async () => {
    await call('POST /jwt/login', { email: demoAdmin.email, password: 'wrong' });
    const [entry] = await set.primary.query('select address from audit_events order by id desc limit 1');
    expect(entry).toEqual({ address: '127.0.0.1' });
  });

  test('are started again after their script was killed, and without the standby that they had', async () => {
    await set.stop();
    const options = JSON.stringify({ dir, servers: 1, env: { DEMO: 'public' } });
    const source = `const { startSet } = await import('${new URL('set.ts', import.meta.url)}'); await startSet(${options}); console.log('started');`;
    const script = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(script.stdout, 'data');
    script.kill('SIGKILL');
    await once(script, 'exit');
    const left = globSync('*.pid', { cwd: join(dir, 'logs') }).map((file) => JSON.parse(readFileSync(join(dir, 'logs', file), 'utf8')).pid);
    expect(left).toHaveLength(4);
    set = await startSet({ dir, servers: 1, standby: false, env: { DEMO: 'public' } });
    expect(left.map(commandOf)).toEqual(['', '', '', '']);
    expect((await call('POST /apps/todo/add-tasks', { task: { title: 'alone' } })).status).toBe(201);
    await expect(set.promote()).rejects.toThrow('no standby');
  }, 180_000);
});
