// Mails as the calls show them.
import { Body, Choices, Flag, Instant, Integer, List, Nullable, OneOf, Optional, SentId, Shape, type Static, Text } from '#kit/schema.ts';
import { ShownFile } from '#kit/shownFile.ts';

export { EmailsMeta } from './counted.ts';

export const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export const Folder = OneOf(folders);
export type Folder = Static<typeof Folder>;

export const labels = ['private', 'company', 'important', 'personal'] as const;
export const Label = OneOf(labels);
export type Label = Static<typeof Label>;

/** A folder, the starred ones, or (empty) all but the trash. */
export const View = OneOf([...folders, 'starred', '']);
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

export const Address = Shape({ name: Text(), email: Text() });
export type Address = Static<typeof Address>;
/** What is typed or chosen; whose address belongs to an account is delivered inside. */
const SentAddress = Body({ name: Text({ maxLength: 200 }), email: Text({ minLength: 3, maxLength: 254 }) });

/** `url` is good for some hours; `thumbnail` is empty for what is no picture. */
const Attachment = Shape({ fileName: Text(), thumbnail: Text(), url: Text(), size: Text() });
export type Attachment = Static<typeof Attachment>;
/** The same with what our own screens need. `bytes` is the size; `shown` is null for what does not open in place. */
export const KeptAttachment = Shape({ ...Attachment.properties, id: Text(), bytes: Integer(), shown: Nullable(ShownFile) });
export type KeptAttachment = Static<typeof KeptAttachment>;

const From = Shape({ email: Text(), name: Text(), avatar: Text() });
const head = {
  id: Integer(),
  from: From,
  to: List(Address),
  subject: Text(),
  isStarred: Flag(),
  isRead: Flag(),
  labels: List(Label),
  time: Instant(),
  folder: Folder,
};

const plain = { ...head, cc: List(Text()), bcc: List(Text()), message: Text(), attachments: List(Attachment) };
/** The specification's mail; `replies` are the older ones of its thread, the oldest first, which have none of their own. */
export const Email = Shape({
  ...plain,
  replies: List(Shape({ ...plain, replies: List(Shape({})) })),
  hasPreviousMail: Optional(Flag()),
  hasNextMail: Optional(Flag()),
});
export type Email = Static<typeof Email>;

/** A line of the list. */
export const ListedEmail = Shape({
  ...head,
  preview: Text(),
  hasAttachments: Flag(),
  /** How many older ones its thread has. */
  replies: Integer(),
  /** An own one that has not left: it opens in the writing window. */
  isDraft: Flag(),
  /** When it is to leave, where it waits for that. */
  sendAt: Nullable(Instant()),
  /** An address outside could not be reached. */
  hasFailed: Flag(),
});
export type ListedEmail = Static<typeof ListedEmail>;

/** `unsent`: there is no mail server to hand it over to. */
export const Delivery = Shape({
  email: Text(),
  state: OneOf(['waiting', 'sent', 'failed', 'unsent']),
  /** The mail server's words, or `removedByAdmin`. */
  error: Text(),
  dueAt: Nullable(Instant()),
});
export type Delivery = Static<typeof Delivery>;

const shown = {
  ...head,
  cc: List(Address),
  /** The author alone is told of it. */
  bcc: List(Address),
  preview: Text(),
  attachments: List(KeptAttachment),
  /** Where a frame shows the message; with `&images=true` also pictures from elsewhere. Good for some hours. */
  frame: Text(),
  hasRemoteImages: Flag(),
  /** An own one that has not left. */
  isDraft: Flag(),
  sendAt: Nullable(Instant()),
  /** To addresses outside; the author alone is told of it. */
  deliveries: List(Delivery),
};
/** `thread` are the older ones, the oldest first. */
export const ShownEmail = Shape({ ...shown, thread: List(Shape(shown)), hasPrevious: Flag(), hasNext: Flag() });
export type ShownEmail = Static<typeof ShownEmail>;

export const SentDraft = Body({
  to: List(SentAddress, { maxItems: limits.recipients }),
  cc: List(SentAddress, { maxItems: limits.recipients }),
  bcc: List(SentAddress, { maxItems: limits.recipients }),
  subject: Text({ maxLength: limits.subject }),
  message: Text({ maxLength: limits.html }),
});
export type SentDraft = Static<typeof SentDraft>;

/** What the writing window edits. `id` is the mail's. */
export const Draft = Shape({
  id: Integer(),
  to: List(Address),
  cc: List(Address),
  bcc: List(Address),
  subject: Text(),
  message: Text(),
  attachments: List(KeptAttachment),
  /** What it answers or forwards; null for a new one. */
  inReplyTo: Nullable(Integer()),
  savedAt: Instant(),
  sendAt: Nullable(Instant()),
});
export type Draft = Static<typeof Draft>;

/** Somebody to write to. */
export const Recipient = Shape({ id: Integer(), name: Text(), email: Text(), avatar: Text() });
export type Recipient = Static<typeof Recipient>;

export const EmailChange = Body({
  isRead: Optional(Flag()),
  isStarred: Optional(Flag()),
  folder: Optional(Folder),
  labels: Optional(Choices(Label)),
});
export type EmailChange = Static<typeof EmailChange>;
/** The same of a whole view, where labels are also put on or taken off beside those that a mail has. */
export const ViewChange = Body({ ...EmailChange.properties, addLabel: Optional(Label), removeLabel: Optional(Label) });
export type ViewChange = Static<typeof ViewChange>;

export const EmailIds = List(SentId(), { minItems: 1, maxItems: 1000 });
export type EmailIds = Static<typeof EmailIds>;
