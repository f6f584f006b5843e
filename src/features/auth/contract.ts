import { endpoint } from '#kit/contract.ts';
import { Body, Default, Integer, List, Nothing, Nullable, OneOf, Shape, type Static, Text } from '#kit/schema.ts';

/** What an account may do, as the browser's guards read it. */
export const AbilityRule = Shape({ action: Text(), subject: Text() });
export type AbilityRule = Static<typeof AbilityRule>;

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

const credential = () => Default(Text({ maxLength: 1000 }), '');

export const auth = {
  login: endpoint('POST /jwt/login', {
    access: 'public',
    summary: 'Sign in with e-mail and password',
    body: Body({ email: credential(), password: credential() }),
    reply: Session,
    others: { 400: Shape({ error: Shape({ email: List(Text()) }) }) },
  }),
  refresh: endpoint('POST /jwt/refresh-token', {
    access: 'public',
    summary: 'Exchange a refresh token for a new pair',
    body: Body({ refreshToken: Default(Text({ maxLength: 5000 }), '') }),
    reply: Session,
    others: { 401: Shape({ error: Text() }) },
  }),
  logout: endpoint('POST /api/auth/logout', {
    access: 'public',
    summary: 'End the session that a refresh token belongs to',
    body: Body({ refreshToken: Default(Text({ maxLength: 5000 }), '') }),
    reply: Nothing,
  }),
};
