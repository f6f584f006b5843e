import type { Generated } from 'kysely';
import type { needs } from '#features/auth/contract.ts';
import type { LocalizedText } from '#kit/errors.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    pages: PagesTable;
    bookmarks: BookmarksTable;
  }
}

/** The permission that a page needs; empty: any signed-in user. */
export type PageNeed = keyof typeof needs | '';

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
