// One PostgreSQL of the set, from the machine's programs: as a primary made by initdb, or as a hot standby of the other one.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { account, findBinaries } from '../../scripts/postgres.mjs';
import { commandOf } from './leftovers.ts';
import { Program } from './program.ts';
import type { PostgresName, State } from './state.ts';

/** The name of the standby's connection, and of the slot that keeps what it has not received yet. */
export const STANDBY = 'standby';

const LONGEST_END_MS = 30_000;

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  wal_level: 'replica',
  hot_standby: 'on',
  hot_standby_feedback: 'on',
  // A standby that says nothing for so long is gone, and a primary too.
  wal_sender_timeout: '2500ms',
  wal_receiver_timeout: '3s',
  wal_receiver_status_interval: '1s',
  wal_retrieve_retry_interval: '500ms',
  // What is kept for a standby that is away; one that misses more is copied again.
  max_slot_wal_keep_size: '4GB',
  timezone: 'UTC',
  lc_messages: 'C',
  log_destination: 'stderr',
  logging_collector: 'off',
};

export class Postgres {
  readonly port: number;
  /** Of the account that may do everything. */
  readonly url: string;
  readonly dataDir: string;
  readonly #dir: string;
  readonly #name: PostgresName;
  readonly #state: State;
  readonly #programs: string;
  readonly #account: { uid?: number; gid?: number };
  #program: Program | undefined;

  constructor(dir: string, name: PostgresName, state: State) {
    const binaries = findBinaries();
    if (!binaries) throw new Error('No PostgreSQL 15 or newer was found. Debian and Ubuntu: apt-get install postgresql');
    // A folder of the path may only have links to some of the programs.
    this.#programs = dirname(realpathSync(join(binaries.directory, 'postgres')));
    this.#account = account();
    this.#name = name;
    this.#state = state;
    this.port = state.ports[name];
    this.url = `postgres://postgres:${state.passwords.postgres}@127.0.0.1:${this.port}/certame`;
    this.#dir = join(dir, `postgres-${name}`);
    this.dataDir = join(this.#dir, 'data');
  }

  get pid(): number {
    return this.#program?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#program?.isRunning ?? false;
  }

  /** Whether it follows another one, or did when it ran last. */
  get isStandby(): boolean {
    return existsSync(join(this.dataDir, 'standby.signal'));
  }

  /** Makes an empty primary, in place of what a start that was broken off has left. @throws if a PostgreSQL runs on that */
  create(): void {
    this.#assertUnused();
    rmSync(this.dataDir, { recursive: true, force: true });
    const file = this.#prepareFolder(this.#state.passwords.postgres);
    const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];
    this.#run('initdb', ['-D', this.dataDir, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${file}`, '-E', 'UTF8', ...locale]);
    rmSync(file);
  }

  /** Makes the database and the accounts that the set needs. */
  async createDatabase(): Promise<void> {
    const { certame, replication } = this.#state.passwords;
    const client = new pg.Client({ connectionString: this.url.replace(/certame$/, 'postgres') });
    client.on('error', () => {});
    await client.connect();
    await client.query(`create role certame login password '${certame}'`);
    await client.query(`create role replication login replication password '${replication}'`);
    await client.query(`create database certame owner certame encoding 'UTF8' template template0`);
    await client.end();
  }

  /**
   * Copies the running `primary`, in place of whatever was here, and becomes its standby at the next start.
   * @throws if a PostgreSQL runs on what would be replaced
   */
  async copy(primary: Postgres): Promise<void> {
    this.#assertUnused();
    // A copy that was broken off must not be taken for a standby.
    const copy = `${this.dataDir}.new`;
    for (const path of [this.dataDir, copy]) rmSync(path, { recursive: true, force: true });
    const { replication } = this.#state.passwords;
    // The password is in a file, because everybody sees the arguments of a program.
    const file = this.#prepareFolder(`127.0.0.1:${primary.port}:*:replication:${replication}`);
    await primary.dropSlot();
    const source = `host=127.0.0.1 port=${primary.port} user=replication application_name=${STANDBY} passfile=${file}`;
    this.#run('pg_basebackup', ['-D', copy, '-d', source, '-R', '-C', '-S', STANDBY, '-X', 'stream', '--checkpoint=fast']);
    renameSync(copy, this.dataDir);
  }

  /** @throws if another PostgreSQL runs on the data: it would answer in the place of this one */
  async start(): Promise<void> {
    this.#assertUnused();
    const args = Object.entries({ ...settings, port: String(this.port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#program = new Program(join(this.#programs, 'postgres'), ['-D', this.dataDir, ...args], {
      ...{ ...this.#account, cwd: this.#dir, log: join(this.#dir, '..', 'logs', `postgres-${this.#name}.log`), lastSignal: 'SIGINT' },
    });
    await this.#program.until(async () => {
      const client = new pg.Client({ connectionString: this.url.replace(/certame$/, 'postgres'), connectionTimeoutMillis: 1000 });
      client.on('error', () => {});
      await client.connect();
      await client.end();
      return true;
    });
  }

  /** @param signal `SIGINT`: ends all connections; `SIGQUIT`: at once, as in a crash; `SIGKILL` is worse than a crash and leaves its children */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    if (!this.isRunning) return;
    // One that waits for a standby that is gone would not end.
    const late = setTimeout(() => this.#program?.end('SIGQUIT'), LONGEST_END_MS);
    await this.#program?.end(signal);
    clearTimeout(late);
  }

  async restart(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    await this.stop(signal);
    await this.start();
  }

  async query(text: string, timeout = 30_000): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: timeout, query_timeout: timeout });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text)).rows;
    } finally {
      // One that does not answer would never close it.
      client.end().catch(() => {});
    }
  }

  /** Whether it still has all that its standby has not received. */
  async keepsForStandby(): Promise<boolean> {
    const [slot] = await this.query(`select wal_status from pg_replication_slots where slot_name = '${STANDBY}'`);
    return slot !== undefined && slot.wal_status !== 'lost';
  }

  /** Keeps nothing for a standby any more. */
  async dropSlot(): Promise<void> {
    await this.query(`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = '${STANDBY}'`);
  }

  /** @throws if a PostgreSQL runs on the data, whoever has started it */
  #assertUnused(): void {
    const file = join(this.dataDir, 'postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    // After a crash, another program may have got the number.
    if (pid > 0 && commandOf(pid).includes(this.dataDir))
      throw new Error(`Another PostgreSQL runs on ${this.dataDir}, as process ${pid}. End it first: kill -INT ${pid}`);
  }

  /** @returns the path of a file with `secret` that only PostgreSQL's account can read */
  #prepareFolder(secret: string): string {
    const file = join(this.#dir, 'secret');
    mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
    writeFileSync(file, secret, { mode: 0o600 });
    const { uid, gid } = this.#account;
    if (uid !== undefined && gid !== undefined) for (const path of [this.#dir, file]) chownSync(path, uid, gid);
    return file;
  }

  #run(program: string, args: string[]): void {
    const made = spawnSync(join(this.#programs, program), args, { ...this.#account, cwd: this.#dir, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`${program}: ${made.error?.message ?? made.stderr.trim()}`);
  }
}
