/** Starts a reply to an e-mail, or forwards it. */
export type StartResponse = (emailId: number, as: 'reply' | 'replyAll' | 'forward') => unknown;
