import { purgeRows } from '#kit/server/rows/editedRows.ts';

/** Questions that can no longer be put back. */
export const purgeQuestions = purgeRows('faq_questions');
