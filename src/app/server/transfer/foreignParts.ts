// Compares the tables, indexes, views and triggers of a SQLite file with those that the migrations make.
import type { DatabaseSync } from 'node:sqlite';
import { migrate } from '#kit/server/database/migrate.ts';
import { openSqlite } from '#kit/server/database/sqlite/sqlite.ts';
import { migrations } from '../start/data.ts';

type Part = { type: string; name: string; owner: string; sql: string | null };

const query = 'select type, name, tbl_name as owner, sql from sqlite_master order by type, name';
/** What SQLite makes for its statistics. */
const statistics = ['sqlite_stat1', 'sqlite_stat4'];

/**
 * What a file has that Certame did not make, what differs, and what is missing: a trigger would run with the first change of its table.
 * @param schema the newest migration of the file, which this program knows
 * @returns such as `trigger steal`
 */
export async function foreignParts(database: DatabaseSync, schema: number): Promise<string[]> {
  const found = partsByText(database.prepare(query).all() as Part[]);
  const made = partsByText(await partsOfSchema(schema));
  return [
    ...new Set(
      [...found]
        .filter(([text]) => !made.has(text))
        .concat([...made].filter(([text]) => !found.has(text)))
        .map(([, name]) => name),
    ),
  ];
}

/** The name of each part, by all that defines it. */
function partsByText(parts: Part[]): Map<string, string> {
  const own = parts.filter(({ type, name }) => type !== 'table' || !statistics.includes(name));
  return new Map(own.map((part) => [JSON.stringify([part.type, part.name, part.owner, part.sql]), `${part.type} ${part.name}`]));
}

async function partsOfSchema(schema: number): Promise<Part[]> {
  const database = openSqlite(':memory:');
  try {
    await migrate(database, migrations, { upTo: schema });
    return (await database.engine.withExclusiveLock((alone) => alone.rows(query))) as Part[];
  } finally {
    await database.close();
  }
}
