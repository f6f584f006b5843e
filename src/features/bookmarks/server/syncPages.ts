// Synchronises the table of pages with the catalogue.
import { isDeepStrictEqual } from 'node:util';
import { languages } from '#kit/errors.ts';
import { linkOf, needOf, type Page } from '#kit/page.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { PageNeed, PagesTable } from './tables.ts';

/** Reads before writing, so one process at a time. */
const WRITE_LOCK = 'pages';

/** Inserts, updates and deletes what differs, with the bookmarks of removed pages. Writes nothing if nothing differs. */
export async function syncPages(database: Database, pages: readonly Page[]): Promise<void> {
  const wanted = pages.map(toRow).sort((one, other) => one.id - other.id);
  if (isDeepStrictEqual(await readPages(database.read), wanted)) return;
  await database.write(async (db) => {
    const existing = new Map((await readPages(db)).map((row) => [row.id, row]));
    const ids = wanted.map(({ id }) => id);
    await db.deleteFrom('pages').where('id', 'not in', ids).execute();
    for (const row of wanted) {
      if (isDeepStrictEqual(existing.get(row.id), row)) continue;
      const { id, ...rest } = { ...row, titles: JSON.stringify(row.titles) as never };
      await db
        .insertInto('pages')
        .values({ id, ...rest })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
        .execute();
    }
  }, WRITE_LOCK);
}

function readPages(db: Queries): Promise<PagesTable[]> {
  return db.selectFrom('pages').selectAll().orderBy('id').execute();
}

/** Each title begins a line, so that prefix matches sort first; further search words do not. */
function toRow(page: Page): PagesTable {
  const { id, target, icon, titles, also = '' } = page;
  const folded = languages.map((language) => `\n${fold(titles[language])}`).join('');
  const words = also ? `${folded} ${fold(also)}` : folded;
  return { id, target, icon, titles, words, link: linkOf(page), need: needOf(page) as PageNeed };
}
