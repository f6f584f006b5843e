import { purgeRows } from '#kit/server/rows/editedRows.ts';

/** Purges questions that can no longer be restored. */
export const purgeQuestions = purgeRows('faq_questions');
