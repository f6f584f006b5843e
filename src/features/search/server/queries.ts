import type { Database } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { TermsTable } from './tables.ts';

/** Terms that contain `q`, prefix matches first, then by rank; with an empty `q` all. */
export function listTerms({ read }: Database, q: string): Promise<Pick<TermsTable, 'id' | 'title' | 'rank'>[]> {
  const part = likePart(q);
  return read
    .selectFrom('autocomplete_terms')
    .select(['id', 'title', 'rank'])
    .where((is) => isLike(is.ref('words'), `%${part}%`))
    .orderBy((is) => isLike(is.ref('words'), `${part}%`), 'desc')
    .orderBy('rank')
    .execute();
}
