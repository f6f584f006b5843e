// Records the database of this version, for the test that brings the data of every release up to the newest schema
// (src/app/server/releases). Run it once for each release, before the next migration: node scripts/recordRelease.mjs
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './run.mjs';

/** Of notices, bills and their like only the newest, and those that people work with: the file goes into the repository. */
const MOST = { licitacoes: 10, projetos: 8, contratos: 12, pca_planos: 4, audit_events: 200 };
/** In bytes. */
const LARGEST = 300_000;
/** Filled by the engine itself, or at each start. */
const derived = /^sqlite_|^migrations$|_busca(_\w+)?$|_mudancas$|^search_matching$|^autocomplete_terms$/;
/** Folders of files. */
const stores = ['attachments', 'certidoes', 'propostas'];

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const file = join(root, 'src/app/server/releases', `${version}.json.br`);
if (existsSync(file)) {
  console.error(`${file} exists: a recorded release is never changed.`);
  process.exit(1);
}
// The test of two versions beside one another runs the recorded one (deploy/set/versions.processes.test.ts).
if (git('status', '--porcelain', '--', 'src', 'migrations', 'package.json') !== '') {
  console.error('Commit first: the record names the commit of its program.');
  process.exit(1);
}
const commit = git('rev-parse', 'HEAD');
const folder = mkdtempSync(join(tmpdir(), 'certame-release-'));
try {
  await fillDemo();
  const database = new DatabaseSync(join(folder, 'certame.sqlite'));
  shorten(database);
  mkdirSync(join(file, '..'), { recursive: true });
  const content = brotliCompressSync(JSON.stringify(record(database)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  if (content.length > LARGEST) throw new Error(`${content.length} bytes are too many for the repository: lower MOST.`);
  writeFileSync(file, content);
  console.log(`${file}: ${content.length} bytes.`);
  database.close();
} finally {
  rmSync(folder, { recursive: true });
}

/** Demonstration data, and by calls some of what it lacks. */
async function fillDemo() {
  /** @param {string} path @returns {Promise<any>} */
  const load = (path) => import(new URL(`../src/app/server/${path}`, import.meta.url).href);
  const [{ openProduct }, { readConfig }] = await Promise.all([load('app.ts'), load('start/config.ts')]);
  const product = await openProduct(readConfig({ DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'silent' }), null, {}, 'here');
  /** @param {string} method @param {string} url @param {object} [payload] @param {string} [token] */
  const call = async (method, url, payload, token) => {
    const headers = { host: 'localhost', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await product.app.inject({ method, url, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.body && answer.json();
  };
  const { accessToken } = await call('POST', '/jwt/login', { email: 'client@demo.com', password: 'client' });
  const search = { name: 'Pneus em São Paulo', query: { q: 'pneus' }, columns: [], isShared: false };
  await call('POST', '/api/licitacoes/searches', search, accessToken);
  await call('POST', '/api/calendar/feed', {}, accessToken);
  await call('POST', '/api/auth/forgot-password', { email: 'client@demo.com' });
  await product.close();
}

/** @param {DatabaseSync} database */
function shorten(database) {
  database.exec('pragma foreign_keys = on');
  for (const [table, most] of Object.entries(MOST)) {
    const used = { licitacoes: referencesTo(database), projetos: followed('projeto') }[table] ?? 'select null where false';
    database.exec(`delete from ${table} where id not in (select id from ${table} order by id desc limit ${most}) and id not in (${used})`);
  }
  database.exec('delete from licitacoes_registros where licitacao_id not in (select id from licitacoes order by id desc limit 50)');
  // Accounts as of real users, whose data does not move with the days.
  database.exec('delete from demo_seeds; update users set is_demo = false');
}

/** The notices that people work with. @param {DatabaseSync} database */
function referencesTo(database) {
  const tables = /** @type {{ name: string }[]} */ (database.prepare("select name from sqlite_master where type = 'table'").all());
  const references = tables
    .filter(({ name }) => !derived.test(name))
    .filter(({ name }) => {
      const columns = database.prepare(`pragma table_info(${name})`).all();
      const cascades = database.prepare(`pragma foreign_key_list(${name})`).all();
      return columns.some((column) => column.name === 'licitacao_id') && !cascades.some(({ table }) => table === 'licitacoes');
    })
    .map(({ name }) => `select licitacao_id from ${name} where licitacao_id is not null`);
  return [...references, followed('licitacao')].join(' union ');
}

/** @param {'licitacao' | 'projeto'} kind */
function followed(kind) {
  return `select item_id from follows where kind = '${kind}'`;
}

/** What `loadRelease` reads. @param {DatabaseSync} database */
function record(database) {
  const tables = /** @type {{ name: string }[]} */ (
    database.prepare("select name from sqlite_master where type = 'table' order by name").all()
  ).filter(({ name }) => !derived.test(name));
  const rowsOf = (/** @type {string} */ name) => {
    const columns = database
      .prepare(`pragma table_info(${name})`)
      .all()
      .map((column) => String(column.name));
    const rows = database.prepare(`select * from ${name}`).all();
    return { columns, rows: rows.map((row) => columns.map((column) => recordedValue(row[column]))) };
  };
  const migrations = join(root, 'migrations');
  const filled = tables.map(({ name }) => ({ name, content: rowsOf(name) })).filter(({ content }) => content.rows.length > 0);
  return {
    release: version,
    commit,
    /** So that a migration that a release had is never changed. */
    migrations: Object.fromEntries(
      readdirSync(migrations)
        .sort()
        .map((file) => [file, hashOf(readFileSync(join(migrations, file)))]),
    ),
    tables: Object.fromEntries(filled.map(({ name, content }) => [name, content])),
    ids: Object.fromEntries(
      database
        .prepare('select name, seq from sqlite_sequence')
        .all()
        .map(({ name, seq }) => [name, seq]),
    ),
    files: Object.fromEntries(stores.map((store) => [store, filesIn(join(folder, store))])),
  };
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** @param {unknown} value */
function recordedValue(value) {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value;
}

/** @param {string} place */
function filesIn(place) {
  return Object.fromEntries(readdirSync(place).map((name) => [name, readFileSync(join(place, name)).toString('base64')]));
}

/** @param {Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content.toString('utf8').replaceAll('\r\n', '\n')).digest('base64url');
}
