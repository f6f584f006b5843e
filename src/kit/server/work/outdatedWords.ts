// Brings the search words of stored rows up to date after a change of how words are reduced, while the server runs.
import { sql } from 'kysely';
import type { Queries, Tables } from '../database/database.ts';
import type { PurgeStep } from './retention.ts';

declare module '../database/database.ts' {
  interface Tables {
    /** Rows of a table up to this id have old words, or others that are derived; a migration that announces a change adds the tables. */
    outdated_words: { of_table: string; upto: number };
  }
}

/** Raised with the rules for words. Servers of the version before make the words of another edition, so they must not take these marks. */
const EDITION = 2;

/** What a table whose rows have old words is called in `outdated_words`. */
export function markOf(table: string): string {
  return `${table}/${EDITION}`;
}

/** About 15 ms on SQLite, most of it for the index. */
const AT_ONCE = 50;

/**
 * A step of retention that gives the rows of `table` new words, newest first: a search finds rows by their old words until then.
 * @param makeWords the words of these rows
 */
export function updateWords(
  table: keyof Tables & string,
  makeWords: (db: Queries, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
): PurgeStep {
  return updateOutdated(markOf(table), table, async (db, ids) => {
    const { rows } = await sql<{ id: number; busca: string }>`
      select id, busca from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
    const words = await makeWords(db, ids);
    for (const { id, busca: old } of rows) {
      const busca = words.get(id) ?? old;
      // A row that was changed in the meantime has new words already.
      if (busca !== old) await sql`update ${sql.table(table)} set busca = ${busca} where id = ${id} and busca = ${old}`.execute(db);
    }
  });
}

/**
 * A step of retention that updates the rows of `table` that a migration has announced under `name`, newest first. How far it came is stored in
 * the same transaction, so it continues where it was interrupted.
 */
export function updateOutdated(
  name: string,
  table: keyof Tables & string,
  update: (db: Queries, ids: readonly number[]) => Promise<void>,
): PurgeStep {
  return async (db, atOnce) => {
    const outdated = await db.selectFrom('outdated_words').select('upto').where('of_table', '=', name).executeTakeFirst();
    if (!outdated) return 0;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where id <= ${outdated.upto} order by id desc limit ${Math.min(atOnce, AT_ONCE)}`.execute(db);
    const last = rows.at(-1);
    if (!last) {
      await db.deleteFrom('outdated_words').where('of_table', '=', name).execute();
      return 0;
    }
    await update(
      db,
      rows.map(({ id }) => id),
    );
    await db
      .updateTable('outdated_words')
      .set({ upto: last.id - 1 })
      .where('of_table', '=', name)
      .execute();
    return rows.length;
  };
}
