import { endpoint } from '#kit/contract.ts';
import { Anything, Default, Integer, List, Nothing, Nullable, OneOf, Shape, type Static, Text } from '#kit/schema.ts';

/** What an account may do, as the browser's guards read it. */
export const AbilityRule = Shape({ action: Text(), subject: Text() });
export type AbilityRule = Static<typeof AbilityRule>;

/** What screens and buttons ask for. `administers`: the ability that admins alone have; they also remove notices and edit accounts. */
export const needs = {
  standard: { action: 'read', subject: 'standard' },
  administers: { action: 'read', subject: 'dnsUpload' },
  accessControl: { action: 'read', subject: 'ACL' },
  analytics: { action: 'read', subject: 'Analytics' },
} as const satisfies Record<string, AbilityRule>;

/** An account as its owner sees it: everything but the password. */
export const UserData = Shape({
  id: Integer(),
  fullName: Text(),
  username: Text(),
  avatar: Nullable(Text()),
  email: Text(),
  role: OneOf(['admin', 'client']),
  ability: List(AbilityRule),
});
export type UserData = Static<typeof UserData>;

/** Tokens last ten minutes each; a refresh token works once. */
export const Session = Shape({ userData: UserData, accessToken: Text(), refreshToken: Text() });
export type Session = Static<typeof Session>;

/** Whatever is sent for one that is wrong gets the specification's own answer. */
const credential = () => Default(Anything(), '');

export const auth = {
  login: endpoint('POST /jwt/login', {
    access: 'public',
    summary: 'Sign in with e-mail and password',
    body: Shape({ email: credential(), password: credential() }),
    reply: Session,
    others: { 400: Shape({ error: Shape({ email: List(Text()) }) }) },
  }),
  refresh: endpoint('POST /jwt/refresh-token', {
    access: 'public',
    summary: 'Exchange a refresh token for a new pair',
    body: Shape({ refreshToken: credential() }),
    reply: Session,
    others: { 401: Shape({ error: Text() }) },
  }),
  logout: endpoint('POST /api/auth/logout', {
    access: 'public',
    summary: 'End the session that a refresh token belongs to',
    body: Shape({ refreshToken: credential() }),
    reply: Nothing,
  }),
};
