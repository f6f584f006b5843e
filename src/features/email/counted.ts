// What the menu counts, apart from the other calls, for the menu comes with the first screen.
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
