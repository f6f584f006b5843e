import { throwAwayRows } from '#kit/server/rows/editedRows.ts';

/** Questions that can no longer be put back. */
export const throwAwayQuestions = throwAwayRows('faq_questions');
