// Chats as the calls return them.
import { Instant, type Static, Type } from '#kit/schema.ts';

export const statuses = ['online', 'away', 'busy', 'offline'] as const;
export const Status = Type.Enum(statuses);
export type Status = Static<typeof Status>;

export const limits = { message: 4000, about: 120 } as const;

/** The specification's message. `senderId` is an account's id. */
export const Message = Type.Object({ message: Type.String(), time: Instant(), senderId: Type.Integer() });
export type Message = Static<typeof Message>;
/** With the fields that our own screens need. */
export const NumberedMessage = Type.Object({ ...Message.properties, id: Type.Integer(), key: Type.String() });
export type NumberedMessage = Static<typeof NumberedMessage>;
/** A message that a search of all chats has found: with whom, and the words around the match. */
export const FoundMessage = Type.Object({
  ...{ id: Type.Integer(), contact: Type.Integer(), fullName: Type.String() },
  ...{ words: Type.String(), time: Instant() },
});
export type FoundMessage = Static<typeof FoundMessage>;

/** `role` is a job title. */
const contact = {
  id: Type.Integer(),
  fullName: Type.String(),
  role: Type.String(),
  about: Type.String(),
  avatar: Type.String(),
  status: Status,
};
export const Contact = Type.Object(contact);
export type Contact = Static<typeof Contact>;

/** What the caller has set for the contact, and whether the contact has an active account: only then can they be written to. */
const relation = { isImportant: Type.Boolean(), isBlocked: Type.Boolean(), isActive: Type.Boolean() };
export const ListedContact = Type.Object({
  ...contact,
  chat: Type.Optional(Type.Object({ id: Type.Integer(), unseenMsgs: Type.Integer(), lastMessage: Type.Optional(Message) })),
  ...relation,
});
export type ListedContact = Static<typeof ListedContact>;

/** The details of a contact. */
export const ContactCard = Type.Object({
  ...contact,
  ...relation,
  email: Type.String(),
  phone: Type.String(),
  company: Type.String(),
  country: Type.String(),
});
export type ContactCard = Static<typeof ContactCard>;

/** `userId` is the contact's id. */
export const Chat = Type.Object({ id: Type.Integer(), userId: Type.Integer(), unseenMsgs: Type.Integer(), chat: Type.Array(Message) });
export type Chat = Static<typeof Chat>;

export const ProfileUser = Type.Object({
  ...contact,
  settings: Type.Object({ isTwoStepAuthVerificationEnabled: Type.Boolean(), isNotificationsOn: Type.Boolean() }),
});
export type ProfileUser = Static<typeof ProfileUser>;
