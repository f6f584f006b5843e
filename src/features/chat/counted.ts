// What the menu counts, apart from the other calls, for the menu comes with the first screen.
import { endpoint } from '#kit/contract.ts';
import { Type } from '#kit/schema.ts';

export const chatUnseen = {
  unseen: endpoint('GET /api/chat/unseen', {
    access: 'signedIn',
    summary: 'How many messages the caller has not seen',
    reply: Type.Object({ unseen: Type.Integer() }),
  }),
};
