// Writes invented notices as rows, in large transactions and by nothing but SQL.
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { inventNotices } from './inventNotices.ts';

/** Notices in one transaction. */
const AT_ONCE = 2000;
type Row = Record<string, unknown>;
type Database = {
  firstId: number;
  write(table: string, rows: readonly Row[]): Promise<void> | void;
  begin(): unknown;
  commit(): unknown;
  close(): unknown;
};

/** Adds so many notices, with three items each or as many as said. @param url of PostgreSQL; empty: SQLite in `dataDir` */
export async function fillNotices(dataDir: string, url: string, notices: number, itemsOfEach?: number): Promise<void> {
  const database = url ? await openPostgres(url) : openSqlite(dataDir);
  let rows: Row[] = [];
  let items: Row[] = [];
  const flush = async () => {
    await database.begin();
    await database.write('licitacoes', rows);
    await database.write('lotes', items);
    await database.commit();
    [rows, items] = [[], []];
  };
  for (const invented of inventNotices(notices, new Date(), database.firstId, itemsOfEach)) {
    rows.push(invented.notice);
    items.push(...invented.items);
    if (rows.length === AT_ONCE) await flush();
  }
  if (rows.length > 0) await flush();
  await database.close();
}

function openSqlite(dataDir: string): Database {
  const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -200000');
  const { id } = database.prepare('select coalesce(max(id), 0) as id from licitacoes').get() as { id: number };
  const toSql = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue;
  const inserts = new Map<string, ReturnType<typeof database.prepare>>();
  return {
    firstId: id + 1,
    begin: () => database.exec('begin'),
    write(table, rows) {
      const columns = Object.keys(rows[0] ?? {});
      let insert = inserts.get(table);
      if (!insert) {
        insert = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`);
        inserts.set(table, insert);
      }
      for (const row of rows) insert.run(...Object.values(row).map(toSql));
    },
    commit: () => database.exec('commit'),
    close: () => {
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
}

async function openPostgres(url: string): Promise<Database> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ id: number }>('select coalesce(max(id), 0)::int as id from licitacoes');
  return {
    firstId: (rows[0]?.id ?? 0) + 1,
    begin: () => database.query('begin; set local synchronous_commit = off'),
    async write(table, rows) {
      const columns = Object.keys(rows[0] ?? {}).join(', ');
      const insert = `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, $1)`;
      await database.query(insert, [JSON.stringify(rows)]);
    },
    commit: () => database.query('commit'),
    close: async () => {
      await database.query("select setval(pg_get_serial_sequence('licitacoes', 'id'), (select max(id) from licitacoes))");
      await database.query('analyze licitacoes, lotes');
      await database.end();
    },
  };
}
