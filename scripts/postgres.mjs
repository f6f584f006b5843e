// A PostgreSQL for the tests: the given server, else a throw-away cluster from the machine's binaries, else PGlite.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { freePort } from './freePort.mjs';
import { memoryFolder } from './memoryFolder.mjs';

/** @typedef {{ url: string, kind: 'server' | 'cluster' | 'pglite', about: string, stop: () => Promise<void> }} Postgres */
/** @typedef {Postgres & { pid: () => number, restart: (signal: NodeJS.Signals, between?: () => void) => Promise<void> }} Cluster a server of our own, which can be ended by a signal and started again */
/** @typedef {{ directory: string, version: number }} Binaries */

const oldest = 15;
const suffix = process.platform === 'win32' ? '.exe' : '';

/** @returns {Promise<Postgres>} */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, kind: 'server', about: 'the server of TEST_DATABASE_URL', stop: async () => {} };
  const binaries = findBinaries();
  if (!binaries) return startPglite(`no PostgreSQL ${oldest} or newer was found on this machine`);
  try {
    return await startCluster(binaries);
  } catch (error) {
    return startPglite(`PostgreSQL ${binaries.version} did not start: ${error instanceof Error ? error.message : error}`);
  }
}

/** @returns {Binaries | undefined} the newest */
export function findBinaries() {
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...(config.status === 0 ? [config.stdout.trim()] : []),
    ...globSync([
      '/usr/lib/postgresql/*/bin',
      '/usr/pgsql-*/bin',
      '/{opt/homebrew,usr/local}/opt/postgresql*/bin',
      '/Applications/Postgres.app/Contents/Versions/*/bin',
      ...(process.env.PROGRAMFILES ? [`${process.env.PROGRAMFILES}/PostgreSQL/*/bin`.replaceAll('\\', '/')] : []),
    ]),
  ];
  const found = folders
    .filter((folder) => existsSync(join(folder, `initdb${suffix}`)) && existsSync(join(folder, `postgres${suffix}`)))
    .map((folder) => {
      const { stdout } = spawnSync(join(folder, `postgres${suffix}`), ['--version'], { encoding: 'utf8' });
      return { directory: folder, version: Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0) };
    })
    .filter(({ version }) => version >= oldest)
    .sort((a, b) => b.version - a.version);
  return found[0];
}

/** PostgreSQL refuses to run as root. @returns {{ uid?: number, gid?: number }} */
export function account() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new Error('it must not run as root, and there is no account postgres or nobody to run it as');
}

/**
 * A cluster that keeps what it has confirmed, as a server in use does; null where PostgreSQL's programs are missing.
 * @param {string} [folder] for its data
 * @returns {Promise<Cluster | null>}
 */
export async function startDurableCluster(folder = memoryFolder()) {
  const binaries = findBinaries();
  if (!binaries) return null;
  return startCluster(binaries, folder, { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '64MB' });
}

/**
 * @param {Binaries} binaries @param {string} [folder] @param {Record<string, string>} [settings] that differ from those for tests
 * @returns {Promise<Cluster>}
 */
async function startCluster({ directory, version }, folder = memoryFolder(), settings = {}) {
  const who = account();
  // Root's own temporary directory may be closed to the account that runs the cluster.
  const isOpen = who.uid === undefined || folder !== tmpdir();
  const home = mkdtempSync(join(isOpen ? realpathSync(folder) : '/tmp', 'certame-postgres-'));
  const remove = () => rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  try {
    const data = join(home, 'data');
    const password = randomBytes(18).toString('base64url');
    writeFileSync(join(home, 'password'), password, { mode: 0o600 });
    if (who.uid !== undefined && who.gid !== undefined) {
      for (const path of [home, join(home, 'password')]) chownSync(path, who.uid, who.gid);
    }
    // The same order and letters on every Linux; elsewhere the system's, because not all know C.UTF-8.
    const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];
    // MD5 because tests open a thousand connections, and SCRAM makes each one expensive.
    const made = spawnSync(
      join(directory, `initdb${suffix}`),
      ['-D', data, '-U', 'postgres', '-A', 'md5', `--pwfile=${join(home, 'password')}`, '-E', 'UTF8', '-N', ...locale],
      { ...who, cwd: home, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr.trim()}`);
    const port = await freePort();
    const begin = () => listen(join(directory, `postgres${suffix}`), data, port, settings, { ...who, cwd: home });
    let server = await begin();
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const about = `PostgreSQL ${version}, a throw-away cluster`;
    // Without ceremony, because nothing in it is worth a checkpoint; also when this process breaks down.
    const quit = () => server.kill('SIGQUIT');
    process.once('exit', quit);
    const end = async (/** @type {NodeJS.Signals} */ signal) => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.kill(signal);
      await ended;
    };
    const stop = async () => {
      await end('SIGQUIT');
      process.off('exit', quit);
      remove();
    };
    const restart = async (/** @type {NodeJS.Signals} */ signal, between = () => {}) => {
      await end(signal);
      between();
      server = await begin();
    };
    return { url, kind: 'cluster', about, stop, restart, pid: () => server.pid ?? 0 };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Resolves once the server accepts connections.
 * @param {string} program @param {string} data @param {number} port @param {Record<string, string>} differing
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
function listen(program, data, port, differing, options) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '300',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // No replication, vacuum, JIT or parallel queries: databases live for seconds.
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
    jit: 'off',
    update_process_title: 'off',
    max_parallel_workers_per_gather: '0',
    logging_collector: 'off',
    log_destination: 'stderr',
    lc_messages: 'C',
    ...differing,
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  // In a process group of its own, so that Ctrl-C ends the tests first and the database after them.
  const server = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      if (log.includes('ready to accept connections')) return;
      log += chunk;
      if (log.includes('ready to accept connections')) resolve(server);
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(log.trim().split('\n').slice(-3).join(' '))));
  });
}

/** @param {string} why @returns {Promise<Postgres>} */
async function startPglite(why) {
  const db = await PGlite.create();
  const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1', maxConnections: 20 });
  await server.start();
  const about = `PGlite, an embedded PostgreSQL with one connection, because ${why}.
For the real thing install it (Debian and Ubuntu: apt-get install postgresql; macOS: brew install postgresql;
Windows: the installer of postgresql.org) or give a server: TEST_DATABASE_URL=postgres://…`;
  const stop = async () => {
    await server.stop();
    await db.close();
  };
  return { url: `postgres://postgres:postgres@${server.getServerConn()}/postgres`, kind: 'pglite', about, stop };
}
