import { purgeRows } from '#kit/server/rows/editedRows.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';

/** Throws away what can no longer be put back; an article takes its comments along. */
export const purgeArticles: PurgeStep[] = ['blog_comments', 'blog_posts'].map(purgeRows);
