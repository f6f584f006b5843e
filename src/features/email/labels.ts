/** The labels that e-mails can have. */
export const labels = ['private', 'company', 'important', 'personal'] as const;
