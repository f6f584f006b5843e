import { purgeRows } from '#kit/server/rows/editedRows.ts';

/** Purges what can no longer be restored; a category or list is purged with its content. */
export const purgeKnowledge = [purgeRows('kb_articles'), purgeRows('kb_lists'), purgeRows('kb_categories')];
