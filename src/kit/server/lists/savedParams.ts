// The view of a list with which an account starts: one row for each account.
import { sql } from 'kysely';
import { notFound } from '#kit/errors.ts';
import type { Queries, Tables } from '../database/database.ts';

/** @param table with `user_id`, its key, and `params` @returns the saved view; empty if there is none */
export async function readParams(db: Queries, table: keyof Tables, userId: number): Promise<string> {
  const { rows } = await sql<{ params: string }>`select params from ${sql.table(table)} where user_id = ${userId}`.execute(db);
  return rows[0]?.params ?? '';
}

/** @param table as for `readParams` @throws {Problem} `not-found` when the account does not exist: local commands have none */
export async function saveParams(db: Queries, table: keyof Tables, userId: number, params: string): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (user_id, params) select id, cast(${params} as text) from users where id = ${userId}
    on conflict (user_id) do update set params = excluded.params`.execute(db);
  if (!numAffectedRows) notFound();
}
