import type { Generated } from 'kysely';
import type { LocalizedText } from '#kit/errors.ts';
import type { PageNeed } from '../page.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    pages: PagesTable;
    bookmarks: BookmarksTable;
  }
}

export interface PagesTable {
  id: number;
  target: string;
  titles: LocalizedText;
  /** The folded titles, each after a line break. */
  words: string;
  icon: string;
  link: string;
  need: PageNeed;
}

/** In the order they were added. */
export interface BookmarksTable {
  id: Generated<number>;
  user_id: number;
  page_id: number;
}
