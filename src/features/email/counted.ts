// What the menu counts, apart from the other calls, for the menu comes with the first screen.
import { endpoint } from '#kit/contract.ts';
import { Integer, Shape, type Static } from '#kit/schema.ts';

export const EmailsMeta = Shape({ inbox: Integer(), draft: Integer(), spam: Integer() });
export type EmailsMeta = Static<typeof EmailsMeta>;

export const emailMeta = {
  meta: endpoint('GET /api/email/meta', {
    access: 'signedIn',
    summary: 'What is unread in inbox and spam, and how many drafts there are',
    reply: EmailsMeta,
  }),
};
