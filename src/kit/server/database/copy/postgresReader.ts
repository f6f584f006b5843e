// Reads the rows of a PostgreSQL database in chunks of the blocks in which they lie.
import type pg from 'pg';
import type { Reader } from './store.ts';
import { ownTables, quoted } from './unfinished.ts';
import { type Column, type Kind, sizeOf, type Table, toInstant, toJson, toNumeric, type Value } from './values.ts';

const FIRST_BLOCKS = 16;
const FEWEST_BLOCKS = 1;
const MOST_BLOCKS = 512;
/** Fewer bytes than these are read with twice as many blocks, more than those with half. */
const FEW_BYTES = 1 << 20;
const MANY_BYTES = 8 << 20;

const kinds: Record<string, Kind> = {
  ...{ bigint: 'integer', integer: 'integer', smallint: 'integer', numeric: 'numeric', boolean: 'boolean', jsonb: 'json' },
  ...{ 'double precision': 'double', real: 'float', 'timestamp with time zone': 'instant', bytea: 'bytes', text: 'text' },
};

const conversions: Record<Kind, (text: string) => Value> = {
  ...{ text: (text) => text, integer: (text) => text, numeric: toNumeric, json: toJson, instant: toInstant },
  ...{ double: (text) => String(Number(text)), float: (text) => String(Number(text)), boolean: (text) => (text === 't' ? '1' : '0') },
  bytes: (text) => Buffer.from(text.slice(2), 'hex'),
};

/** Values as PostgreSQL writes them. */
const types = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;

/** @param client in a transaction that sees one moment, or of a database in which nobody else writes */
export function postgresReader(client: pg.Client): Reader {
  const rows = async (text: string, values: unknown[] = []): Promise<string[][]> =>
    (await client.query<string[]>({ text, values, rowMode: 'array', types })).rows;
  let blocks = FIRST_BLOCKS;

  return {
    engine: 'postgres',
    schema: async () => (await rows('select number from migrations order by number')).map(([number]) => Number(number)),
    tables: async () => {
      const found = await rows(`select tables.relname, columns.attname, format_type(columns.atttypid, null)
        from pg_class as tables join pg_attribute as columns on columns.attrelid = tables.oid and attnum > 0 and not attisdropped
        where relnamespace = current_schema()::regnamespace and relkind = 'r'
          and not exists (select from pg_depend where objid = tables.oid and deptype = 'e')
        order by relname collate "C", attname collate "C"`);
      const tables = new Map<string, Column[]>();
      for (const [table = '', name = '', type = ''] of found) {
        if (ownTables.includes(table)) continue;
        tables.set(table, [...(tables.get(table) ?? []), { name, kind: kinds[type] ?? 'text' }]);
      }
      return [...tables].map(([name, columns]): Table => ({ name, columns }));
    },
    read: async ({ name, columns }, from) => {
      const [size] = await rows(`select pg_relation_size($1::regclass) / current_setting('block_size')::bigint`, [quoted(name)]);
      const end = Number(size?.[0]);
      // The same chunks each time, so that a sum can end where a copy was interrupted.
      if (from === null) blocks = FIRST_BLOCKS;
      const first = Number(from ?? 0);
      const next = Math.min(first + blocks, end);
      if (first >= end) return { rows: [], next: null };
      const selected = columns.map((column) => quoted(column.name)).join();
      const found = await rows(`select ${selected} from ${quoted(name)} where ctid >= $1::tid and ctid < $2::tid`, [
        `(${first},0)`,
        `(${next},0)`,
      ]);
      let bytes = 0;
      const read = found.map((row) => {
        const values = row.map((text, index): Value => (text === null ? null : conversions[columns[index]?.kind ?? 'text'](text)));
        bytes += sizeOf(values);
        return values;
      });
      if (bytes < FEW_BYTES) blocks = Math.min(blocks * 2, MOST_BLOCKS);
      else if (bytes > MANY_BYTES) blocks = Math.max(blocks >> 1, FEWEST_BLOCKS);
      return { rows: read, next: next < end ? String(next) : null };
    },
    counters: async () => {
      const sequences = await rows(`select tables.relname, pg_get_serial_sequence(quote_ident(tables.relname), columns.attname)
        from pg_class as tables join pg_attribute as columns on columns.attrelid = tables.oid and columns.attidentity <> ''
        where relnamespace = current_schema()::regnamespace and relkind = 'r'`);
      const counters: Record<string, number> = {};
      for (const [table = '', sequence = ''] of sequences) {
        const [found] = await rows(`select case when is_called then last_value else 0 end from ${sequence}`);
        counters[table] = Number(found?.[0]);
      }
      return counters;
    },
  };
}
