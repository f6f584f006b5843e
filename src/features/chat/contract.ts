// Chats between two accounts: the specification's calls under /apps/chat, ours under /api/chat.
import { endpoint } from '#kit/contract.ts';
import { Anything, Body, Default, Flag, Id, Integer, List, Nothing, Optional, SearchText, Shape, Text } from '#kit/schema.ts';
import { chatUnseen } from './counted.ts';
import { Chat, Contact, ContactCard, ListedContact, limits, Message, NumberedMessage, ProfileUser, Status } from './entities.ts';

/** At least one letter among what is kept of it. */
const messageText = () => Text({ minLength: 1, maxLength: limits.message, pattern: '\\S' });
const ByContact = Shape({ contact: Id() });

/** The topic of what people say of themselves, which stands in the lists and over an open chat; it is told to everybody, and not swiftly. */
export const profilesTopic = 'chatPeople';

/** The topic of changes of presence (online, away, offline): sent to all accounts, at most every five seconds. */
export const presenceTopic = 'chatPresence';

const ContactSummary = Shape({ id: Integer(), avatar: Text(), fullName: Text(), status: Status });
const listLimit = () => Default(Integer({ minimum: 0, maximum: 1000 }), 50);

export const chat = {
  list: endpoint('GET /apps/chat/chats-and-contacts', {
    access: 'signedIn',
    summary: "Chats, the one with the newest message first, all contacts (at most 1,000), and a summary of the caller's profile",
    reply: Shape({
      chatsContacts: List(ListedContact),
      contacts: List(ListedContact),
      profileUser: ContactSummary,
    }),
  }),
  profileUser: endpoint('GET /apps/chat/users/profile-user', {
    access: 'signedIn',
    summary: "The caller's chat profile and two settings",
    reply: ProfileUser,
  }),
  get: endpoint('GET /apps/chat/get-chat', {
    access: 'signedIn',
    summary: "The newest 1,000 messages with a contact, by the contact's id, which marks them as read. No chat if there are no messages",
    query: Shape({ id: Id() }),
    reply: Shape({ chat: Optional(Chat), contact: Contact }),
  }),
  send: endpoint('POST /apps/chat/send-msg', {
    access: 'signedIn',
    summary: 'Send a message to a contact; the first one creates the chat',
    body: Body({ obj: Anything('contact', 'message', 'chat') }),
    reply: Shape({ response: Shape({ newMessageData: Message, id: Integer(), chat: Optional(Chat) }) }),
    status: 201,
  }),
  ...chatUnseen,
  findContacts: endpoint('GET /api/chat/contacts', {
    access: 'signedIn',
    summary:
      "A number of chats and of contacts without one, whose name contains “q”, important ones first; only the beginning of each last message; and a summary of the caller's profile",
    query: Shape({ q: SearchText(), chats: listLimit(), contacts: listLimit() }),
    reply: Shape({
      chatsContacts: List(ListedContact),
      contacts: List(ListedContact),
      hasMoreChats: Flag(),
      hasMoreContacts: Flag(),
      profileUser: ContactSummary,
    }),
  }),
  showContact: endpoint('GET /api/chat/contacts/:contact', {
    access: 'signedIn',
    summary: 'The details of a contact',
    params: ByContact,
    reply: ContactCard,
  }),
  mark: endpoint('PUT /api/chat/contacts/:contact', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Mark a contact as important, or block them: a blocked contact cannot write to the caller',
    params: ByContact,
    body: Body({ isImportant: Optional(Flag()), isBlocked: Optional(Flag()) }),
    reply: ContactCard,
  }),
  messages: endpoint('GET /api/chat/contacts/:contact/messages', {
    access: 'signedIn',
    summary:
      'Messages with a contact, oldest first: the newest, those before or after one, or those around one. “seenUpto” is the last of the caller’s messages that the contact has seen',
    params: ByContact,
    query: Shape({
      before: Optional(Id()),
      after: Optional(Id()),
      around: Optional(Id()),
      limit: Default(Integer({ minimum: 1, maximum: 200 }), 50),
    }),
    reply: Shape({
      messages: List(NumberedMessage),
      hasOlder: Flag(),
      hasNewer: Flag(),
      seenUpto: Integer(),
      /** Of the other's messages, the first that is not seen yet; 0: none. */
      firstUnseen: Integer(),
    }),
  }),
  search: endpoint('GET /api/chat/contacts/:contact/search', {
    access: 'signedIn',
    summary: 'Messages with a contact that contain “q”, newest first; at most 100',
    params: ByContact,
    query: Shape({ q: SearchText() }),
    reply: Shape({ messages: List(NumberedMessage), hasMore: Flag() }),
  }),
  post: endpoint('POST /api/chat/contacts/:contact/messages', {
    access: 'signedIn',
    summary: 'Send a message; “key” identifies it, so that a message sent again is stored once',
    params: ByContact,
    body: Body({ message: messageText(), key: Text({ minLength: 8, maxLength: 64 }) }),
    reply: NumberedMessage,
    status: 201,
  }),
  see: endpoint('PUT /api/chat/contacts/:contact/seen', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Mark the messages of a contact as read up to one',
    params: ByContact,
    body: Body({ upTo: Id() }),
    reply: Nothing,
  }),
  clear: endpoint('DELETE /api/chat/contacts/:contact/messages', {
    access: 'signedIn',
    summary: 'Clear a chat for the caller only: the messages up to now are no longer shown to them',
    params: ByContact,
    reply: Shape({ clearedUpto: Integer(), before: Integer() }),
  }),
  unclear: endpoint('PUT /api/chat/contacts/:contact/cleared', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Undo clearing a chat: “upTo” is the earlier value of “before”',
    params: ByContact,
    body: Body({ upTo: Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
    reply: Nothing,
  }),
  recordActivity: endpoint('PUT /api/chat/activity', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Record that the caller is active; after ten minutes without it the account is shown as away',
    reply: Nothing,
  }),
  saveProfile: endpoint('PUT /api/chat/profile', {
    access: 'signedIn',
    summary: "Change the caller's chat profile, status or notification setting",
    body: Body({
      about: Optional(Text({ maxLength: limits.about })),
      status: Optional(Status),
      isNotificationsOn: Optional(Flag()),
    }),
    reply: ProfileUser,
  }),
};

/** A topic of its own: who types is told often, and nothing else has to be asked for then. */
export const chatTyping = {
  who: endpoint('GET /api/chat/typing', {
    access: 'signedIn',
    summary: 'Contacts who are typing a message to the caller',
    reply: Shape({ contacts: List(Integer()) }),
  }),
  say: endpoint('PUT /api/chat/typing/:contact', {
    access: 'signedIn',
    effect: 'keeps',
    summary: 'Report that the caller is typing to a contact, valid for six seconds, or has stopped',
    params: ByContact,
    body: Body({ isTyping: Flag() }),
    reply: Nothing,
  }),
};
