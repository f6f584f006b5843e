// Brings the table of pages in step with the catalogue.
import { isDeepStrictEqual } from 'node:util';
import { languages } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { CataloguedPage } from '../page.ts';
import { pages } from '../pages.ts';
import type { PagesTable } from './tables.ts';

/** Who puts pages looks first which ones there are: one process at a time. */
const WRITE_LOCK = 'pages';

/** Adds, changes and takes away what differs; marks of a page that is gone go with it. Where nothing differs nothing is written. */
export async function syncPages(database: Database): Promise<void> {
  const wanted = pages.map(toRow);
  if (isDeepStrictEqual(await readPages(database.read), wanted)) return;
  await database.write(async (db) => {
    const kept = new Map((await readPages(db)).map((row) => [row.id, row]));
    const ids = wanted.map(({ id }) => id);
    await db.deleteFrom('pages').where('id', 'not in', ids).execute();
    for (const row of wanted) {
      if (isDeepStrictEqual(kept.get(row.id), row)) continue;
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

/** A title begins a line, so that what begins with the words asked for can go first; other words for it begin none. */
function toRow({ also = '', ...page }: CataloguedPage): PagesTable {
  const titles = languages.map((language) => `\n${fold(page.titles[language])}`).join('');
  return { ...page, words: also ? `${titles} ${fold(also)}` : titles };
}
