// Chats as the calls show them.
import { Flag, Instant, Integer, List, OneOf, Optional, Shape, type Static, Text } from '#kit/schema.ts';

export const statuses = ['online', 'away', 'busy', 'offline'] as const;
export const Status = OneOf(statuses);
export type Status = Static<typeof Status>;

export const limits = { message: 4000, about: 120 } as const;

/** The specification's message. `senderId` is an account's id. */
export const Message = Shape({ message: Text(), time: Instant(), senderId: Integer() });
export type Message = Static<typeof Message>;
/** The same with what our own screens need. */
export const NumberedMessage = Shape({ ...Message.properties, id: Integer(), key: Text() });
export type NumberedMessage = Static<typeof NumberedMessage>;

/** `role` is a job title. */
const contact = { id: Integer(), fullName: Text(), role: Text(), about: Text(), avatar: Text(), status: Status };
export const Contact = Shape(contact);
export type Contact = Static<typeof Contact>;

/** How the caller sees the contact; and whether the contact has an account that may sign in: nobody else can be written to. */
const relation = { isImportant: Flag(), isBlocked: Flag(), isActive: Flag() };
export const ListedContact = Shape({
  ...contact,
  chat: Optional(Shape({ id: Integer(), unseenMsgs: Integer(), lastMessage: Optional(Message) })),
  ...relation,
});
export type ListedContact = Static<typeof ListedContact>;

/** What the panel about somebody shows. */
export const ContactCard = Shape({ ...contact, ...relation, email: Text(), phone: Text(), company: Text(), country: Text() });
export type ContactCard = Static<typeof ContactCard>;

/** `userId` is the contact's id: of the two it is the one that the caller is not. */
export const Chat = Shape({ id: Integer(), userId: Integer(), unseenMsgs: Integer(), chat: List(Message) });
export type Chat = Static<typeof Chat>;

export const ProfileUser = Shape({
  ...contact,
  settings: Shape({ isTwoStepAuthVerificationEnabled: Flag(), isNotificationsOn: Flag() }),
});
export type ProfileUser = Static<typeof ProfileUser>;
