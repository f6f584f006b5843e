// People: those who sign in and those who are kept in the list. The calls of the specification, and ours under /api/users.
import { AbilityRule, usernamePattern } from '#features/auth/contract.ts';
import { endpoint } from '#kit/contract.ts';
import {
  Anything,
  Body,
  Choices,
  Day,
  Default,
  Flag,
  Id,
  Instant,
  Integer,
  Line,
  List,
  Name,
  Nothing,
  Nullable,
  OneOf,
  Optional,
  Shape,
  type Static,
  Text,
} from '#kit/schema.ts';
import { listQuery, plans, roles, statuses } from './listQuery.ts';
import { quotaKinds } from './quotas.ts';

/** Somebody as the specification's list shows them; `avatar` is an address or empty. */
export const User = Shape({
  id: Integer(),
  fullName: Text(),
  company: Text(),
  username: Text(),
  country: Text(),
  contact: Text(),
  email: Text(),
  avatar: Text(),
  role: OneOf([...roles]),
  currentPlan: OneOf([...plans]),
  status: OneOf([...statuses]),
});
export type User = Static<typeof User>;

export const socialNetworks = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const;
/** Of a web page, in letters. */
export const longestAddress = 300;
const address = () => Line({ maxLength: longestAddress });
const SocialLinks = Shape({
  twitter: address(),
  facebook: address(),
  google: address(),
  linkedIn: address(),
  instagram: address(),
  quora: address(),
});

/** What is kept of somebody besides: the tabs Information and Social. */
export const UserDetails = Shape({
  dob: Nullable(Day()),
  mobile: Line({ maxLength: 40 }),
  website: address(),
  language: Line({ maxLength: 40 }),
  gender: OneOf(['', 'female', 'male', 'other']),
  contactOptions: Choices(OneOf(['email', 'message', 'phone'])),
  address: Shape({
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

const stored = { items: Integer(), bytes: Integer() };
/** What an account keeps of a kind, in rows and bytes, and how much of it it may. */
export const KindUsage = Shape({ kind: OneOf([...quotaKinds]), ...stored, mostItems: Integer(), mostBytes: Integer() });
export type KindUsage = Static<typeof KindUsage>;
export const StoredTotals = Shape({
  ...stored,
  accounts: List(
    /** `limits`: the kinds of which it has reached its quota, or nearly so. */
    Shape({ id: Integer(), fullName: Text(), username: Text(), avatar: Text(), ...stored, limits: List(KindUsage) }),
  ),
});
export type StoredTotals = Static<typeof StoredTotals>;

/** What the permissions are for. */
const permissionAreas = [
  ...(['licitacoes', 'projetos', 'follows', 'calendar', 'tasks', 'mail', 'dns', 'orders', 'products'] as const),
  ...(['blog', 'knowledgeBase', 'faq', 'plans', 'users', 'imports', 'audit', 'outbox'] as const),
] as const;
export type PermissionArea = (typeof permissionAreas)[number];
const act = () => Optional(Flag());
/** Whether an account may do what the area knows; left out where the area does not know it. */
export const Permission = Shape({ area: OneOf([...permissionAreas]), read: act(), create: act(), edit: act(), remove: act() });
export type Permission = Static<typeof Permission>;

/** How long a removal can be taken back. */
export const UNDO_MINUTES = 10;

const name = () => Name({ maxLength: 120 });
const line = () => Line({ maxLength: 120 });
const username = () => Text({ pattern: usernamePattern });
const email = () => Text({ format: 'email', maxLength: 254 });
const ById = Shape({ id: Id() });

export const users = {
  allData: endpoint('GET /api/users/list/all-data', {
    access: 'signedIn',
    summary: 'All users, at most 1,000, newest first',
    reply: List(User),
  }),
  list: endpoint('GET /api/users/list/data', {
    access: 'signedIn',
    summary: 'Users whose username or full name contains “q”, paginated',
    query: listQuery,
    reply: Shape({ users: List(User), total: Integer() }),
  }),
  read: endpoint('GET /api/users/user', {
    access: 'signedIn',
    summary: 'One user; without the key “user” if there is none',
    query: Shape({ id: Id() }),
    reply: Shape({ user: Optional(User) }),
  }),
  count: endpoint('GET /api/users/count', {
    access: 'signedIn',
    summary: 'The number of accounts: all, active, pending, inactive, and administrators',
    reply: Shape({ total: Integer(), active: Integer(), pending: Integer(), inactive: Integer(), admins: Integer() }),
  }),
  stored: endpoint('GET /api/users/usage', {
    access: 'admin',
    summary: 'The storage used by all accounts together, and twenty of them: those at a limit first, then those using the most',
    reply: StoredTotals,
  }),
  ownUsage: endpoint('GET /api/account/usage', {
    access: 'signedIn',
    summary: "The caller's storage by type, with the quotas",
    reply: Shape({ kinds: List(KindUsage) }),
  }),
  usage: endpoint('GET /api/users/:id/usage', {
    access: 'admin',
    summary: 'The storage of an account by type, with its quotas',
    params: ById,
    reply: Shape({ kinds: List(KindUsage) }),
  }),
  show: endpoint('GET /api/users/:id', {
    access: 'signedIn',
    summary: 'One user, with the date of registration and permissions',
    params: ById,
    reply: Shape({ user: User, created_at: Instant(), ability: List(AbilityRule), permissions: List(Permission) }),
  }),
  add: endpoint('POST /apps/users/add-user', {
    access: 'admin',
    summary: 'Add a user without a password; a “pending” user is sent an invitation to choose one',
    body: Shape({
      fullName: name(),
      username: username(),
      email: email(),
      company: Default(line(), ''),
      country: Default(line(), ''),
      contact: Default(line(), ''),
      role: Default(OneOf([...roles]), 'subscriber'),
      currentPlan: Default(OneOf([...plans]), 'basic'),
      status: Default(OneOf([...statuses]), 'pending'),
      // The template sends an empty one; pictures come by their own call.
      avatar: Default(Anything(), ''),
    }),
    reply: Shape({ user: User }),
    status: 201,
  }),
  remove: endpoint('DELETE /apps/users/delete', {
    access: 'admin',
    summary: 'Delete a user, which ends their sessions; they can be restored for ten minutes',
    query: Shape({ id: Id() }),
    reply: Nothing,
  }),
  restore: endpoint('POST /api/users/:id/restore', {
    access: 'admin',
    effect: 'keeps',
    summary: 'Restore a user who was deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  edit: endpoint('PATCH /api/users/:id', {
    access: 'admin',
    effect: 'keeps',
    summary: 'Change the list fields of a user; a user set to inactive is signed out immediately',
    params: ById,
    body: Body({
      fullName: Optional(name()),
      username: Optional(username()),
      email: Optional(email()),
      company: Optional(line()),
      country: Optional(line()),
      contact: Optional(line()),
      role: Optional(OneOf([...roles])),
      currentPlan: Optional(OneOf([...plans])),
      status: Optional(OneOf([...statuses])),
    }),
    reply: Shape({ user: User }),
  }),
  readDetails: endpoint('GET /api/users/:id/details', {
    access: 'admin',
    summary: 'The remaining details of a user',
    params: ById,
    reply: Shape({ ...UserDetails.properties, has_two_step: Flag() }),
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
    reply: Shape({ avatar: Text() }),
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
    reply: Shape({ link: Text(), expires_at: Instant() }),
  }),
};
