// Which rows were written since an index last looked, from a log that the database's triggers keep.
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** A table with a row for each key that was ever written, deleted ones too, and the position of its last change. */
export type ChangeLog = { table: string; key: string };

/** How far the log was read: a position on SQLite, a transaction on PostgreSQL. */
export type Cursor = string;
export const START: Cursor = '0';

/** @returns keys, perhaps some that were read before; `isAll`: none are left for now */
export type ReadChanges = (from: Cursor) => Promise<{ ids: number[]; cursor: Cursor; isAll: boolean }>;

/** Changes that are read in one step. */
const AT_ONCE = 5000;

/** Reads what was written since `from`, what is committed at this moment. */
export function changesIn({ read, engine }: Database, log: ChangeLog): ReadChanges {
  return engine.name === 'sqlite' ? (from) => bySequence(read, log, from) : byTransactions(read, log);
}

/** The position after everything that is committed at this moment. */
export async function newestChange({ read, engine }: Database, { table }: ChangeLog): Promise<Cursor> {
  const { rows } =
    engine.name === 'sqlite'
      ? await sql<{ cursor: string | number }>`select coalesce(max(seq), 0) as cursor from ${sql.table(table)}`.execute(read)
      : await sql<{ cursor: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as cursor`.execute(read);
  return String(rows[0]?.cursor ?? START);
}

/**
 * Tells the log from that of another database under the same address, as after a restore: PostgreSQL gives each table of a cluster
 * another number. On SQLite, a restore removes saved indexes.
 */
export async function identityOf({ read, engine }: Database, { table }: ChangeLog): Promise<string> {
  if (engine.name === 'sqlite') return '';
  const { rows } = await sql<{ identity: string }>`
    select concat_ws(' ', (select system_identifier from pg_control_system()), (select oid from pg_database where datname = current_database()),
      to_regclass(${table})::oid) as identity`.execute(read);
  return rows[0]?.identity ?? '';
}

/** Whether something was written since `from`. */
export async function hasChanges({ read, engine }: Database, { table }: ChangeLog, from: Cursor): Promise<boolean> {
  const { rows } =
    engine.name === 'sqlite'
      ? await sql`select 1 from ${sql.table(table)} where seq > ${Number(from)} limit 1`.execute(read)
      : await sql`select 1 from ${sql.table(table)} where transacao >= ${from}::text::xid8 limit 1`.execute(read);
  return rows.length > 0;
}

async function bySequence(read: Database['read'], { table, key }: ChangeLog, from: Cursor) {
  const { rows } = await sql<{ seq: number; key: number }>`
    select seq, ${sql.ref(key)} as key from ${sql.table(table)} where seq > ${Number(from)} order by seq limit ${AT_ONCE}`.execute(read);
  return {
    ids: rows.map((row) => row.key),
    cursor: String(rows.at(-1)?.seq ?? from),
    isAll: rows.length < AT_ONCE,
  };
}

/**
 * Transactions commit in another order than they begin. So everything from the oldest open one on is read each time, and what was
 * read before is left out. Transactions of another server, from which the database was restored, may have higher numbers than any here.
 */
function byTransactions(read: Database['read'], { table, key }: ChangeLog): ReadChanges {
  const known = new Map<number, string>();
  return async (from) => {
    const { rows } = await sql<{ open: string; key: number | null; transacao: string | null }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as open, ${sql.ref(key)} as key, transacao::text as transacao
      from (select 1) as one left join ${sql.table(table)}
        on transacao >= ${from}::text::xid8 and transacao < pg_snapshot_xmax(pg_current_snapshot())
      order by ${sql.ref(`${table}.transacao`)}`.execute(read);
    const open = rows[0]?.open ?? from;
    const ids: number[] = [];
    for (const { key: id, transacao } of rows) {
      if (id === null || transacao === null || known.get(id) === transacao) continue;
      known.set(id, transacao);
      ids.push(id);
    }
    for (const [id, transacao] of known) if (BigInt(transacao) < BigInt(open)) known.delete(id);
    return { ids, cursor: open, isAll: true };
  };
}
