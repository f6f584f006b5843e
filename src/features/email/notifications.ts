/** Data of e-mail notifications: the server writes it, the browser builds the sentence from it. */
export type MailNotification = {
  /** The e-mail that could not be sent and is a draft again. */
  draft: number;
  subject: string;
};
