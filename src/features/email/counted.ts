// The counts of the menu. In a file of their own because the menu is part of the first screen's bundle.
import { endpoint } from '#kit/contract.ts';
import { type Static, Type } from '#kit/schema.ts';

export const EmailsMeta = Type.Object({ inbox: Type.Integer(), draft: Type.Integer(), spam: Type.Integer() });
export type EmailsMeta = Static<typeof EmailsMeta>;

export const emailMeta = {
  meta: endpoint('GET /api/email/meta', {
    access: 'signedIn',
    summary: 'What is unread in inbox and spam, and how many drafts there are',
    reply: EmailsMeta,
  }),
};
