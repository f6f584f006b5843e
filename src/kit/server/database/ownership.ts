// Checks whether a database is ours, so that nothing is written into another program's database.
import { UNFINISHED } from './copy/unfinished.ts';
import type { ExclusiveConnection } from './database.ts';

/** The database or its file cannot be used; the message says where it is, why, and what the operator can do. */
export class UnusableDatabase extends Error {}

/** What marks a database as ours: the table of the applied migrations, with these columns. */
const ownTable = 'migrations';
const ownColumns = ['applied_at', 'name', 'number'];

/**
 * @param rows runs a query
 * @param query lists the tables with their columns as `{ name, column_name }`
 * @param place names the database for the operator
 * @throws {UnusableDatabase} for a database with tables that are not ours, and for a copy that is not finished
 */
export async function assertOwnDatabase(rows: ExclusiveConnection['rows'], query: string, place: string): Promise<void> {
  const found = await rows(query);
  if (found.length === 0) return;
  if (found.some(({ name }) => name === UNFINISHED))
    throw new UnusableDatabase(
      `${place} holds a copy that is not finished. Repeat the command that began it (npm run move or npm run restore), or choose another place.`,
    );
  const columns = found.filter(({ name }) => name === ownTable).map(({ column_name }) => String(column_name));
  if (columns.sort().join() === ownColumns.join()) return;
  const tables = [...new Set(found.map(({ name }) => String(name)))].sort().slice(0, 3).join(', ');
  throw new UnusableDatabase(
    `${place} belongs to another program (it has the tables ${tables}). Nothing was written into it. Choose an empty one.`,
  );
}
