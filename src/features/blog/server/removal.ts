import { throwAwayRows } from '#kit/server/rows/editedRows.ts';
import type { TidyStep } from '#kit/server/work/keepTidy.ts';

/** Throws away what can no longer be put back; an article takes its comments along. */
export const throwAwayArticles: TidyStep[] = ['blog_comments', 'blog_posts'].map(throwAwayRows);
