/** What addresses without a token are signed for: a message as a page by itself, and the file of an attachment. */
export const paths = { frame: '/api/email/frames/', attachment: '/api/email/attachments/' } as const;
