/** Begins an answer to a mail, or passes it on. */
export type Respond = (emailId: number, as: 'reply' | 'replyAll' | 'forward') => unknown;
