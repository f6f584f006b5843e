/** Paths of signed URLs: a message as a page, and the file of an attachment. */
export const paths = { frame: '/api/email/frames/', attachment: '/api/email/attachments/' } as const;
