// All pages for search and bookmarks. Add a screen to the file of its subject.
import { figurePages } from './figurePages.ts';
import { noticePages } from './noticePages.ts';
import type { CataloguedPage } from './page.ts';
import { readingPages } from './readingPages.ts';
import { systemPages } from './systemPages.ts';
import { workPages } from './workPages.ts';

/** Sorted by id, the order in which they are shown. Ids of removed pages are not reused. */
export const pages: readonly CataloguedPage[] = [...noticePages, ...systemPages, ...workPages, ...readingPages, ...figurePages].toSorted(
  (one, other) => one.id - other.id,
);
