// The hosts that a connection string names, and which of them plays the wanted part: after a failover it is another one.
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { urlsOf } from './connectionUrls.ts';

/** `primary`: accepts writes; `standby`: follows the primary. */
export type Part = 'primary' | 'standby';

/** How long a host may take to say which part it plays. */
const ANSWER_MS = 1000;
const LOOK_EVERY_MS = 1000;

/** A promotion begins a new timeline, so a former primary that came back has a lower one. */
const part = `select case
  when not pg_is_in_recovery() then 'primary'
  when exists (select from pg_stat_wal_receiver) then 'standby' else 'idle' end as part,
  case when pg_is_in_recovery() then 0 else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** Like a lost connection: it is tried again for as long as the caller may wait. */
function noHost(wanted: Part): Error {
  return Object.assign(new Error(wanted === 'primary' ? 'No host of DATABASE_URL accepts writes.' : 'No standby can be read.'), {
    code: '57P03',
  });
}

export class PostgresHosts {
  /** Connects to the host that plays the part at that moment. */
  readonly Client: new (
    config: pg.ClientConfig,
  ) => pg.Client;
  readonly #urls: string[];
  readonly #part: Part;
  #current = 0;
  /** The highest timeline seen. */
  #timeline = 0;
  #finding: Promise<boolean> | undefined;
  #isClosed = false;
  #hasLooked = false;
  #isWatched = false;
  #watching: pg.Client | undefined;
  /** Open connections with the number of their host. */
  readonly #sockets = new Map<Socket, number>();

  constructor(url: string, wanted: Part = 'primary') {
    this.#urls = urlsOf(url);
    this.#part = wanted;
    const newSocket = () => this.#newSocket();
    const currentUrl = () => this.#urls[this.#current] as string;
    this.Client = class extends pg.Client {
      constructor(config: pg.ClientConfig) {
        super({ ...config, connectionString: currentUrl(), stream: newSocket });
      }
    };
  }

  /** With a single host for everything there is nothing to choose, and nothing to ask. */
  get #isFixed(): boolean {
    return this.#urls.length === 1 && this.#part === 'primary';
  }

  /** Opens `client`. @throws if its host does not play the part */
  async connect(client: pg.Client): Promise<void> {
    try {
      await client.connect();
      await this.check(client);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
  }

  /** @throws if the host of the open `client` does not play the part */
  async check(client: pg.ClientBase): Promise<void> {
    if (this.#isFixed) return;
    this.#watch();
    // At first all are asked: the first one may be a former primary that nobody told. This ends `client` if it is.
    if (!this.#hasLooked) await this.find();
    if (this.#plays(await partOf(client))) return;
    void this.find();
    throw noHost(this.#part);
  }

  /** Looks which host plays the part, and ends the connections to others; they may hang forever. @returns whether there is one */
  find(): Promise<boolean> {
    if (this.#isFixed || this.#isClosed) return Promise.resolve(false);
    this.#watch();
    this.#finding ??= this.#look().finally(() => {
      this.#finding = undefined;
    });
    return this.#finding;
  }

  close(): void {
    this.#isClosed = true;
    this.#watching?.end().catch(() => {});
  }

  async #look(): Promise<boolean> {
    const found = await Promise.all(this.#urls.map((url) => look(url).catch(() => undefined)));
    this.#hasLooked = true;
    const fitting = found.flatMap((one, index) => (one && this.#plays(one) ? [{ index, timeline: one.timeline }] : []));
    // Of two that accept writes, the one that was promoted last; otherwise the same as before.
    const isSame = ({ index }: { index: number }) => Number(index === this.#current);
    const [best] = fitting.sort((one, other) => other.timeline - one.timeline || isSame(other) - isSame(one));
    if (best) {
      this.#current = best.index;
      this.#timeline = Math.max(this.#timeline, best.timeline);
    }
    // A primary that hangs may come back, as long as no other took its place.
    if (!best && this.#part === 'primary') return false;
    for (const [socket, index] of this.#sockets) if (index !== best?.index) socket.destroy();
    return best !== undefined;
  }

  #plays({ part: found, timeline }: Found): boolean {
    if (found !== this.#part || timeline < this.#timeline) return false;
    this.#timeline = timeline;
    return true;
  }

  #newSocket(): Socket {
    const socket = new Socket();
    if (this.#isFixed) return socket;
    this.#sockets.set(socket, this.#current);
    return socket.once('close', () => this.#sockets.delete(socket));
  }

  /** Notices a host that is gone without a word, which no open connection would tell. */
  async #watch(): Promise<void> {
    if (this.#isWatched) return;
    this.#isWatched = true;
    while (!this.#isClosed) {
      try {
        this.#watching ??= await this.#openWatch();
        if (!this.#plays(await partOf(this.#watching))) throw noHost(this.#part);
      } catch {
        this.#watching?.end().catch(() => {});
        this.#watching = undefined;
        await this.find();
      }
      if (this.#isClosed) break;
      await setTimeout(LOOK_EVERY_MS, undefined, { ref: false });
    }
    this.#watching?.end().catch(() => {});
  }

  async #openWatch(): Promise<pg.Client> {
    const client = new this.Client({ connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
    client.on('error', () => {});
    await client.connect();
    return client;
  }
}

type Found = { part: string; timeline: number };

async function partOf(client: pg.ClientBase): Promise<Found> {
  const { rows } = await client.query(part);
  return rows[0];
}

async function look(connectionString: string): Promise<Found> {
  const socket = new Socket();
  const times = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
  const client = new pg.Client({ connectionString, stream: () => socket, ...times });
  client.on('error', () => {});
  try {
    await client.connect();
    return await partOf(client);
  } finally {
    client.end().catch(() => {});
    // A host that hangs would never close it.
    socket.destroySoon();
  }
}
