import { endpoint } from '#kit/contract.ts';
import {
  Anything,
  Body,
  Default,
  Flag,
  Id,
  Instant,
  Integer,
  List,
  Nothing,
  Nullable,
  OneOf,
  Optional,
  Shape,
  type Static,
  Text,
} from '#kit/schema.ts';

/** What an account may do, as the browser's guards read it. */
export const AbilityRule = Shape({ action: Text(), subject: Text() });
export type AbilityRule = Static<typeof AbilityRule>;

/** What screens and buttons ask for. `administers`: the ability that admins alone have; they also remove notices and edit accounts. */
export const needs = {
  standard: { action: 'read', subject: 'standard' },
  administers: { action: 'read', subject: 'dnsUpload' },
  accessControl: { action: 'read', subject: 'ACL' },
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

/** How long a password has to be, and may be. */
export const passwordLength = { minLength: 8, maxLength: 200 };
const NewPassword = () => Text(passwordLength);
/** The password that an account has, said again before something is changed that whoever finds an open browser must not change. */
const OwnPassword = () => Text({ maxLength: passwordLength.maxLength });
/** Six digits of an app, or a recovery code. */
const Code = () => Text({ maxLength: 40 });
/** Out of a link in a mail. */
const LinkToken = () => Text({ maxLength: 200 });

/** What a name to sign in with is made of. */
export const usernamePattern = '^[\\p{L}\\p{N}._-]{2,40}$';

/** Either the account, or what is taken already: the specification answers both with status 200. */
const Registered = Shape({
  user: Optional(UserData),
  accessToken: Optional(Text()),
  error: Optional(Shape({ email: Nullable(Text()), username: Nullable(Text()) })),
});

export const auth = {
  login: endpoint('POST /jwt/login', {
    access: 'public',
    summary: 'Sign in with e-mail and password; “code” where the account asks for a second step, “rememberMe” for a cookie of thirty days',
    body: Anything('email', 'password', 'code', 'rememberMe'),
    reply: Session,
    others: { 400: Shape({ error: Shape({ email: List(Text()) }) }) },
  }),
  register: endpoint('POST /jwt/register', {
    access: 'public',
    effect: 'adds',
    summary: 'Register an account; GET /api/settings says whether registration is open. A taken name or e-mail is reported with status 200',
    body: Shape({
      email: Text({ format: 'email', maxLength: 254 }),
      username: Text({ pattern: usernamePattern }),
      password: NewPassword(),
    }),
    reply: Registered,
  }),
  refresh: endpoint('POST /jwt/refresh-token', {
    access: 'public',
    summary: 'Exchange a refresh token for a new pair',
    body: Anything('refreshToken'),
    reply: Session,
    others: { 401: Shape({ error: Text() }) },
  }),
  resume: endpoint('POST /api/auth/resume', {
    access: 'public',
    summary: 'Exchange the cookie of a remembered session for a new pair of tokens and a new cookie',
    reply: Session,
    others: { 401: Shape({ error: Text() }) },
  }),
  logout: endpoint('POST /api/auth/logout', {
    access: 'public',
    summary: 'End the session that a refresh token or the cookie belongs to',
    body: Body({ refreshToken: Default(Anything(), '') }),
    reply: Nothing,
  }),
  forgotPassword: endpoint('POST /api/auth/forgot-password', {
    access: 'public',
    summary: 'Request a link to choose a new password; the answer is the same whether or not the account exists',
    body: Body({ email: Text({ maxLength: 254 }) }),
    reply: Nothing,
  }),
  readLink: endpoint('POST /api/auth/read-link', {
    access: 'public',
    summary: 'The account that a password link belongs to',
    body: Body({ token: LinkToken() }),
    reply: Shape({ purpose: OneOf(['reset', 'invitation']), email: Text(), fullName: Text(), username: Text(), expires_at: Instant() }),
  }),
  choosePassword: endpoint('POST /api/auth/choose-password', {
    access: 'public',
    summary: 'Set the password with a link, which works once; ends all sessions of the account',
    body: Body({ token: LinkToken(), password: NewPassword() }),
    reply: Nothing,
  }),
  changePassword: endpoint('POST /api/auth/change-password', {
    access: 'signedIn',
    effect: 'keeps',
    summary: "Change the caller's own password; ends the other sessions",
    body: Body({ currentPassword: OwnPassword(), newPassword: NewPassword() }),
    reply: Nothing,
  }),
};

/** A sign-in that has not ended. */
export const OpenSession = Shape({
  id: Text(),
  created_at: Instant(),
  last_used_at: Instant(),
  user_agent: Text(),
  address: Text(),
  isCurrent: Flag(),
  isRemembered: Flag(),
});
export type OpenSession = Static<typeof OpenSession>;

export const sessions = {
  list: endpoint('GET /api/auth/sessions', {
    access: 'signedIn',
    summary: "The caller's open sessions, most recently used first",
    reply: Shape({ sessions: List(OpenSession) }),
  }),
  end: endpoint('DELETE /api/auth/sessions/:id', {
    access: 'signedIn',
    summary: 'End one session; its tokens stop working immediately',
    params: Shape({ id: Text({ maxLength: 100 }) }),
    reply: Nothing,
  }),
  endOthers: endpoint('DELETE /api/auth/sessions', {
    access: 'signedIn',
    summary: 'End all sessions except the current one',
    reply: Nothing,
  }),
};

const RecoveryCodes = Shape({ recoveryCodes: List(Text()) });

export const twoStep = {
  read: endpoint('GET /api/auth/two-step', {
    access: 'signedIn',
    allowedWhileRestricted: true,
    summary: 'Whether two-step verification is on, required or available for the caller, and how many recovery codes are left',
    reply: Shape({ isOn: Flag(), isOffered: Flag(), isRequired: Flag(), recoveryCodesLeft: Integer() }),
  }),
  begin: endpoint('POST /api/auth/two-step/begin', {
    access: 'signedIn',
    effect: 'keeps',
    allowedWhileRestricted: true,
    summary: 'Create a secret for an authenticator app, to be confirmed with its first code',
    body: Body({ password: OwnPassword() }),
    reply: Shape({ secret: Text(), uri: Text() }),
  }),
  confirm: endpoint('POST /api/auth/two-step/confirm', {
    access: 'signedIn',
    effect: 'keeps',
    allowedWhileRestricted: true,
    summary: 'Turn two-step verification on with a code from the app; the recovery codes are returned only once',
    body: Body({ code: Code() }),
    reply: RecoveryCodes,
  }),
  end: endpoint('POST /api/auth/two-step/end', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Turn two-step verification off, unless it is required for the caller',
    body: Body({ password: OwnPassword() }),
    reply: Nothing,
  }),
  renewCodes: endpoint('POST /api/auth/two-step/recovery-codes', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Generate new recovery codes; the old ones stop working',
    body: Body({ password: OwnPassword() }),
    reply: RecoveryCodes,
  }),
};

/** Of somebody else, who has lost the app and the codes. */
export const twoStepOf = {
  end: endpoint('DELETE /api/users/:id/two-step', {
    access: 'admin',
    summary: 'Remove two-step verification from a user who has lost the app and the recovery codes',
    params: Shape({ id: Id() }),
    reply: Nothing,
  }),
};

/** Of whom an installation may require the second step. */
export const requiredFor = ['nobody', 'admins', 'all'] as const;
export type RequiredFor = (typeof requiredFor)[number];

/** Of those who can sign in: how many there are, and how many have the second step. */
const Ready = Shape({ total: Integer(), ready: Integer() });
const Policy = Shape({ requiredFor: OneOf([...requiredFor]), admins: Ready, all: Ready });
export type TwoStepPolicy = Static<typeof Policy>;

export const twoStepPolicy = {
  read: endpoint('GET /api/settings/two-step', {
    access: 'admin',
    summary: 'For whom two-step verification is required, and how many accounts have it on',
    reply: Policy,
  }),
  change: endpoint('PUT /api/settings/two-step', {
    access: 'admin',
    effect: 'keeps',
    summary:
      'Require two-step verification for admins, for everyone or for no one; affected users must set it up before doing anything else',
    body: Body({ requiredFor: OneOf([...requiredFor]) }),
    reply: Policy,
  }),
};

export const keys = {
  rotate: endpoint('POST /api/auth/keys/rotate', {
    access: 'admin',
    effect: 'keeps',
    summary: 'Rotate the signing keys; tokens signed with the old ones stay valid until they expire',
    reply: Nothing,
  }),
  inviteAdmin: endpoint('POST /api/auth/admins', {
    access: 'admin',
    summary: 'Make an account an administrator; if it does not exist or has no password, returns a link to choose one, which works once',
    body: Body({ email: Text({ format: 'email', maxLength: 254 }) }),
    reply: Shape({ link: Nullable(Text()), expires_at: Nullable(Instant()) }),
  }),
};
