// Writes copied rows into a PostgreSQL database, by an account that owns its tables.
import type pg from 'pg';
import { copyIn } from './copyIn.ts';
import { postgresReader } from './postgresReader.ts';
import type { Writer } from './store.ts';
import { createMark, quoted, UNFINISHED } from './unfinished.ts';

const STEP = 'step ';
const inSchema = 'relnamespace = current_schema()::regnamespace';

/** What is created again in the end, in this order: indexes that belong to no constraint, references, triggers. */
const takenAway = `
  select 1 as turn, 'drop index ' || i.indexrelid::regclass as away, pg_get_indexdef(i.indexrelid) as back
  from pg_index as i join pg_class as c on c.oid = i.indrelid
  where ${inSchema} and not i.indisprimary and not exists (select from pg_constraint where conindid = i.indexrelid and contype <> 'f')
  union all
  select 2, format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(f.oid))
  from pg_constraint as f join pg_class as c on c.oid = conrelid where ${inSchema} and contype = 'f'
  union all
  select 3, format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
  from pg_trigger as t join pg_class as c on c.oid = tgrelid
  where ${inSchema} and not tgisinternal and ($1 = '' or position($1 in tgname) = 0)
  order by 1, 2`;

/** Marks the database as unfinished. Its schema may be created later, but before `prepare`. */
export async function postgresWriter(client: pg.Client): Promise<Writer> {
  await client.query(createMark);
  // Indexes are built in memory.
  await client.query(`set maintenance_work_mem = '256MB'`);
  const reader = postgresReader(client);
  const transact = async (work: () => Promise<void>) => {
    await client.query('begin');
    try {
      await work();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  };
  const set = async (key: string, value: string) => {
    const text = `insert into ${UNFINISHED} (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`;
    await client.query(text, [key, value]);
  };
  const state = async () => {
    const { rows } = await client.query<{ name: string; value: string }>(`select name, value from ${UNFINISHED} order by name collate "C"`);
    return new Map(rows.map(({ name, value }) => [name, value] as const));
  };

  return {
    ...reader,
    state,
    setState: set,
    prepare: async (keep) => {
      const tables = await reader.tables();
      await transact(async () => {
        const { rows } = await client.query<{ away: string; back: string }>(takenAway, [keep]);
        for (const [index, { away, back }] of rows.entries()) {
          await set(`${STEP}${String(index).padStart(5, '0')}`, back);
          await client.query(away);
        }
        for (const { name } of tables) await client.query(`delete from ${quoted(name)}`);
        await set('prepared', 'yes');
      });
    },
    write: (table, rows, [key, value]) =>
      transact(async () => {
        await copyIn(client, table, rows);
        await set(key, value);
      }),
    setCounters: async (counters) => {
      const own = await reader.counters();
      for (const [table, given] of Object.entries(counters)) {
        if (!(table in own)) continue;
        const { rows } = await client.query<{ attname: string }>(
          `select attname from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
          [quoted(table)],
        );
        const column = rows[0]?.attname as string;
        await client.query(
          `select setval(pg_get_serial_sequence(quote_ident($1), $2), greatest($3::bigint, last, 1), greatest($3::bigint, last) > 0)
           from (select coalesce(max(${quoted(column)}), 0) as last from ${quoted(table)}) as own`,
          [table, column, given],
        );
      }
    },
    finish: async () => {
      for (const [key, step] of await state()) {
        if (!key.startsWith(STEP)) continue;
        await transact(async () => {
          await client.query(step);
          await client.query(`delete from ${UNFINISHED} where name = $1`, [key]);
        });
      }
      await client.query('analyze');
    },
    end: (script = '') => transact(async () => void (await client.query(`${script}; drop table ${UNFINISHED}`))),
  };
}
