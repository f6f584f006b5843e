import { throwAwayRows } from '#kit/server/rows/editedRows.ts';

/** What can no longer be put back; with a category or a list goes what it holds. */
export const throwAwayKnowledge = [throwAwayRows('kb_articles'), throwAwayRows('kb_lists'), throwAwayRows('kb_categories')];
