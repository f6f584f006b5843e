// Checks whether PostgreSQL can be read and written right now, on its own connection that no other work can block.
import type pg from 'pg';
import type { PostgresHosts } from './postgresHosts.ts';

/** Less than the time limit of /readyz. */
const TIMEOUT_MS = 1700;

/**
 * Temporary rows allocate disk space on insert and free it at the commit; they are neither logged nor synced.
 * 32 rows of 7 KB, so that each check allocates space. A standby refuses the table.
 */
const prepare = `create temporary table certame_probe (filling text) on commit delete rows;
  alter table certame_probe alter filling set storage plain`;
const write = `insert into certame_probe select repeat('x', 7000) from generate_series(1, 32)`;

export type Probe = {
  /** @throws why nothing can be read or written */
  check(): Promise<void>;
  close(): Promise<void>;
};

export function postgresProbe(hosts: PostgresHosts): Probe {
  let current: pg.Client | undefined;
  let mayWrite = true;

  const open = async () => {
    const client = new hosts.Client({
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      statement_timeout: TIMEOUT_MS,
    });
    // The next check reports it.
    client.on('error', () => {}).on('end', () => forget(client));
    await hosts.connect(client);
    current = client;
    mayWrite = await client.query(prepare).then(() => true, mayNot);
    return client;
  };
  const forget = (client: pg.Client) => {
    if (current === client) current = undefined;
  };

  return {
    check: async () => {
      let client = current;
      try {
        client ??= await open();
        const { rows } = await client.query(`select current_setting('transaction_read_only') as read_only`);
        if (rows[0].read_only === 'on') throw new Error('The database is read-only.');
        if (mayWrite) await client.query(write);
      } catch (error) {
        const broken = client ?? current;
        if (broken) {
          forget(broken);
          broken.end().catch(() => {});
        }
        throw error;
      }
    },
    close: async () => void (await current?.end()),
  };
}

/** A role without the right to create temporary tables is accepted. */
function mayNot(error: unknown): false {
  if ((error as { code?: string }).code === '42501') return false;
  throw error;
}
