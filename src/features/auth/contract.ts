import { endpoint } from '#kit/contract.ts';
import { Anything, Body, Default, Id, Instant, Nothing, Nullable, type Static, Type } from '#kit/schema.ts';

/** One ability of an account; the web's guards evaluate it. */
export const AbilityRule = Type.Object({ action: Type.String(), subject: Type.String() });
export type AbilityRule = Static<typeof AbilityRule>;

/**
 * The permissions that screens and buttons require. `administers`: the specification has no rule for admins as such, but gives
 * `dnsUpload` to them only.
 */
export const needs = {
  standard: { action: 'read', subject: 'standard' },
  administers: { action: 'read', subject: 'dnsUpload' },
  accessControl: { action: 'read', subject: 'ACL' },
} as const satisfies Record<string, AbilityRule>;

/** An account as its owner sees it: all fields but the password. */
export const UserData = Type.Object({
  id: Type.Integer(),
  fullName: Type.String(),
  username: Type.String(),
  avatar: Nullable(Type.String()),
  email: Type.String(),
  role: Type.Enum(['admin', 'client']),
  ability: Type.Array(AbilityRule),
});
export type UserData = Static<typeof UserData>;

/** Each token is valid for ten minutes; a refresh token works once. */
export const Session = Type.Object({ userData: UserData, accessToken: Type.String(), refreshToken: Type.String() });
export type Session = Static<typeof Session>;

/** Allowed length of a password. */
export const passwordLength = { minLength: 8, maxLength: 200 };
const NewPassword = () => Type.String(passwordLength);
/** The account's current password, required before sensitive changes in case someone else uses an open browser. */
const OwnPassword = () => Type.String({ maxLength: passwordLength.maxLength });
/** Six digits from an authenticator app, or a recovery code. */
const Code = () => Type.String({ maxLength: 40 });
/** The token from a link in an e-mail. */
const LinkToken = () => Type.String({ maxLength: 200 });

/** Allowed characters and length of a username. */
export const usernamePattern = '^[\\p{L}\\p{N}._-]{2,40}$';

/** Either the new account, or which names are taken: the specification answers both with status 200. */
const Registered = Type.Object({
  user: Type.Optional(UserData),
  accessToken: Type.Optional(Type.String()),
  error: Type.Optional(Type.Object({ email: Nullable(Type.String()), username: Nullable(Type.String()) })),
});

export const auth = {
  login: endpoint('POST /jwt/login', {
    access: 'public',
    summary:
      'Sign in with e-mail and password; “code” where the account asks for a second step, “rememberMe” for a cookie that renews it (thirty days, or SESSION_IDLE_HOURS)',
    body: Anything('email', 'password', 'code', 'rememberMe'),
    reply: Session,
    others: { 400: Type.Object({ error: Type.Object({ email: Type.Array(Type.String()) }) }) },
  }),
  register: endpoint('POST /jwt/register', {
    access: 'public',
    effect: 'adds',
    summary: 'Register an account; GET /api/settings says whether registration is open. A taken name or e-mail is reported with status 200',
    body: Type.Object({
      email: Type.String({ format: 'email', maxLength: 254 }),
      username: Type.String({ pattern: usernamePattern }),
      password: NewPassword(),
    }),
    reply: Registered,
  }),
  refresh: endpoint('POST /jwt/refresh-token', {
    access: 'public',
    summary: 'Exchange a refresh token for a new pair',
    body: Anything('refreshToken'),
    reply: Session,
    others: { 401: Type.Object({ error: Type.String() }) },
  }),
  resume: endpoint('POST /api/auth/resume', {
    access: 'public',
    summary: 'Exchange the cookie of a remembered session for a new pair of tokens and a new cookie',
    reply: Session,
    others: { 401: Type.Object({ error: Type.String() }) },
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
    body: Body({ email: Type.String({ maxLength: 254 }) }),
    reply: Nothing,
  }),
  readLink: endpoint('POST /api/auth/read-link', {
    access: 'public',
    summary: 'The account that a password link belongs to',
    body: Body({ token: LinkToken() }),
    reply: Type.Object({
      purpose: Type.Enum(['reset', 'invitation']),
      email: Type.String(),
      fullName: Type.String(),
      username: Type.String(),
      expires_at: Instant(),
    }),
  }),
  choosePassword: endpoint('POST /api/auth/choose-password', {
    access: 'public',
    summary: 'Set the password with a link, which works once; ends all sessions of the account',
    body: Body({ token: LinkToken(), password: NewPassword() }),
    reply: Nothing,
  }),
  changePassword: endpoint('POST /api/auth/change-password', {
    access: 'signedIn',
    effect: 'changes',
    summary: "Change the caller's own password; ends the other sessions",
    body: Body({ currentPassword: OwnPassword(), newPassword: NewPassword() }),
    reply: Nothing,
  }),
};

/** An active session. */
export const OpenSession = Type.Object({
  id: Type.String(),
  created_at: Instant(),
  last_used_at: Instant(),
  user_agent: Type.String(),
  address: Type.String(),
  isCurrent: Type.Boolean(),
  isRemembered: Type.Boolean(),
});
export type OpenSession = Static<typeof OpenSession>;

export const sessions = {
  list: endpoint('GET /api/auth/sessions', {
    access: 'signedIn',
    summary: "The caller's open sessions, most recently used first",
    reply: Type.Object({ sessions: Type.Array(OpenSession) }),
  }),
  end: endpoint('DELETE /api/auth/sessions/:id', {
    access: 'signedIn',
    summary: 'End one session; its tokens stop working immediately',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    reply: Nothing,
  }),
  endOthers: endpoint('DELETE /api/auth/sessions', {
    access: 'signedIn',
    summary: 'End all sessions except the current one',
    reply: Nothing,
  }),
};

const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

export const twoStep = {
  read: endpoint('GET /api/auth/two-step', {
    access: 'signedIn',
    allowedWhileRestricted: true,
    summary: 'Whether two-step verification is on, required or available for the caller, and how many recovery codes are left',
    reply: Type.Object({ isOn: Type.Boolean(), isOffered: Type.Boolean(), isRequired: Type.Boolean(), recoveryCodesLeft: Type.Integer() }),
  }),
  begin: endpoint('POST /api/auth/two-step/begin', {
    access: 'signedIn',
    effect: 'changes',
    allowedWhileRestricted: true,
    summary: 'Create a secret for an authenticator app, to be confirmed with its first code',
    body: Body({ password: OwnPassword() }),
    reply: Type.Object({ secret: Type.String(), uri: Type.String() }),
  }),
  confirm: endpoint('POST /api/auth/two-step/confirm', {
    access: 'signedIn',
    effect: 'changes',
    allowedWhileRestricted: true,
    summary: 'Turn two-step verification on with a code from the app; the recovery codes are returned only once',
    body: Body({ code: Code() }),
    reply: RecoveryCodes,
  }),
  end: endpoint('POST /api/auth/two-step/end', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Turn two-step verification off, unless it is required for the caller',
    body: Body({ password: OwnPassword() }),
    reply: Nothing,
  }),
  renewCodes: endpoint('POST /api/auth/two-step/recovery-codes', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Generate new recovery codes; the old ones stop working',
    body: Body({ password: OwnPassword() }),
    reply: RecoveryCodes,
  }),
};

/** Two-step verification of another user, who has lost the app and the codes. */
export const twoStepOf = {
  end: endpoint('DELETE /api/users/:id/two-step', {
    access: 'admin',
    summary: 'Remove two-step verification from a user who has lost the app and the recovery codes',
    params: Type.Object({ id: Id() }),
    reply: Nothing,
  }),
};

/** Which accounts an installation requires two-step verification of. */
export const requiredFor = ['nobody', 'admins', 'all'] as const;
export type RequiredFor = (typeof requiredFor)[number];

/** How many accounts can sign in, and how many of them have two-step verification on. */
const Ready = Type.Object({ total: Type.Integer(), ready: Type.Integer() });
const Policy = Type.Object({ requiredFor: Type.Enum([...requiredFor]), admins: Ready, all: Ready });
export type TwoStepPolicy = Static<typeof Policy>;

export const twoStepPolicy = {
  read: endpoint('GET /api/settings/two-step', {
    access: 'admin',
    summary: 'For whom two-step verification is required, and how many accounts have it on',
    reply: Policy,
  }),
  change: endpoint('PUT /api/settings/two-step', {
    access: 'admin',
    effect: 'changes',
    summary:
      'Require two-step verification for admins, for everyone or for no one; affected users must set it up before doing anything else',
    body: Body({ requiredFor: Type.Enum([...requiredFor]) }),
    reply: Policy,
  }),
};

export const keys = {
  rotate: endpoint('POST /api/auth/keys/rotate', {
    access: 'admin',
    effect: 'changes',
    summary: 'Rotate the signing keys; tokens signed with the old ones stay valid until they expire',
    reply: Nothing,
  }),
  inviteAdmin: endpoint('POST /api/auth/admins', {
    access: 'admin',
    summary: 'Make an account an administrator; if it does not exist or has no password, returns a link to choose one, which works once',
    body: Body({ email: Type.String({ format: 'email', maxLength: 254 }) }),
    reply: Type.Object({ link: Nullable(Type.String()), expires_at: Nullable(Instant()) }),
  }),
};
