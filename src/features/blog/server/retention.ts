import { purgeRows } from '#kit/server/rows/editedRows.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';

/** Purges articles and comments that can no longer be restored; an article is purged with its comments. */
export const purgeArticles: PurgeStep[] = ['blog_comments', 'blog_posts'].map(purgeRows);
