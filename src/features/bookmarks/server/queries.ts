// The pages a user may open, and their bookmarks.
import type {} from '#features/auth/server/tables.ts';
import { type Language, notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { PageEntry } from '../contract.ts';
import type { PageNeed, PagesTable } from './tables.ts';

/** The user, and the needs their account meets. */
export type Viewer = { id: number; metNeeds: Exclude<PageNeed, ''>[]; language: Language };

/** Every page the user may open, and the bookmarked ones, the first bookmarked first. */
export async function readBookmarks({ read }: Database, reader: Viewer): Promise<{ suggestions: PageEntry[]; bookmarks: PageEntry[] }> {
  const rows = await openPages(read, reader).orderBy('pages.id').execute();
  const marked = rows.filter(({ mark }) => mark !== null).sort((one, other) => Number(one.mark) - Number(other.mark));
  const toEntries = (some: Row[]) => some.map((row) => toEntry(row, reader.language));
  return { suggestions: toEntries(rows), bookmarks: toEntries(marked) };
}

/** Up to `limit` pages whose title contains `q` in any language, prefix matches first; with an empty `q` all. */
export async function findPages({ read }: Database, reader: Viewer, { q, limit }: { q: string; limit: number }): Promise<PageEntry[]> {
  const part = likePart(q);
  const rows = await openPages(read, reader)
    .where((is) => isLike(is.ref('words'), `%${part}%`))
    .orderBy((is) => isLike(is.ref('words'), `%\n${part}%`), 'desc')
    .orderBy('pages.id')
    .limit(limit)
    .execute();
  return rows.map((row) => toEntry(row, reader.language));
}

/** Adds a bookmark, or removes it. @throws {Problem} `not-found` if the user cannot open such a page */
export async function toggleBookmark(database: Database, { id, metNeeds }: Omit<Viewer, 'language'>, page: number): Promise<void> {
  await database.write(
    async (db) => {
      // Commands on this machine have no account, so no bookmarks.
      const known = await db
        .selectFrom(['pages', 'users'])
        .select('pages.id')
        .where('pages.id', '=', page)
        .where('need', 'in', ['', ...metNeeds])
        .where('users.id', '=', id)
        .executeTakeFirst();
      if (!known) notFound();
      const { numDeletedRows } = await db.deleteFrom('bookmarks').where('user_id', '=', id).where('page_id', '=', page).executeTakeFirst();
      if (numDeletedRows === 0n) await db.insertInto('bookmarks').values({ user_id: id, page_id: page }).execute();
    },
    // Of two simultaneous requests, the second sees the first one's result.
    `bookmarks ${id}`,
  );
}

type Row = Pick<PagesTable, 'id' | 'target' | 'titles' | 'icon' | 'link'> & { mark: number | null };

function openPages(db: Queries, { id, metNeeds }: Viewer) {
  return db
    .selectFrom('pages')
    .leftJoin('bookmarks', (join) => join.onRef('bookmarks.page_id', '=', 'pages.id').on('bookmarks.user_id', '=', id))
    .select(['pages.id', 'target', 'titles', 'icon', 'link', 'bookmarks.id as mark'])
    .where('need', 'in', ['', ...metNeeds]);
}

function toEntry({ titles, mark, ...page }: Row, language: Language): PageEntry {
  return { ...page, title: titles[language], isBookmarked: mark !== null };
}
