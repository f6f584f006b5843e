// What imports changed in a record, from the history that `saveRecords` writes.
import { sql } from 'kysely';
import type { RecordChange } from '#brasil/publicRecords.ts';
import { notFound } from '#kit/errors.ts';
import type { Database, Tables } from '#kit/server/database/database.ts';

export type RecordChangesTable = {
  id: number;
  registro_id: number;
  importacao_id: number | null;
  campo: string;
  antes: string | null;
  depois: string | null;
  alterada_em: string;
};

/** Newest first, those of one import in the order of writing. @throws {Problem} `not-found` */
export async function listChanges(
  { read }: Database,
  table: keyof Tables & string,
  id: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ alteracoes: RecordChange[]; total: number }> {
  const [known, found, counted] = await Promise.all([
    sql`select id from ${sql.table(table)} where id = ${id}`.execute(read),
    sql<RecordChange>`select id, campo, antes, depois, alterada_em from ${sql.table(`${table}_alteracoes`)} where registro_id = ${id}
      order by alterada_em desc, id limit ${perPage} offset ${(page - 1) * perPage}`.execute(read),
    sql<{ total: number }>`select count(*) as total from ${sql.table(`${table}_alteracoes`)} where registro_id = ${id}`.execute(read),
  ]);
  if (known.rows.length === 0) notFound();
  return { alteracoes: found.rows, total: Number(counted.rows[0]?.total ?? 0) };
}
