// What only commands on the server's machine may do with accounts: an admin in the web must not get into another's account.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Id, Instant, Type } from '#kit/schema.ts';

const ById = Type.Object({ id: Id() });
const Count = Type.Object({ count: Type.Integer() });

export const accountAccess = {
  makePasswordLink: endpoint('POST /api/accounts/:id/password-link', {
    access: 'command',
    effect: 'changes',
    summary: 'Create a link to choose a new password, which works once within an hour; with “signOut” all sessions end',
    params: ById,
    body: Body({ signOut: Default(Type.Boolean(), false) }),
    reply: Type.Object({ link: Type.String(), expires_at: Instant() }),
  }),
  unlock: endpoint('POST /api/accounts/:id/unlock', {
    access: 'command',
    effect: 'changes',
    summary: 'Forget the failed attempts of an account, so that it can sign in at once',
    params: ById,
    reply: Count,
  }),
  endSessions: endpoint('DELETE /api/accounts/:id/sessions', {
    access: 'command',
    summary: 'End all sessions of an account',
    params: ById,
    reply: Count,
  }),
};
