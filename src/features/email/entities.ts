// E-mails as the calls return them.
import { Body, BodyId, Choices, Instant, Nullable, type Static, Type } from '#kit/schema.ts';
import { ShownFile } from '#kit/shownFile.ts';
import { labels } from './labels.ts';

export { EmailsMeta } from './counted.ts';

export const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export const Folder = Type.Enum(folders);
export type Folder = Static<typeof Folder>;

export const Label = Type.Enum(labels);
export type Label = Static<typeof Label>;

/** A folder, the starred e-mails, or (empty) all but the trash. */
export const View = Type.Enum([...folders, 'starred', '']);
export type View = Static<typeof View>;

export const limits = {
  /** Characters of a subject. */
  subject: 250,
  /** Characters of a message's HTML. */
  html: 500_000,
  /** Addresses in To, Cc and Bcc together. */
  recipients: 100,
  attachments: 20,
  /** Total bytes of an e-mail's attachments. */
  attachmentBytes: 25 * 2 ** 20,
  /** External addresses that an account may write to per day. */
  outsideADay: 500,
  /** How long sending can be undone, in seconds. */
  undoSeconds: 10,
} as const;

export const Address = Type.Object({ name: Type.String(), email: Type.String() });
export type Address = Static<typeof Address>;
/** An address typed or chosen by the user. The address of an account is delivered internally. */
const SentAddress = Body({ name: Type.String({ maxLength: 200 }), email: Type.String({ minLength: 3, maxLength: 254 }) });

/** `url` is valid for some minutes; `thumbnail` is empty unless the file is a picture. */
const Attachment = Type.Object({ fileName: Type.String(), thumbnail: Type.String(), url: Type.String(), size: Type.String() });
export type Attachment = Static<typeof Attachment>;
/** With the fields that our own screens need. `bytes` is the size; `shown` is null if the browser cannot show the file. */
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
/** The specification's e-mail; `replies` are the older messages of its thread, oldest first, without replies of their own. */
export const Email = Type.Object({
  ...plain,
  replies: Type.Array(Type.Object({ ...plain, replies: Type.Array(Type.Object({})) })),
  hasPreviousMail: Type.Optional(Type.Boolean()),
  hasNextMail: Type.Optional(Type.Boolean()),
});
export type Email = Static<typeof Email>;

/** A row of the list. */
export const ListedEmail = Type.Object({
  ...head,
  preview: Type.String(),
  hasAttachments: Type.Boolean(),
  /** Number of older messages in the thread. */
  replies: Type.Integer(),
  /** An unsent message of the user: it opens in the compose window. */
  isDraft: Type.Boolean(),
  /** When it will be sent; null if it is not scheduled. */
  sendAt: Nullable(Instant()),
  /** Delivery to an external address failed. */
  hasFailed: Type.Boolean(),
});
export type ListedEmail = Static<typeof ListedEmail>;

/** `unsent`: no mail server is configured. */
export const Delivery = Type.Object({
  email: Type.String(),
  state: Type.Enum(['waiting', 'sent', 'failed', 'unsent']),
  /** The mail server's error message, or `removedByAdmin`. */
  error: Type.String(),
  dueAt: Nullable(Instant()),
});
export type Delivery = Static<typeof Delivery>;

const shown = {
  ...head,
  cc: Type.Array(Address),
  /** Empty unless the user is the author. */
  bcc: Type.Array(Address),
  preview: Type.String(),
  attachments: Type.Array(KeptAttachment),
  /** URL of the message for an iframe; `&images=true` also loads remote images. Valid for some minutes. */
  frame: Type.String(),
  hasRemoteImages: Type.Boolean(),
  /** An unsent message of the user. */
  isDraft: Type.Boolean(),
  sendAt: Nullable(Instant()),
  /** Deliveries to external addresses; empty unless the user is the author. */
  deliveries: Type.Array(Delivery),
};
/** `thread` contains the older messages, oldest first. */
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

/** A draft for the compose window. `id` is that of the e-mail. */
export const Draft = Type.Object({
  id: Type.Integer(),
  to: Type.Array(Address),
  cc: Type.Array(Address),
  bcc: Type.Array(Address),
  subject: Type.String(),
  message: Type.String(),
  attachments: Type.Array(KeptAttachment),
  /** The e-mail that it replies to or forwards; null for a new one. */
  inReplyTo: Nullable(Type.Integer()),
  savedAt: Instant(),
  sendAt: Nullable(Instant()),
});
export type Draft = Static<typeof Draft>;

/** A suggested recipient. */
export const Recipient = Type.Object({ id: Type.Integer(), name: Type.String(), email: Type.String(), avatar: Type.String() });
export type Recipient = Static<typeof Recipient>;

export const EmailChange = Body({
  isRead: Type.Optional(Type.Boolean()),
  isStarred: Type.Optional(Type.Boolean()),
  folder: Type.Optional(Folder),
  labels: Type.Optional(Choices(Label)),
});
export type EmailChange = Static<typeof EmailChange>;
/** A change of all e-mails in a view; it can also add or remove a label and leave the other labels as they are. */
export const ViewChange = Body({ ...EmailChange.properties, addLabel: Type.Optional(Label), removeLabel: Type.Optional(Label) });
export type ViewChange = Static<typeof ViewChange>;

export const EmailIds = Type.Array(BodyId(), { minItems: 1, maxItems: 1000 });
export type EmailIds = Static<typeof EmailIds>;
