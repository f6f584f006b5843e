import { endpoint } from '#kit/contract.ts';
import { type Static, Type } from '#kit/schema.ts';

/** A demo account with its password, which is public. */
export const DemoAccount = Type.Object({ email: Type.String(), password: Type.String(), role: Type.Enum(['admin', 'client']) });
export type DemoAccount = Static<typeof DemoAccount>;

/** Who may register: everybody, invited users, or nobody. */
export const RegistrationMode = Type.Enum(['open', 'invite', 'closed']);
export type RegistrationMode = Static<typeof RegistrationMode>;

/** Access that was open to the server's own machine until a proxied request was seen. */
export const ClosedByProxy = Type.Enum(['demo', 'registration']);
export type ClosedByProxy = Static<typeof ClosedByProxy>;

export const settings = {
  read: endpoint('GET /api/settings', {
    access: 'public',
    summary: 'Settings that the pages need before sign-in',
    reply: Type.Object({
      appName: Type.String(),
      /** The label of what the API calls DNS. */
      dnsLabel: Type.String(),
      demoAccounts: Type.Array(DemoAccount),
      registration: RegistrationMode,
      /** Whether the server sends mail; otherwise mails stay in the outbox, and screens explain what to do. */
      sendsMail: Type.Boolean(),
      /** Anyone who reaches the server may register an account that manages all; shown as a warning. */
      registrationIsPublic: Type.Boolean(),
      /** Shown as a warning, with how to open it again: `DEMO` and `REGISTRATION`. */
      closedByProxy: Type.Array(ClosedByProxy),
    }),
  }),
};
