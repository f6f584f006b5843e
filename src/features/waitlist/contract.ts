// E-mail addresses to notify once: when maintenance has ended, or when a new version runs. No account is needed.
import { endpoint } from '#kit/contract.ts';
import { Body, Nothing, type Static, Type } from '#kit/schema.ts';

export const WaitlistKind = Type.Enum(['maintenance', 'release']);
export type WaitlistKind = Static<typeof WaitlistKind>;

/** The end of maintenance is announced only if the server was down for this many minutes. */
export const AWAY_MINUTES = 5;

export const waitlist = {
  join: endpoint('POST /api/waitlist', {
    access: 'public',
    effect: 'adds',
    summary:
      'Register an e-mail address to be notified once, when the server is back after five minutes or more, or when a newer version runs; rejected if the server sends no e-mail',
    body: Body({ kind: WaitlistKind, email: Type.String({ format: 'email', maxLength: 254 }) }),
    reply: Nothing,
  }),
};
