// What only commands on the server's machine read of accounts, and do to add one.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Instant, Nullable, Paging, SearchText, type Static, Type } from '#kit/schema.ts';
import { roles, statuses } from './listQuery.ts';

/** An account as the command lists it. */
export const ListedAccount = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  fullName: Type.String(),
  username: Type.String(),
  role: Type.Enum([...roles]),
  status: Type.Enum([...statuses]),
  hasTwoStep: Type.Boolean(),
  /** The last sign-in by password that the audit log still has. */
  signed_in_at: Nullable(Instant()),
});
export type ListedAccount = Static<typeof ListedAccount>;

export const accountCommands = {
  list: endpoint('GET /api/accounts', {
    access: 'command',
    summary: 'Accounts with their second step and last sign-in, by e-mail; q searches name, username and e-mail',
    query: Type.Object({
      q: SearchText(),
      /** Exactly this account. */
      email: Type.Optional(Type.String({ maxLength: 254 })),
      ...Paging,
      perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 100),
    }),
    reply: Type.Object({ accounts: Type.Array(ListedAccount), total: Type.Integer() }),
  }),
  invite: endpoint('POST /api/accounts/invite', {
    access: 'command',
    summary: 'Add an account, or take one that has no password yet, and send it an invitation; the link is also returned',
    body: Body({ email: Type.String({ format: 'email', maxLength: 254 }), role: Type.Optional(Type.Enum([...roles])) }),
    reply: Type.Object({ link: Type.String(), expires_at: Instant() }),
  }),
};
