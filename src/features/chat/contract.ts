// Chats between two accounts: the specification's calls under /apps/chat, our own under /api/chat.
import { endpoint } from '#kit/contract.ts';
import { Anything, Body, Default, Id, Nothing, SearchText, Type } from '#kit/schema.ts';
import { chatUnseen } from './counted.ts';
import {
  Chat,
  Contact,
  ContactCard,
  FoundMessage,
  ListedContact,
  limits,
  Message,
  NumberedMessage,
  ProfileUser,
  Status,
} from './entities.ts';

/** At least one visible character. */
const messageText = () => Type.String({ minLength: 1, maxLength: limits.message, pattern: '\\S' });
const ByContact = Type.Object({ contact: Id() });

/** Topic of changes of profiles, which lists and open chats show: sent to all accounts, with a delay. */
export const profilesTopic = 'chatPeople';

/** The topic of changes of presence (online, away, offline): sent to all accounts, at most every five seconds. */
export const presenceTopic = 'chatPresence';

const ContactSummary = Type.Object({ id: Type.Integer(), avatar: Type.String(), fullName: Type.String(), status: Status });
const listLimit = () => Default(Type.Integer({ minimum: 0, maximum: 1000 }), 50);

export const chat = {
  list: endpoint('GET /apps/chat/chats-and-contacts', {
    access: 'signedIn',
    summary: "Chats, the one with the newest message first, all contacts (at most 1,000), and a summary of the caller's profile",
    reply: Type.Object({
      chatsContacts: Type.Array(ListedContact),
      contacts: Type.Array(ListedContact),
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
    query: Type.Object({ id: Id() }),
    reply: Type.Object({ chat: Type.Optional(Chat), contact: Contact }),
  }),
  send: endpoint('POST /apps/chat/send-msg', {
    access: 'signedIn',
    summary: 'Send a message to a contact; the first one creates the chat',
    body: Body({ obj: Anything('contact', 'message', 'chat') }),
    reply: Type.Object({ response: Type.Object({ newMessageData: Message, id: Type.Integer(), chat: Type.Optional(Chat) }) }),
    status: 201,
  }),
  ...chatUnseen,
  findContacts: endpoint('GET /api/chat/contacts', {
    access: 'signedIn',
    summary:
      "A number of chats and of contacts without one, whose name contains “q”, important ones first; only the beginning of each last message; and a summary of the caller's profile",
    query: Type.Object({ q: SearchText(), chats: listLimit(), contacts: listLimit() }),
    reply: Type.Object({
      chatsContacts: Type.Array(ListedContact),
      contacts: Type.Array(ListedContact),
      hasMoreChats: Type.Boolean(),
      hasMoreContacts: Type.Boolean(),
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
    effect: 'changes',
    summary: 'Mark a contact as important, or block them: a blocked contact cannot write to the caller',
    params: ByContact,
    body: Body({ isImportant: Type.Optional(Type.Boolean()), isBlocked: Type.Optional(Type.Boolean()) }),
    reply: ContactCard,
  }),
  messages: endpoint('GET /api/chat/contacts/:contact/messages', {
    access: 'signedIn',
    summary:
      'Messages with a contact, oldest first: the newest, those before or after one, or those around one. “seenUpto” is the last of the caller’s messages that the contact has seen',
    params: ByContact,
    query: Type.Object({
      before: Type.Optional(Id()),
      after: Type.Optional(Id()),
      around: Type.Optional(Id()),
      limit: Default(Type.Integer({ minimum: 1, maximum: 200 }), 50),
    }),
    reply: Type.Object({
      messages: Type.Array(NumberedMessage),
      hasOlder: Type.Boolean(),
      hasNewer: Type.Boolean(),
      seenUpto: Type.Integer(),
      /** The first unseen message of the contact; 0: none. */
      firstUnseen: Type.Integer(),
    }),
  }),
  searchAll: endpoint('GET /api/chat/search', {
    access: 'signedIn',
    summary: 'The newest 20 messages of all chats that contain the words of “q”',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({ messages: Type.Array(FoundMessage) }),
  }),
  search: endpoint('GET /api/chat/contacts/:contact/search', {
    access: 'signedIn',
    summary: 'Messages with a contact that contain “q”, newest first; at most 100',
    params: ByContact,
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({ messages: Type.Array(NumberedMessage), hasMore: Type.Boolean() }),
  }),
  post: endpoint('POST /api/chat/contacts/:contact/messages', {
    access: 'signedIn',
    summary: 'Send a message; “key” identifies it, so that a message sent again is stored once',
    params: ByContact,
    body: Body({ message: messageText(), key: Type.String({ minLength: 8, maxLength: 64 }) }),
    reply: NumberedMessage,
    status: 201,
  }),
  see: endpoint('PUT /api/chat/contacts/:contact/seen', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Mark the messages of a contact as read up to one',
    params: ByContact,
    body: Body({ upTo: Id() }),
    reply: Nothing,
  }),
  clear: endpoint('DELETE /api/chat/contacts/:contact/messages', {
    access: 'signedIn',
    summary: 'Clear a chat for the caller only: the messages up to now are no longer shown to them',
    params: ByContact,
    reply: Type.Object({ clearedUpto: Type.Integer(), before: Type.Integer() }),
  }),
  unclear: endpoint('PUT /api/chat/contacts/:contact/cleared', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Undo clearing a chat: “upTo” is the earlier value of “before”',
    params: ByContact,
    body: Body({ upTo: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
    reply: Nothing,
  }),
  recordActivity: endpoint('PUT /api/chat/activity', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Record that the caller is active; after ten minutes without it the account is shown as away',
    reply: Nothing,
  }),
  saveProfile: endpoint('PUT /api/chat/profile', {
    access: 'signedIn',
    summary: "Change the caller's chat profile, status or notification setting",
    body: Body({
      about: Type.Optional(Type.String({ maxLength: limits.about })),
      status: Type.Optional(Status),
      isNotificationsOn: Type.Optional(Type.Boolean()),
    }),
    reply: ProfileUser,
  }),
};

/** A topic of its own, because typing changes often and nothing else has to be refetched for it. */
export const chatTyping = {
  who: endpoint('GET /api/chat/typing', {
    access: 'signedIn',
    summary: 'Contacts who are typing a message to the caller',
    reply: Type.Object({ contacts: Type.Array(Type.Integer()) }),
  }),
  say: endpoint('PUT /api/chat/typing/:contact', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Report that the caller is typing to a contact, valid for six seconds, or has stopped',
    params: ByContact,
    body: Body({ isTyping: Type.Boolean() }),
    reply: Nothing,
  }),
};
