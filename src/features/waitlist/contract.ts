// E-mail addresses that asked to be told once: when a maintenance has ended, or when a new version runs. No account is needed.
import { endpoint } from '#kit/contract.ts';
import { Body, Nothing, OneOf, type Static, Text } from '#kit/schema.ts';

export const WaitlistKind = OneOf(['maintenance', 'release']);
export type WaitlistKind = Static<typeof WaitlistKind>;

/** After so many minutes without the server, its return is told. */
export const AWAY_MINUTES = 5;

export const waitlist = {
  join: endpoint('POST /api/waitlist', {
    access: 'public',
    effect: 'adds',
    summary:
      'Have an e-mail address told once, when the server is back after five minutes or more, or when a newer version runs; refused where the server sends no mail',
    body: Body({ kind: WaitlistKind, email: Text({ format: 'email', maxLength: 254 }) }),
    reply: Nothing,
  }),
};
