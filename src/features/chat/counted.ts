// The counts of the menu. In a file of their own because the menu is part of the first screen's bundle.
import { endpoint } from '#kit/contract.ts';
import { Type } from '#kit/schema.ts';

export const chatUnseen = {
  unseen: endpoint('GET /api/chat/unseen', {
    access: 'signedIn',
    summary: 'How many messages the caller has not seen',
    reply: Type.Object({ unseen: Type.Integer() }),
  }),
};
