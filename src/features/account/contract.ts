// Settings of one's own account: the specification's call, and ours under /api/account.
import { passwordLength, usernamePattern } from '#features/auth/contract.ts';
import { longestAddress, type socialNetworks, UserDetails } from '#features/users/contract.ts';
import { endpoint } from '#kit/contract.ts';
import { Body, Day, Line, Name, Nothing, Nullable, type Static, Type } from '#kit/schema.ts';

export const longest = { name: 120, company: 120, country: 120, email: 254, bio: 1000, website: longestAddress, phone: 40 } as const;

/** Sites that an account can be connected with. */
export const connectable = ['twitter', 'google', 'facebook', 'github'] as const;
/** Empty if not connected. */
const Connection = Type.Object({ profileImg: Type.Optional(Type.String()), id: Type.Optional(Type.String()) });

/** The notifications that exist. The specification's other switches are accepted and returned, but nothing is sent for them. */
export const workingFlags = ['commentOnArticle', 'followMe'] as const;
/** All switches of the specification. */
export const flagNames = ['commentOnArticle', 'answerOnForm', 'followMe', 'newAnnouncements', 'productUpdates', 'blogDigest'] as const;

const General = Type.Object({
  avatar: Type.String(),
  username: Type.String(),
  fullName: Type.String(),
  email: Type.String(),
  company: Type.String(),
});
const Social = Type.Object({
  socialLinks: UserDetails.properties.socialLinks,
  connections: Type.Object({ twitter: Connection, google: Connection, facebook: Connection, github: Connection }),
});
const flags = {
  commentOnArticle: Type.Boolean(),
  answerOnForm: Type.Boolean(),
  followMe: Type.Boolean(),
  newAnnouncements: Type.Boolean(),
  productUpdates: Type.Boolean(),
  blogDigest: Type.Boolean(),
};

const infoBody = {
  bio: Type.String({ maxLength: longest.bio }),
  dob: Nullable(Day()),
  country: Line({ maxLength: longest.country }),
  website: Line({ maxLength: longest.website }),
  phone: Line({ maxLength: longest.phone }),
};

/** `mayChangeEmail`: false for demo accounts, which are shared. `isNotificationsOn`: whether the account gets notifications at all. */
export const Settings = Type.Object({
  general: Type.Object({ ...General.properties, mayChangeEmail: Type.Boolean() }),
  info: Type.Object(infoBody),
  social: Social,
  notification: Type.Object({ ...flags, isNotificationsOn: Type.Boolean() }),
});
export type Settings = Static<typeof Settings>;

export const account = {
  data: endpoint('GET /account-setting/data', {
    access: 'signedIn',
    summary: "The caller's settings; the phone as a number of its digits, 0 for none",
    reply: Type.Object({
      general: General,
      info: Type.Object({
        bio: Type.String(),
        dob: Nullable(Day()),
        country: Type.String(),
        website: Type.String(),
        phone: Type.Integer(),
      }),
      social: Social,
      notification: Type.Object(flags),
    }),
  }),
  read: endpoint('GET /api/account', {
    access: 'signedIn',
    summary: "The caller's settings, the phone as it was typed",
    reply: Settings,
  }),
  editGeneral: endpoint('PATCH /api/account/general', {
    access: 'signedIn',
    effect: 'changes',
    summary: "Change the caller's names and e-mail address; a new address needs the current password",
    body: Body({
      username: Type.Optional(Type.String({ pattern: usernamePattern })),
      fullName: Type.Optional(Name({ maxLength: longest.name })),
      email: Type.Optional(Type.String({ format: 'email', maxLength: longest.email })),
      company: Type.Optional(Line({ maxLength: longest.company })),
      currentPassword: Type.Optional(Type.String({ maxLength: passwordLength.maxLength })),
    }),
    reply: Nothing,
  }),
  putAvatar: endpoint('PUT /api/account/avatar', {
    access: 'signedIn',
    summary: "Set the caller's picture: PNG, JPEG, WebP, GIF or AVIF of at most 5 MiB, converted to a square",
    body: 'stream',
    reply: Type.Object({ avatar: Type.String() }),
  }),
  removeAvatar: endpoint('DELETE /api/account/avatar', {
    access: 'signedIn',
    summary: "Remove the caller's picture",
    reply: Nothing,
  }),
  saveInfo: endpoint('PUT /api/account/info', {
    access: 'signedIn',
    summary: "Change the caller's personal details; “https://” is added to a website without it",
    body: Body(infoBody),
    reply: Nothing,
  }),
  saveSocialLinks: endpoint('PUT /api/account/social-links', {
    access: 'signedIn',
    summary: "Change the caller's pages on social networks: an address, empty, or “@name”, which becomes an address",
    body: Body(UserDetails.properties.socialLinks.properties),
    reply: Nothing,
  }),
  disconnect: endpoint('DELETE /api/account/connections/:place', {
    access: 'signedIn',
    summary: 'Disconnect another service',
    params: Type.Object({ place: Type.Enum([...connectable]) }),
    reply: Nothing,
  }),
  editNotification: endpoint('PATCH /api/account/notification', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Change the notification settings; fields left out stay as they are',
    body: Body({
      commentOnArticle: Type.Optional(Type.Boolean()),
      answerOnForm: Type.Optional(Type.Boolean()),
      followMe: Type.Optional(Type.Boolean()),
      newAnnouncements: Type.Optional(Type.Boolean()),
      productUpdates: Type.Optional(Type.Boolean()),
      blogDigest: Type.Optional(Type.Boolean()),
      isNotificationsOn: Type.Optional(Type.Boolean()),
    }),
    reply: Nothing,
  }),
};

export type SocialNetwork = (typeof socialNetworks)[number];
