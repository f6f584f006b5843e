// The screens that search and bookmarks lead to. A feature's screen joins them with an entry in the file of its subject.
import { figurePages } from './figurePages.ts';
import { noticePages } from './noticePages.ts';
import type { CataloguedPage } from './page.ts';
import { readingPages } from './readingPages.ts';
import { systemPages } from './systemPages.ts';
import { workPages } from './workPages.ts';

/** In the order in which they are offered, that of their numbers. Numbers of pages that are gone are not used again. */
export const pages: readonly CataloguedPage[] = [...noticePages, ...systemPages, ...workPages, ...readingPages, ...figurePages].toSorted(
  (one, other) => one.id - other.id,
);
