import { endpoint } from '#kit/contract.ts';
import { List, OneOf, Shape, type Static, Text } from '#kit/schema.ts';

/** An account of the demonstration, password included: it is there to be tried. */
export const DemoAccount = Shape({ email: Text(), password: Text(), role: OneOf(['admin', 'client']) });
export type DemoAccount = Static<typeof DemoAccount>;

export const settings = {
  read: endpoint('GET /api/settings', {
    access: 'public',
    summary: 'What the pages need to know before anybody signs in',
    reply: Shape({ appName: Text(), demoAccounts: List(DemoAccount) }),
  }),
};
