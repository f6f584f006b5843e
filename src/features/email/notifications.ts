/** What the notifications of mail hold: the server writes it, the browser makes the sentence. */
export type MailNotification = {
  /** The mail that could not leave, and is a draft again. */
  draft: number;
  subject: string;
};
