import { endpoint } from '#kit/contract.ts';
import { type Static, Type } from '#kit/schema.ts';

/** An account of the demonstration, password included: it is there to be tried. */
export const DemoAccount = Type.Object({ email: Type.String(), password: Type.String(), role: Type.Enum(['admin', 'client']) });
export type DemoAccount = Static<typeof DemoAccount>;

/** Who may make an account: anybody who sees this, those who were invited, nobody. */
export const RegistrationMode = Type.Enum(['open', 'invite', 'closed']);
export type RegistrationMode = Static<typeof RegistrationMode>;

/** What was open to requests from the server's own machine until one showed that others are behind them. */
export const ClosedByProxy = Type.Enum(['demo', 'registration']);
export type ClosedByProxy = Static<typeof ClosedByProxy>;

export const settings = {
  read: endpoint('GET /api/settings', {
    access: 'public',
    summary: 'Settings that the pages need before sign-in',
    reply: Type.Object({
      appName: Type.String(),
      /** What readers see where the wire says DNS. */
      dnsLabel: Type.String(),
      demoAccounts: Type.Array(DemoAccount),
      registration: RegistrationMode,
      /** Mails leave this server; without, they stay in the outbox, and screens say what to do instead. */
      sendsMail: Type.Boolean(),
      /** Anybody who reaches the server may make an account that manages all: to be said loudly. */
      registrationIsPublic: Type.Boolean(),
      /** To be said loudly, with how to open it again: `DEMO` and `REGISTRATION`. */
      closedByProxy: Type.Array(ClosedByProxy),
    }),
  }),
};
