import { endpoint } from '#kit/contract.ts';
import { List, Shape, type Static, Text } from '#kit/schema.ts';

/** What the browser needs before anybody has signed in. */
export const Settings = Shape({
  appName: Text(),
  /** Accounts that anybody may try, where there are any. */
  demoAccounts: List(Shape({ email: Text(), password: Text(), role: Text() })),
});
export type Settings = Static<typeof Settings>;

export const settings = {
  read: endpoint('GET /api/settings', { access: 'public', summary: 'What the start page shows', reply: Settings }),
};
