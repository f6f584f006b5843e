// Users: the calls of the specification, and ours under /api/users.
import { AbilityRule, usernamePattern } from '#features/auth/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Anything, Body, Choices, Day, Default, Id, Instant, Line, Name, Nothing, Nullable, type Static, Type } from '#kit/schema.ts';
import { listQuery, plans, roles, statuses } from './listQuery.ts';
import { quotaKinds } from './quotas.ts';

/** A user as in the specification's list; `avatar` is an address or empty. */
export const User = Type.Object({
  id: Type.Integer(),
  fullName: Type.String(),
  company: Type.String(),
  username: Type.String(),
  country: Type.String(),
  contact: Type.String(),
  email: Type.String(),
  avatar: Type.String(),
  role: Type.Enum([...roles]),
  currentPlan: Type.Enum([...plans]),
  status: Type.Enum([...statuses]),
});
export type User = Static<typeof User>;

export const socialNetworks = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;
/** Characters of a web address. */
export const longestAddress = 300;
const address = () => Line({ maxLength: longestAddress });
const SocialLinks = Type.Object({
  twitter: address(),
  facebook: address(),
  google: address(),
  linkedIn: address(),
  instagram: address(),
  quora: address(),
});

/** The details shown in the tabs Information and Social. */
export const UserDetails = Type.Object({
  dob: Nullable(Day()),
  mobile: Line({ maxLength: 40 }),
  website: address(),
  language: Line({ maxLength: 40 }),
  gender: Type.Enum(['', 'female', 'male', 'other']),
  contactOptions: Choices(Type.Enum(['email', 'message', 'phone'])),
  address: Type.Object({
    line1: Line({ maxLength: 200 }),
    line2: Line({ maxLength: 200 }),
    postcode: Line({ maxLength: 20 }),
    city: Line({ maxLength: 100 }),
    state: Line({ maxLength: 100 }),
    country: Line({ maxLength: 100 }),
  }),
  socialLinks: SocialLinks,
});
export type UserDetails = Static<typeof UserDetails>;

const stored = { items: Type.Integer(), bytes: Type.Integer() };
/** How much an account stores of a kind, in rows and bytes, and its quota. */
export const KindUsage = Type.Object({ kind: Type.Enum([...quotaKinds]), ...stored, mostItems: Type.Integer(), mostBytes: Type.Integer() });
export type KindUsage = Static<typeof KindUsage>;
export const StoredTotals = Type.Object({
  ...stored,
  accounts: Type.Array(
    /** `limits`: the kinds whose quota is reached or nearly reached. */
    Type.Object({
      id: Type.Integer(),
      fullName: Type.String(),
      username: Type.String(),
      avatar: Type.String(),
      ...stored,
      limits: Type.Array(KindUsage),
    }),
  ),
});
export type StoredTotals = Static<typeof StoredTotals>;

/** The areas that permissions are listed for. */
const permissionAreas = [
  ...(['licitacoes', 'projetos', 'follows', 'calendar', 'tasks', 'mail', 'dns', 'certidoes', 'orders', 'products'] as const),
  ...(['blog', 'knowledgeBase', 'faq', 'plans', 'users', 'imports', 'audit', 'outbox'] as const),
] as const;
export type PermissionArea = (typeof permissionAreas)[number];
const act = () => Type.Optional(Type.Boolean());
/** Whether an account may do each action; left out if the area does not have it. */
export const Permission = Type.Object({ area: Type.Enum([...permissionAreas]), read: act(), create: act(), edit: act(), remove: act() });
export type Permission = Static<typeof Permission>;

/** How long a removal can be undone. */
export const UNDO_MINUTES = 10;

const name = () => Name({ maxLength: 120 });
const line = () => Line({ maxLength: 120 });
const username = () => Type.String({ pattern: usernamePattern });
const email = () => Type.String({ format: 'email', maxLength: 254 });
const ById = Type.Object({ id: Id() });

export const users = {
  allData: endpoint('GET /api/users/list/all-data', {
    access: 'signedIn',
    summary: 'All users, at most 1,000, newest first',
    reply: Type.Array(User),
  }),
  list: endpoint('GET /api/users/list/data', {
    access: 'signedIn',
    summary: 'Users whose username or full name contains “q”, paginated',
    query: listQuery,
    reply: Type.Object({ users: Type.Array(User), total: Type.Integer() }),
  }),
  read: endpoint('GET /api/users/user', {
    access: 'signedIn',
    summary: 'One user; without the key “user” if there is none',
    query: Type.Object({ id: Id() }),
    reply: Type.Object({ user: Type.Optional(User) }),
  }),
  count: endpoint('GET /api/users/count', {
    access: 'signedIn',
    summary: 'The number of accounts: all, active, pending, inactive, and administrators',
    reply: Type.Object({
      total: Type.Integer(),
      active: Type.Integer(),
      pending: Type.Integer(),
      inactive: Type.Integer(),
      admins: Type.Integer(),
    }),
  }),
  stored: endpoint('GET /api/users/usage', {
    access: 'admin',
    summary: 'The storage used by all accounts together, and twenty of them: those at a limit first, then those using the most',
    reply: StoredTotals,
  }),
  ownUsage: endpoint('GET /api/account/usage', {
    access: 'signedIn',
    summary: "The caller's storage by type, with the quotas",
    reply: Type.Object({ kinds: Type.Array(KindUsage) }),
  }),
  usage: endpoint('GET /api/users/:id/usage', {
    access: 'admin',
    summary: 'The storage of an account by type, with its quotas',
    params: ById,
    reply: Type.Object({ kinds: Type.Array(KindUsage) }),
  }),
  show: endpoint('GET /api/users/:id', {
    access: 'signedIn',
    summary: 'One user, with the date of registration and permissions',
    params: ById,
    reply: Type.Object({ user: User, created_at: Instant(), ability: Type.Array(AbilityRule), permissions: Type.Array(Permission) }),
  }),
  add: endpoint('POST /apps/users/add-user', {
    access: 'admin',
    summary: 'Add a user without a password; a “pending” user is sent an invitation to choose one',
    body: Type.Object({
      fullName: name(),
      username: username(),
      email: email(),
      company: Default(line(), ''),
      country: Default(line(), ''),
      contact: Default(line(), ''),
      role: Default(Type.Enum([...roles]), 'subscriber'),
      currentPlan: Default(Type.Enum([...plans]), 'basic'),
      status: Default(Type.Enum([...statuses]), 'pending'),
      // The template sends an empty one; pictures have their own call.
      avatar: Default(Anything(), ''),
    }),
    reply: Type.Object({ user: User }),
    status: 201,
  }),
  remove: endpoint('DELETE /apps/users/delete', {
    access: 'admin',
    summary: 'Delete a user, which ends their sessions; they can be restored for ten minutes',
    query: Type.Object({ id: Id() }),
    reply: Nothing,
  }),
  restore: endpoint('POST /api/users/:id/restore', {
    access: 'admin',
    effect: 'changes',
    summary: 'Restore a user who was deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  edit: endpoint('PATCH /api/users/:id', {
    access: 'admin',
    effect: 'changes',
    summary: 'Change the list fields of a user; a user set to inactive is signed out immediately',
    params: ById,
    body: Body({
      fullName: Type.Optional(name()),
      username: Type.Optional(username()),
      email: Type.Optional(email()),
      company: Type.Optional(line()),
      country: Type.Optional(line()),
      contact: Type.Optional(line()),
      role: Type.Optional(Type.Enum([...roles])),
      currentPlan: Type.Optional(Type.Enum([...plans])),
      status: Type.Optional(Type.Enum([...statuses])),
    }),
    reply: Type.Object({ user: User }),
  }),
  readDetails: endpoint('GET /api/users/:id/details', {
    access: 'admin',
    summary: 'The remaining details of a user',
    params: ById,
    reply: Type.Object({ ...UserDetails.properties, has_two_step: Type.Boolean() }),
  }),
  editDetails: endpoint('PUT /api/users/:id/details', {
    access: 'admin',
    summary:
      'Change the remaining details of a user; “https://” is added to addresses without it, and “@name” becomes the address on a network',
    params: ById,
    body: Body(UserDetails.properties),
    reply: UserDetails,
  }),
  putAvatar: endpoint('PUT /api/users/:id/avatar', {
    access: 'admin',
    summary: "Set a user's picture: PNG, JPEG, WebP, GIF or AVIF of at most 5 MiB, converted to a square",
    params: ById,
    body: 'stream',
    reply: Type.Object({ avatar: Type.String() }),
  }),
  removeAvatar: endpoint('DELETE /api/users/:id/avatar', {
    access: 'admin',
    summary: "Remove a user's picture",
    params: ById,
    reply: Nothing,
  }),
  invite: endpoint('POST /api/users/:id/invite', {
    access: 'admin',
    summary: 'Send a user a link to choose a password; the link is also returned, so that it can be passed on in another way',
    params: ById,
    reply: Type.Object({ link: Type.String(), expires_at: Instant() }),
  }),
};
