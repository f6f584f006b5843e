// Writes copied rows into a SQLite file.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { sqliteReader } from './sqliteReader.ts';
import { CopyFault, type Writer } from './store.ts';
import { createMark, quoted, UNFINISHED } from './unfinished.ts';
import type { Kind, Value } from './values.ts';

const STEP = 'step ';

type Named = { name: string };

/** Marks the file as unfinished. Its schema may be created later, but before `prepare`. */
export function sqliteWriter(database: DatabaseSync): Writer {
  // NORMAL: after a power cut some of the last rows are missing, with their part of the state.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = off;');
  database.exec(createMark);
  const reader = sqliteReader(database);
  const inserts = new Map<string, StatementSync>();
  const all = <T>(query: string) => database.prepare(query).all() as T[];
  const transact = (work: () => void) => {
    database.exec('begin immediate');
    try {
      work();
      database.exec('commit');
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };
  const set = (key: string, value: string) =>
    database
      .prepare(`insert into ${UNFINISHED} (name, value) values (?, ?) on conflict (name) do update set value = excluded.value`)
      .run(key, value);
  const state = () =>
    new Map(
      all<Named & { value: string }>(`select name, value from ${UNFINISHED} order by name`).map(
        ({ name, value }) => [name, value] as const,
      ),
    );

  return {
    ...reader,
    state: async () => state(),
    setState: async (key, value) => void set(key, value),
    prepare: async (keep) => {
      const tables = await reader.tables();
      transact(() => {
        const steps: string[] = [];
        for (const { type, name, sql } of all<Named & { type: string; sql: string }>(
          `select type, name, sql from sqlite_master where sql is not null and name <> '${UNFINISHED}' and type in ('index', 'trigger')
             and tbl_name not in (select name from sqlite_master where type = 'view') order by type, name`,
        )) {
          if (type === 'trigger' && keep !== '' && name.includes(keep)) continue;
          steps.push(sql);
          database.exec(`drop ${type} ${quoted(name)}`);
        }
        for (const { name } of all<Named>(`select name from sqlite_master where sql like 'create virtual table%using fts5%'`))
          steps.push(`insert into ${quoted(name)} (${quoted(name)}) values ('rebuild')`);
        steps.forEach((step, index) => {
          set(`${STEP}${String(index).padStart(5, '0')}`, step);
        });
        for (const { name } of tables) database.exec(`delete from ${quoted(name)}`);
        database.exec('delete from sqlite_sequence');
        set('prepared', 'yes');
      });
    },
    write: async ({ name, columns }, rows, [key, value]) => {
      let insert = inserts.get(name);
      if (!insert) {
        const names = columns.map((column) => quoted(column.name)).join();
        insert = database.prepare(`insert into ${quoted(name)} (${names}) values (${columns.map(() => '?').join()})`);
        inserts.set(name, insert);
      }
      const into = insert;
      transact(() => {
        for (const row of rows) into.run(...row.map((one, index) => toSqlite(columns[index]?.kind ?? 'text', one)));
        set(key, value);
      });
    },
    setCounters: async (counters) => {
      const counted = all<Named>(`select name from sqlite_master where type = 'table' and sql like '%autoincrement%'`).map(
        ({ name }) => name,
      );
      transact(() => {
        for (const name of counted) {
          if (!(name in counters)) continue;
          const [before] = all<{ seq: number }>(`select seq from sqlite_sequence where name = '${name}'`);
          database.prepare('delete from sqlite_sequence where name = ?').run(name);
          const next = Math.max(Number(before?.seq ?? 0), counters[name] ?? 0);
          database.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, next);
        }
      });
    },
    finish: async () => {
      for (const [key, step] of state()) {
        if (!key.startsWith(STEP)) continue;
        transact(() => {
          database.exec(step);
          database.prepare(`delete from ${UNFINISHED} where name = ?`).run(key);
        });
      }
      const [lost] = all<{ table: string; parent: string }>('pragma foreign_key_check');
      if (lost) throw new CopyFault(`Rows of ${lost.table} refer to rows of ${lost.parent} that do not exist.`);
    },
    end: async (script = '') => {
      transact(() => database.exec(`${script}; drop table ${UNFINISHED};`));
      database.exec('pragma wal_checkpoint(truncate)');
    },
  };
}

function toSqlite(kind: Kind, value: Value): SQLInputValue {
  if (typeof value !== 'string') return value;
  if (kind === 'double' || kind === 'float' || kind === 'boolean') return Number(value);
  if (kind !== 'integer' && kind !== 'numeric') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) || value.includes('.') ? number : BigInt(value);
}
