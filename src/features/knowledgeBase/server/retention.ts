import { purgeRows } from '#kit/server/rows/editedRows.ts';

/** What can no longer be put back; with a category or a list goes what it holds. */
export const purgeKnowledge = [purgeRows('kb_articles'), purgeRows('kb_lists'), purgeRows('kb_categories')];
