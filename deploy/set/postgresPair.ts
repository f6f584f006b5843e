// A PostgreSQL that accepts writes, and one that follows it and can take its place: what was acknowledged is on both.
import { setTimeout } from 'node:timers/promises';
import { Postgres, STANDBY } from './postgres.ts';
import type { State } from './state.ts';

const LOOK_EVERY_MS = 500;
/** How long a primary may take to end when it is replaced. */
const HANGS_AFTER_MS = 1500;
/** How long writes wait for a standby that is away, before they are acknowledged without it. */
const WAIT_FOR_STANDBY_MS = 1000;

export class PostgresPair {
  primary: Postgres;
  /** The one that is not the primary; not running after a failover, until it rejoins. */
  standby: Postgres;
  readonly #state: State;
  readonly #save: () => void;
  #isWatching = false;
  #hasStandby = false;
  #watching: Promise<void> | undefined;

  constructor(dir: string, state: State, save: () => void) {
    const [a, b] = [new Postgres(dir, 'a', state), new Postgres(dir, 'b', state)];
    [this.primary, this.standby] = state.primary === 'a' ? [a, b] : [b, a];
    this.#state = state;
    this.#save = save;
  }

  /** Names both, so that servers find the one that accepts writes. */
  get databaseUrl(): string {
    const { ports, passwords } = this.#state;
    return `postgres://certame:${passwords.certame}@127.0.0.1:${ports.a},127.0.0.1:${ports.b}/certame`;
  }

  /** Whether the standby has everything that was acknowledged, so that it may take the primary's place. */
  get isSynchronous(): boolean {
    return this.#state.isSynchronous;
  }

  async start(withStandby: boolean): Promise<void> {
    const { isNew } = this.#state;
    if (isNew) this.primary.create();
    await this.primary.start();
    if (isNew) {
      await this.primary.createDatabase();
      delete this.#state.isNew;
      this.#save();
    }
    if (withStandby) await this.#startStandby();
    else await this.#goAlone();
  }

  async #startStandby(): Promise<void> {
    this.#hasStandby = true;
    // A former primary would accept writes.
    if (this.standby.isStandby && (await this.primary.keepsForStandby())) await this.standby.start();
    else await this.rejoin();
    this.#watch();
    while (!this.isSynchronous) {
      if (!this.primary.isRunning || !this.standby.isRunning) throw new Error('A PostgreSQL has ended: logs/postgres-*.log say why.');
      await setTimeout(50);
    }
  }

  /** The primary may have had a standby: it must not wait for it, nor keep anything for it. */
  async #goAlone(): Promise<void> {
    this.#setSynchronous(false);
    await this.primary.query("alter system set synchronous_standby_names = ''");
    await this.primary.query('select pg_reload_conf()');
    await this.primary.dropSlot();
  }

  /** Makes the other one the standby of the primary, as a new copy of it. */
  async rejoin(): Promise<void> {
    await this.standby.stop();
    await this.standby.copy(this.primary);
    await this.standby.start();
    this.#hasStandby = true;
    this.#watch();
  }

  /**
   * Ends the primary, if it still runs, and lets the standby take its place. Without a standby from then on: `rejoin()` makes one.
   * @throws if the standby lacks writes that were acknowledged
   */
  async promote(): Promise<void> {
    if (!this.#hasStandby) throw new Error('This set has no standby.');
    if (!this.isSynchronous)
      throw new Error('The standby was away while writes were acknowledged, and may lack them. Start the primary again instead.');
    await this.#stopWatching();
    // Two that accept writes would be worse than none.
    const former = this.primary;
    // Called off once it has ended: it may soon run again, as the new standby.
    const ended = new AbortController();
    const killed = setTimeout(HANGS_AFTER_MS, undefined, { ref: false, signal: ended.signal }).then(() => former.stop('SIGKILL'));
    await Promise.race([former.stop('SIGQUIT').then(() => ended.abort()), killed.catch(() => {})]);
    // The copy may have been made while the primary waited for a standby: the new one has none.
    await this.standby.query('alter system reset synchronous_standby_names');
    await this.standby.query('select pg_reload_conf()');
    await this.standby.query('select pg_promote()');
    [this.primary, this.standby] = [this.standby, this.primary];
    this.#state.primary = this.#state.primary === 'a' ? 'b' : 'a';
    this.#hasStandby = false;
    this.#setSynchronous(false);
  }

  async stop(): Promise<void> {
    await this.#stopWatching();
    // The primary waits until the standby has received everything.
    await this.primary.stop();
    await this.standby.stop();
  }

  /** @throws if that cannot be written down, such as on a full disk; nothing has changed then */
  #setSynchronous(isSynchronous: boolean): void {
    const before = this.#state.isSynchronous;
    if (before === isSynchronous) return;
    this.#state.isSynchronous = isSynchronous;
    try {
      this.#save();
    } catch (error) {
      this.#state.isSynchronous = before;
      throw error;
    }
  }

  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    this.#watching = this.#keepSynchronous();
  }

  async #stopWatching(): Promise<void> {
    this.#isWatching = false;
    await this.#watching;
  }

  /** Lets writes wait for the standby while it follows, and go on without it while it is away. */
  async #keepSynchronous(): Promise<void> {
    let lastSeen = performance.now();
    let looks = 0;
    while (this.#isWatching) {
      const { state, names } = await this.#lookAtStandby();
      if (state !== 'away') lastSeen = performance.now();
      looks = state === 'synchronous' ? looks + 1 : 0;
      try {
        // By the second look every connection of the primary knows the setting.
        if (looks >= 2) this.#setSynchronous(true);
        if (state === 'following' && names === '') await this.#configure(STANDBY);
        if (state === 'away' && names !== '' && performance.now() - lastSeen > WAIT_FOR_STANDBY_MS) {
          // Written down first: from now on the standby may lack something.
          this.#setSynchronous(false);
          await this.#configure('');
        }
      } catch {
        // The disk is full: the next look tries again, and writes wait until then.
      }
      await setTimeout(LOOK_EVERY_MS);
    }
  }

  /** `following`: it receives what is written, but writes do not wait for it yet; `unknown`: the primary does not answer. */
  async #lookAtStandby(): Promise<{ state: 'synchronous' | 'following' | 'away' | 'unknown'; names?: string }> {
    try {
      const [found] = await this.primary.query(
        `select current_setting('synchronous_standby_names') as names, sync_state,
            flush_lsn >= pg_current_wal_lsn() - 1048576::numeric as is_near
          from (select) as one left join pg_stat_replication on application_name = '${STANDBY}' and state = 'streaming'`,
        LOOK_EVERY_MS * 2,
      );
      const names = String(found?.names);
      if (found?.sync_state === 'sync') return { state: 'synchronous', names };
      return { state: found?.is_near ? 'following' : 'away', names };
    } catch {
      return { state: 'unknown' };
    }
  }

  /** What fails is tried again at the next look. */
  async #configure(names: string): Promise<void> {
    try {
      await this.primary.query(`alter system set synchronous_standby_names = '${names}'`, LOOK_EVERY_MS * 2);
      await this.primary.query('select pg_reload_conf()', LOOK_EVERY_MS * 2);
    } catch {}
  }
}
