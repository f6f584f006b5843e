/** Begins an answer to a mail, or passes it on. */
export type StartResponse = (emailId: number, as: 'reply' | 'replyAll' | 'forward') => unknown;
