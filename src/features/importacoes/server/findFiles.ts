// Search of imported files.
import type {} from '#features/auth/server/tables.ts';
import type { Database } from '#kit/server/database/database.ts';
import { buscaOf, fillBusca, findContaining } from '#kit/server/text/contains.ts';
import type { Formato } from '../entities.ts';
import type {} from './tables.ts';

/** `by`: who uploaded it, empty for the command line; `file`: address of its icon; `link`: address of its import. */
export type FoundFile = { title: string; by: string; bytes: number; file: string; link: string };

const icons: Record<Formato, string> = {
  json: '/files/records.svg',
  ndjson: '/files/records.svg',
  csv: '/files/sheet.svg',
  xlsx: '/files/sheet.svg',
};

/** Fills the search column `busca` of older rows. */
export function fillFiles(database: Database): Promise<void> {
  return fillBusca(database, 'importacoes', ['arquivo'], async ({ arquivo }) => ({ busca: buscaOf(arquivo) }));
}

/** Up to `limit` files with `q` in their name: first those beginning with it, then newest first; with an empty `q`, the newest of all. */
export async function findFiles({ read }: Database, asked: { q: string; limit: number }): Promise<FoundFile[]> {
  const rows = await findContaining(asked, (isAsked, limit) =>
    read
      .selectFrom('importacoes')
      .leftJoin('users', 'users.id', 'importacoes.user_id')
      .select(['importacoes.id', 'arquivo', 'formato', 'bytes', 'users.full_name as por'])
      // Uses the index alone first: rows contain large previews.
      .where('importacoes.id', 'in', (is) =>
        is
          .selectFrom('importacoes')
          .select('id')
          .where((file) => isAsked(file.ref('busca')))
          .orderBy('id', 'desc')
          .limit(limit),
      )
      .orderBy('importacoes.id', 'desc')
      .execute(),
  );
  return rows.map(({ id, arquivo, formato, bytes, por }) => ({
    title: arquivo,
    by: por ?? '',
    bytes,
    file: icons[formato],
    link: `/importar?id=${id}`,
  }));
}
