// Queries of uploads.
import { sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { DnsRow, DnsUpload } from '../../contract.ts';
import type {} from '../tables.ts';

type Page = { page: number; perPage: number };

/** The other states are hidden: their rows are being written or deleted. */
const shownStates = ['pronta', 'gravada', 'desfeita'] as const;

export async function listUploads({ read }: Database, { page, perPage }: Page): Promise<{ uploads: DnsUpload[]; total: number }> {
  const [uploads, { total }] = await Promise.all([
    shownUploads(read)
      .orderBy('dns_uploads.id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    read
      .selectFrom('dns_uploads')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('estado', 'in', shownStates)
      .where('formato', '<>', 'manual')
      .executeTakeFirstOrThrow(),
  ]);
  return { uploads, total };
}

/** @throws {Problem} `not-found` */
export async function findUpload(db: Queries, id: number): Promise<DnsUpload> {
  return (await shownUploads(db).where('dns_uploads.id', '=', id).executeTakeFirst()) ?? notFound();
}

/** @throws {Problem} `not-found` */
export async function listRows(
  { read }: Database,
  id: number,
  { faulty, page, perPage }: Page & { faulty: boolean },
): Promise<{ rows: DnsRow[]; total: number }> {
  const upload = await findUpload(read, id);
  const rows = await read
    .selectFrom('dns_entries')
    .select(['id', 'linha', 'nome', 'ascii', 'pedido', 'vigencia', 'vencimento', 'nota', 'faults'])
    .where('upload_id', '=', id)
    .$if(faulty, (query) => query.where('faults', 'is not', null))
    .orderBy('linha')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows: rows.map((row) => ({ ...row, faults: row.faults ?? [] })), total: faulty ? upload.faulty : upload.total };
}

function shownUploads(db: Queries) {
  const nameOf = (whose: string) =>
    sql<string>`coalesce((select coalesce(nullif(full_name, ''), email) from users where users.id = ${sql.ref(`dns_uploads.${whose}`)}), '')`;
  return db
    .selectFrom('dns_uploads')
    .select(['id', 'arquivo', 'bytes', 'total', 'faulty', 'ignored', 'sent_at', 'committed_at', 'undone_at'])
    .where('formato', '<>', 'manual')
    .select((is) => [
      is.ref('formato').$castTo<DnsUpload['formato']>().as('formato'),
      is.ref('estado').$castTo<DnsUpload['estado']>().as('estado'),
      nameOf('user_id').as('by'),
      nameOf('committed_by').as('committed_by'),
      nameOf('undone_by').as('undone_by'),
    ])
    .where('estado', 'in', shownStates);
}
