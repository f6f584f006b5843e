// The real server on a real database, for tests: created for each test file and removed after it.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Amount } from '../limits/quotas.ts';
import type { WriteRates } from '../limits/writeRateLimiter.ts';

/** Options of a test server. */
export type TestOptions = {
  demo?: boolean;
  env?: Record<string, string>;
  /** Replaces the limits of accounts, so that a few rows reach them. */
  limits?: { quotas?: Record<string, Amount>; writeRates?: WriteRates; diskFree?: number };
};
/** Starts the server; registered by `app`, because the kit must not import it. */
export type StartProduct = (
  where: { dataDir: string; databaseUrl: string | null } & Required<TestOptions>,
) => Promise<{ app: FastifyInstance; database: Database; seedDemo(): Promise<boolean>; close(): Promise<void> }>;

let start: StartProduct | undefined;
export function plugProduct(product: StartProduct): void {
  start = product;
}

/** Temporary storage: a folder, and on PostgreSQL a separate database. */
export type TestData = { dataDir: string; databaseUrl: string | null; drop(): Promise<void> };

/** @param opened leaves the data as a product does that was opened once, with or without the demonstration; otherwise there is none yet */
export async function testData(opened?: { demo: boolean }): Promise<TestData> {
  return makeData(opened && (await templateOf(opened.demo)));
}

async function makeData(like?: TestData): Promise<TestData> {
  const dataDir = await mkdtemp(join(process.env.TEST_FOLDER ?? tmpdir(), 'certame-test-'));
  if (like) await cp(like.dataDir, dataDir, { recursive: true });
  const server = process.env.TEST_DATABASE_URL;
  const postgres = server ? await makeDatabase(server, like?.databaseUrl ?? undefined) : null;
  return {
    dataDir,
    databaseUrl: postgres?.url ?? null,
    drop: async () => {
      await postgres?.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type TestServer = {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  /** Fills the demonstration, or moves it to the present day. @returns whether notices were added or moved */
  seedDemo(): Promise<boolean>;
  /** Signs in, and returns a function for calls of this account; bodies are sent as JSON. */
  as(account: { email: string; password: string }): Promise<Call>;
  /** Calls without a session. */
  call: Call;
  close(): Promise<void>;
};
/** `route` as a contract writes it: `GET /a`. */
export type Call = (route: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;

/** A short pause for polling, so that the polled work gets processor time. */
export const moment = () => setTimeout(10);

export const demoAdmin = { email: 'admin@demo.com', password: 'admin' };
export const demoClient = { email: 'client@demo.com', password: 'client' };

/** On SQLite, or on the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function testServer(options: TestOptions = {}): Promise<TestServer> {
  // The settings of the environment leave no trace in the data, but for the demonstration.
  const demo = (options.env?.DEMO ?? String(options.demo ?? false)) !== 'false';
  return testServerOn(await testData({ demo }), options);
}

/** On data that is there, which is dropped when the server closes. */
export async function testServerOn({ dataDir, databaseUrl, drop }: TestData, options: TestOptions = {}): Promise<TestServer> {
  if (!start) throw new Error('No product was plugged in: run the tests with npm test.');
  const product = await start({ dataDir, databaseUrl, demo: false, env: {}, limits: {}, ...options });
  const call = caller(product.app, {});
  return {
    ...product,
    dataDir,
    call,
    as: async (account) => {
      const answer = await call('POST /jwt/login', account);
      if (answer.statusCode !== 200) throw new Error(`${account.email} could not sign in: ${answer.body}`);
      return caller(product.app, { authorization: `Bearer ${answer.json().accessToken}` });
    },
    close: async () => {
      await product.close();
      await drop();
    },
  };
}

/** Removed with everything else after the tests (testPlace.ts). */
const templates = new Map<boolean, Promise<TestData>>();

/**
 * What a product leaves behind that was opened once, made for the first test that asks: a copy of it is there in a tenth of
 * the time. None on PGlite, which has one database only.
 */
function templateOf(demo: boolean): Promise<TestData> | undefined {
  if (process.env.TEST_POSTGRES_KIND === 'pglite') return undefined;
  const made = templates.get(demo) ?? makeTemplate(demo);
  templates.set(demo, made);
  return made;
}

async function makeTemplate(demo: boolean): Promise<TestData> {
  if (!start) throw new Error('No product was plugged in: run the tests with npm test.');
  const place = await makeData();
  const { close } = await start({ ...place, demo, env: {}, limits: {} });
  await close();
  return place;
}

function caller(app: FastifyInstance, standing: Record<string, string>): Call {
  return (route, body, headers) => {
    const [method, url] = route.split(' ', 2) as [InjectOptions['method'], string];
    return app.inject({
      method,
      url,
      headers: { host: 'localhost', ...standing, ...headers },
      ...(body !== undefined && { payload: body as object }),
    } as InjectOptions);
  };
}

/** A separate database on the test server, dropped afterwards. PGlite has only one database: it is emptied instead. */
async function makeDatabase(server: string, like?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  if (process.env.TEST_POSTGRES_KIND === 'pglite') {
    await run('drop schema public cascade', 'create schema public');
    return { url: server, drop: async () => {} };
  }
  const name = `${process.env.TEST_DATABASES}${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await run(`create database ${name}${like ? ` template ${new URL(like).pathname.slice(1)} strategy file_copy` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
