// Mails as the calls show them.
import { Body, BodyId, Choices, Instant, Nullable, type Static, Type } from '#kit/schema.ts';
import { ShownFile } from '#kit/shownFile.ts';

export { EmailsMeta } from './counted.ts';

export const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export const Folder = Type.Enum(folders);
export type Folder = Static<typeof Folder>;

export const labels = ['private', 'company', 'important', 'personal'] as const;
export const Label = Type.Enum(labels);
export type Label = Static<typeof Label>;

/** A folder, the starred ones, or (empty) all but the trash. */
export const View = Type.Enum([...folders, 'starred', '']);
export type View = Static<typeof View>;

export const limits = {
  /** Letters of a subject. */
  subject: 250,
  /** Letters of a message's HTML. */
  html: 500_000,
  /** Addresses in To, Cc and Bcc together. */
  recipients: 100,
  attachments: 20,
  /** Bytes of all attachments of a mail. */
  attachmentBytes: 25 * 2 ** 20,
  /** Addresses outside that an account may write to in a day. */
  outsideADay: 500,
  /** How long sending can be undone, in seconds. */
  undoSeconds: 10,
} as const;

export const Address = Type.Object({ name: Type.String(), email: Type.String() });
export type Address = Static<typeof Address>;
/** What is typed or chosen; whose address belongs to an account is delivered inside. */
const SentAddress = Body({ name: Type.String({ maxLength: 200 }), email: Type.String({ minLength: 3, maxLength: 254 }) });

/** `url` is good for some hours; `thumbnail` is empty for what is no picture. */
const Attachment = Type.Object({ fileName: Type.String(), thumbnail: Type.String(), url: Type.String(), size: Type.String() });
export type Attachment = Static<typeof Attachment>;
/** The same with what our own screens need. `bytes` is the size; `shown` is null for what does not open in place. */
export const KeptAttachment = Type.Object({
  ...Attachment.properties,
  id: Type.String(),
  bytes: Type.Integer(),
  shown: Nullable(ShownFile),
});
export type KeptAttachment = Static<typeof KeptAttachment>;

const From = Type.Object({ email: Type.String(), name: Type.String(), avatar: Type.String() });
const head = {
  id: Type.Integer(),
  from: From,
  to: Type.Array(Address),
  subject: Type.String(),
  isStarred: Type.Boolean(),
  isRead: Type.Boolean(),
  labels: Type.Array(Label),
  time: Instant(),
  folder: Folder,
};

const plain = {
  ...head,
  cc: Type.Array(Type.String()),
  bcc: Type.Array(Type.String()),
  message: Type.String(),
  attachments: Type.Array(Attachment),
};
/** The specification's mail; `replies` are the older ones of its thread, the oldest first, which have none of their own. */
export const Email = Type.Object({
  ...plain,
  replies: Type.Array(Type.Object({ ...plain, replies: Type.Array(Type.Object({})) })),
  hasPreviousMail: Type.Optional(Type.Boolean()),
  hasNextMail: Type.Optional(Type.Boolean()),
});
export type Email = Static<typeof Email>;

/** A line of the list. */
export const ListedEmail = Type.Object({
  ...head,
  preview: Type.String(),
  hasAttachments: Type.Boolean(),
  /** How many older ones its thread has. */
  replies: Type.Integer(),
  /** An own one that has not left: it opens in the writing window. */
  isDraft: Type.Boolean(),
  /** When it is to leave, where it waits for that. */
  sendAt: Nullable(Instant()),
  /** An address outside could not be reached. */
  hasFailed: Type.Boolean(),
});
export type ListedEmail = Static<typeof ListedEmail>;

/** `unsent`: there is no mail server to hand it over to. */
export const Delivery = Type.Object({
  email: Type.String(),
  state: Type.Enum(['waiting', 'sent', 'failed', 'unsent']),
  /** The mail server's words, or `removedByAdmin`. */
  error: Type.String(),
  dueAt: Nullable(Instant()),
});
export type Delivery = Static<typeof Delivery>;

const shown = {
  ...head,
  cc: Type.Array(Address),
  /** The author alone is told of it. */
  bcc: Type.Array(Address),
  preview: Type.String(),
  attachments: Type.Array(KeptAttachment),
  /** Where a frame shows the message; with `&images=true` also pictures from elsewhere. Good for some hours. */
  frame: Type.String(),
  hasRemoteImages: Type.Boolean(),
  /** An own one that has not left. */
  isDraft: Type.Boolean(),
  sendAt: Nullable(Instant()),
  /** To addresses outside; the author alone is told of it. */
  deliveries: Type.Array(Delivery),
};
/** `thread` are the older ones, the oldest first. */
export const ShownEmail = Type.Object({
  ...shown,
  thread: Type.Array(Type.Object(shown)),
  hasPrevious: Type.Boolean(),
  hasNext: Type.Boolean(),
});
export type ShownEmail = Static<typeof ShownEmail>;

export const SentDraft = Body({
  to: Type.Array(SentAddress, { maxItems: limits.recipients }),
  cc: Type.Array(SentAddress, { maxItems: limits.recipients }),
  bcc: Type.Array(SentAddress, { maxItems: limits.recipients }),
  subject: Type.String({ maxLength: limits.subject }),
  message: Type.String({ maxLength: limits.html }),
});
export type SentDraft = Static<typeof SentDraft>;

/** What the writing window edits. `id` is the mail's. */
export const Draft = Type.Object({
  id: Type.Integer(),
  to: Type.Array(Address),
  cc: Type.Array(Address),
  bcc: Type.Array(Address),
  subject: Type.String(),
  message: Type.String(),
  attachments: Type.Array(KeptAttachment),
  /** What it answers or forwards; null for a new one. */
  inReplyTo: Nullable(Type.Integer()),
  savedAt: Instant(),
  sendAt: Nullable(Instant()),
});
export type Draft = Static<typeof Draft>;

/** Somebody to write to. */
export const Recipient = Type.Object({ id: Type.Integer(), name: Type.String(), email: Type.String(), avatar: Type.String() });
export type Recipient = Static<typeof Recipient>;

export const EmailChange = Body({
  isRead: Type.Optional(Type.Boolean()),
  isStarred: Type.Optional(Type.Boolean()),
  folder: Type.Optional(Folder),
  labels: Type.Optional(Choices(Label)),
});
export type EmailChange = Static<typeof EmailChange>;
/** The same of a whole view, where labels are also put on or taken off beside those that a mail has. */
export const ViewChange = Body({ ...EmailChange.properties, addLabel: Type.Optional(Label), removeLabel: Type.Optional(Label) });
export type ViewChange = Static<typeof ViewChange>;

export const EmailIds = Type.Array(BodyId(), { minItems: 1, maxItems: 1000 });
export type EmailIds = Static<typeof EmailIds>;
