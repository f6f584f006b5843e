// The files that were sent in, as a search lists them.
import { sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import type { Language } from '#kit/errors.ts';
import { isLike, likePart } from '#kit/server/contains.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Formato } from '../entities.ts';
import { fileSize } from '../fileSize.ts';

/** `by` is who sent it, empty for the command line; `file` names a Feather icon; `link` leads to what became of it. */
export type FoundFile = { title: string; by: string; size: string; file: string; link: string };

const icons: Record<Formato, string> = { json: 'code', ndjson: 'code', csv: 'grid', xlsx: 'grid' };

/** Up to `limit` files with `q` in their name, those that begin with it first, then the newest; with an empty `q` all. */
export async function findFiles(
  { read, engine }: Database,
  { q, limit }: { q: string; limit: number },
  language: Language,
): Promise<FoundFile[]> {
  const part = likePart(q);
  const name = engine.folded(sql.ref('arquivo'));
  const rows = await read
    .selectFrom('importacoes')
    .leftJoin('users', 'users.id', 'importacoes.user_id')
    .select(['importacoes.id', 'arquivo', 'formato', 'bytes', 'users.full_name as por'])
    .$if(part !== '', (query) => query.where(isLike(name, `%${part}%`)).orderBy(isLike(name, `${part}%`), 'desc'))
    .orderBy('importacoes.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, arquivo, formato, bytes, por }) => ({
    title: arquivo,
    by: por ?? '',
    size: fileSize(bytes, language),
    file: icons[formato],
    link: `/importar?id=${id}`,
  }));
}
