// What marks a database as an unfinished copy, which no server opens.

/** The table that holds the state of a copy until it is finished. */
export const UNFINISHED = 'unfinished_copy';

/** Creates the mark; both engines know these words. */
export const createMark = `create table if not exists ${UNFINISHED} (name text primary key, value text not null)`;

/** Tables that are never copied as rows. */
export const ownTables: readonly string[] = ['migrations', 'survived_migrations', UNFINISHED];

/** Quotes the name of a table or a column. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
