// Two versions on the same data, as during a rolling update: the one before goes on working when the next one has changed the schema.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIRST_JUDGED } from '#kit/server/database/migrate.ts';
import { operationsOf, plainRequest } from '#kit/server/testing/testOperations.ts';
import { seeded } from '#kit/server/testing/testRandom.ts';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import { freePort } from '../../scripts/freePort.mjs';
import { memoryFolder } from '../../scripts/memoryFolder.mjs';
import { findBinaries, startDurableCluster } from '../../scripts/postgres.mjs';
import { root } from '../../scripts/run.mjs';
import { CertameServer } from './server.ts';
import { addMigration, checkOut, hasCommit, newestRelease } from './versions.ts';

const release = await newestRelease();
const isPostgresMissing = !findBinaries();
const isCommitMissing = !hasCommit(release.commit);
if (isPostgresMissing) console.warn('Not tested: two versions on PostgreSQL, because no PostgreSQL 15 or newer was found.');
if (isCommitMissing)
  console.warn(`Not tested: ${release.name} beside this version, because this clone lacks its commit ${release.commit}.`);

/** What a later version may add to tables that this one reads and writes. */
const additions = `
  create table later (id {id}, task_id bigint references tasks (id) on delete cascade, at {instant});
  alter table tasks add column added_text text not null default '';
  alter table licitacoes add column added_number integer;
  alter table users add column added_json {json};
  create unique index users_added on users (id, added_json);
`;

const dir = mkdtempSync(join(memoryFolder(), 'certame-versions-'));
const [before, next] = [join(dir, 'before'), join(dir, 'next')];
let added: number;
let cluster: Awaited<ReturnType<typeof startDurableCluster>>;
const servers: Server[] = [];
beforeAll(async () => {
  if (!isCommitMissing) checkOut(release.commit, before);
  added = addMigration(additions, next);
  cluster = await startDurableCluster();
}, 180_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  await cluster?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Of all servers. */
const usual = { DEMO: 'true', SECRET_KEY: 'of two versions, for as long as a test takes', LOG_LEVEL: 'warn' };

type Answer = { status: number; body: Record<string, unknown> };

class Server extends CertameServer {
  readonly log: string;
  #token = '';
  constructor(name: string, port: number, env: Record<string, string>, sources: string) {
    // The usual cache would keep what is compiled from folders that are removed.
    const cache: Record<string, string> = sources === root ? {} : { NODE_COMPILE_CACHE: join(dir, 'compiled') };
    super(dir, name, port, { DATA_DIR: join(dir, name), ...cache, ...env }, sources);
    this.log = join(dir, 'logs', `${name}.log`);
    servers.push(this);
  }

  async call(route: string, body?: unknown): Promise<Answer> {
    const [method, path] = route.split(' ', 2) as [string, string];
    const headers = { authorization: `Bearer ${this.#token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${this.url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  }

  async signIn(): Promise<void> {
    const { status, body } = await this.call('POST /jwt/login', demoAdmin);
    expect(status).toBe(200);
    this.#token = String(body.accessToken);
  }

  addTask(title: string): Promise<Answer> {
    return this.call('POST /apps/todo/add-tasks', { task: { title } });
  }

  async hasTask(title: string): Promise<boolean> {
    const answer = await fetch(`${this.url}/apps/todo/tasks`, { headers: { authorization: `Bearer ${this.#token}` } });
    return (await answer.text()).includes(title);
  }

  /** Every call that reads, with plausible parameters. @returns those that fail */
  async readAll(): Promise<string[]> {
    const operations = operationsOf((await this.call('GET /api/openapi.json')).body).filter(
      ({ method, isStream }) => method === 'GET' && !isStream,
    );
    expect(operations.length).toBeGreaterThan(50);
    const failed: string[] = [];
    for (const operation of operations) {
      const { path, query } = plainRequest(operation, seeded(operation.name));
      const { status } = await this.call(`GET ${path}?${query}`);
      if (status >= 500) failed.push(`${status} ${path}?${query}`);
    }
    return failed;
  }
}

/** Signs in, searches and writes, as users do. @param other sees what is written, and the other way round */
async function use(server: Server, other?: Server): Promise<void> {
  await server.signIn();
  const { body } = await server.call('GET /api/licitacoes?perPage=5');
  const [{ id, objeto } = { id: 0, objeto: '' }] = body.licitacoes as { id: number; objeto: string }[];
  const [word] = /\p{L}{7,}/u.exec(objeto) ?? [];
  const found = await server.call(`GET /api/licitacoes?perPage=100&q=${encodeURIComponent(String(word))}`);
  expect((found.body.licitacoes as { id: number }[]).map((notice) => notice.id)).toContain(id);
  expect((await server.call(`PUT /api/follows/licitacao/${id}`, {})).status).toBeLessThan(300);
  const start = new Date().toISOString();
  expect((await server.call('POST /apps/calendar/add-event', { event: { title: 'Visita', start } })).status).toBe(201);
  if (!other) return;
  for (const [one, another] of [
    [server, other],
    [other, server],
  ] as const) {
    await another.signIn();
    const title = `Written at ${one.url}`;
    expect((await one.addTask(title)).status).toBe(201);
    expect(await another.hasTask(title)).toBe(true);
  }
  expect(await other.call('GET /api/audit/integrity?fresh=true')).toMatchObject({ status: 200, body: { isIntact: true } });
}

/** Reads and writes at `old` all the time, while the next version changes the schema. */
async function startBeside(old: Server, fresh: Server): Promise<void> {
  const statuses: number[] = [];
  let isOver = false;
  const sending = [1, 2].map(async () => {
    while (!isOver) statuses.push((await old.call('GET /api/licitacoes?perPage=5')).status, (await old.addTask('Meanwhile')).status);
  });
  await fresh.start().finally(() => {
    isOver = true;
  });
  await Promise.all(sending);
  expect(statuses.length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([200, 201]));
}

const warning = () => `A newer version has updated the schema to ${added}.`;

describe.skipIf(isPostgresMissing)('on PostgreSQL', () => {
  let present: Server;
  let settings: Record<string, string>;
  beforeAll(async () => {
    settings = { ...usual, DATABASE_URL: cluster?.url ?? '' };
    present = new Server('present', await freePort(), settings, root);
  });

  test.skipIf(isCommitMissing)(
    `servers of ${release.name} go on working beside this version`,
    async () => {
      const old = new Server('before', await freePort(), settings, before);
      await old.start();
      await old.signIn();
      await startBeside(old, present);
      await use(old, present);
      expect(await old.readAll()).toEqual([]);
      await old.stop('SIGINT');
      // 0.1.0 asks for its own schema.
      if (release.schema >= FIRST_JUDGED - 1) await old.start().then(() => use(old, present));
      else await expect(old.start()).rejects.toThrow('The data was written by a newer version');
      await old.stop('SIGINT');
    },
    180_000,
  );

  test('servers of this version go on working beside one with a newer schema, also after a restart', async () => {
    if (!present.isRunning) await present.start();
    await present.signIn();
    const fresh = new Server('next', await freePort(), settings, next);
    await startBeside(present, fresh);
    await use(present, fresh);
    await present.restart('SIGINT');
    expect(readFileSync(present.log, 'utf8')).toContain(warning());
    await use(present, fresh);
    expect(await present.readAll()).toEqual([]);
  }, 180_000);
});

test('on SQLite, one can go back from a newer schema to this version, with what was written meanwhile', async () => {
  const settings = { ...usual, DATABASE_URL: '', DATA_DIR: join(dir, 'data') };
  const [old, fresh] = [new Server('old', await freePort(), settings, root), new Server('fresh', await freePort(), settings, next)];
  await fresh.start();
  await use(fresh);
  expect((await fresh.addTask('Written by the next version')).status).toBe(201);
  await fresh.stop('SIGINT');
  await old.start();
  expect(readFileSync(old.log, 'utf8')).toContain(warning());
  await use(old);
  expect(await old.hasTask('Written by the next version')).toBe(true);
  await old.stop('SIGINT');
}, 180_000);
