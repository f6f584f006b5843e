import { notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { chat, chatTyping, profilesTopic } from '../contract.ts';
import { findContacts } from './contactPages.ts';
import { type DisplayOptions, findCard, findProfile, listContacts } from './contacts.ts';
import {
  chatLock,
  clearMessages,
  ensureMembers,
  findKnown,
  findMember,
  markSeen,
  restoreMessages,
  sumUnseen,
  updateMember,
} from './members.ts';
import { firstUnseen, newestMessages, pageOf, toMessage } from './messages.ts';
import type { ChatOptions } from './ports.ts';
import { findProfileUser, saveProfile } from './profile.ts';
import { findMessages, searchMessages } from './search.ts';
import { readSentMessage, type SentMessage, storeMessage } from './sending.ts';
import { findTyping, setTyping } from './typing.ts';

/** The specification's client shows a chat without pages. */
const MAX_MESSAGES = 1000;
/** Messages found in all chats. */
const MAX_FOUND = 20;

export function chatRoutes({ database, events, images, recordActivity }: ChatOptions): Routes {
  /** Runs a change of the chat with a contact while holding its lock. Commands on the server have no account, and so no chats. */
  const change = <Result>({ id }: Caller, contact: number, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (id === 0) notFound();
    return database.write(work, chatLock(id, contact));
  };

  /** Has the browsers of both refetch. In a fixed order, so that events in quick succession are merged. */
  const publishToBoth = (db: Queries, one: number, other: number) =>
    afterCommit(db, () => events.publish([Math.min(one, other), Math.max(one, other)], 'chat'));

  const store = (caller: Caller, sent: SentMessage, key?: string) =>
    change(caller, sent.contact, async (db) => {
      const kept = await storeMessage(db, caller.id, sent, key);
      publishToBoth(db, caller.id, sent.contact);
      if (kept.wasTyping) afterCommit(db, () => events.publish([sent.contact], 'chatTyping'));
      return kept;
    });

  const see = (caller: Caller, contact: number, upTo: number) =>
    change(caller, contact, async (db) => {
      const member = await findMember(db, caller.id, contact);
      if (member && (await markSeen(db, member, upTo))) publishToBoth(db, caller.id, contact);
    });

  const summaryOf = async (caller: Caller, shown: DisplayOptions) => {
    const { id, avatar, fullName, status } = await findProfile(database.read, caller.id, shown);
    return { id, avatar, fullName, status };
  };

  return serve(chat, {
    list: async (_, { caller, language }) => {
      const shown = { images, language };
      const profileUser = await summaryOf(caller, shown);
      return { ...(await listContacts(database.read, caller.id, shown)), profileUser };
    },
    profileUser: (_, { caller, language }) => findProfileUser(database.read, caller.id, { images, language }),
    get: async ({ query }, { caller, language }) => {
      const { id: contactId } = query;
      const { id, fullName, role, about, avatar, status } = await findCard(database.read, caller.id, contactId, { images, language });
      const contact = { id, fullName, role, about, avatar, status };
      const member = await findMember(database.read, caller.id, contactId);
      if (!member || member.last_id === 0) return { contact };
      const messages = await newestMessages(database.read, member, MAX_MESSAGES);
      const newest = messages.at(-1)?.id ?? 0;
      // A message may have arrived in between; later ones are not part of this reply.
      if (member.unseen > 0 || newest > member.last_id) await see(caller, contactId, newest);
      return { chat: { id: member.chat_id, userId: contactId, unseenMsgs: 0, chat: messages.map(toMessage) }, contact };
    },
    send: async ({ body }, { caller, language }) => {
      const sent = readSentMessage(body.obj, language);
      const { message, chatId, isNewChat } = await store(caller, sent);
      const newMessageData = { message: message.message, time: message.time, senderId: message.senderId };
      const made = { id: chatId, userId: sent.contact, unseenMsgs: 0, chat: [newMessageData] };
      return { response: { newMessageData, id: sent.contact, ...(isNewChat && { chat: made }) } };
    },
    unseen: async (_, { caller }) => ({ unseen: await sumUnseen(database.read, caller.id) }),
    findContacts: async ({ query }, { caller, language }) => {
      const shown = { images, language };
      const profileUser = await summaryOf(caller, shown);
      return { ...(await findContacts(database.read, caller.id, query, shown)), profileUser };
    },
    showContact: ({ params }, { caller, language }) => findCard(database.read, caller.id, params.contact, { images, language }),
    mark: async ({ params: { contact }, body: { isImportant, isBlocked } }, { caller, language }) => {
      await change(caller, contact, async (db) => {
        const { is_important, is_blocked } = (await findKnown(db, caller.id, contact)) ?? { is_important: false, is_blocked: false };
        const marks = { is_important: isImportant ?? is_important, is_blocked: isBlocked ?? is_blocked };
        // Setting the same flags again must not create a chat row.
        if (marks.is_important === is_important && marks.is_blocked === is_blocked) return;
        const { own } = await ensureMembers(db, caller.id, contact);
        await updateMember(db, own, marks);
        afterCommit(db, () => events.publish([caller.id], 'chat'));
      });
      return findCard(database.read, caller.id, contact, { images, language });
    },
    messages: async ({ params: { contact }, query }, { caller }) => {
      const [member, theirs] = [await findKnown(database.read, caller.id, contact), await findMember(database.read, contact, caller.id)];
      const seenUpto = theirs?.seen_upto ?? 0;
      if (!member || member.last_id === 0) return { messages: [], hasOlder: false, hasNewer: false, seenUpto, firstUnseen: 0 };
      return { ...(await pageOf(database.read, member, query)), seenUpto, firstUnseen: await firstUnseen(database.read, member) };
    },
    searchAll: async ({ query: { q } }, { caller }) => ({ messages: await findMessages(database, caller.id, { q, limit: MAX_FOUND }) }),
    search: async ({ params: { contact }, query: { q } }, { caller }) => {
      const member = await findKnown(database.read, caller.id, contact);
      return member ? searchMessages(database.read, database.engine, member, q) : { messages: [], hasMore: false };
    },
    post: async ({ params: { contact }, body: { message, key } }, { caller }) =>
      (await store(caller, { contact, message: message.trim() }, key)).message,
    see: async ({ params: { contact }, body: { upTo } }, { caller }) => {
      const member = await findKnown(database.read, caller.id, contact);
      if (member && member.unseen > 0) await see(caller, contact, upTo);
      return undefined;
    },
    clear: ({ params: { contact } }, { caller }) =>
      change(caller, contact, async (db) => {
        const member = await findKnown(db, caller.id, contact);
        if (!member) return { clearedUpto: 0, before: 0 };
        afterCommit(db, () => events.publish([caller.id], 'chat'));
        return clearMessages(db, member);
      }),
    unclear: ({ params: { contact }, body: { upTo } }, { caller }) =>
      change(caller, contact, async (db) => {
        const member = await findKnown(db, caller.id, contact);
        if (!member) return undefined;
        await restoreMessages(db, member, upTo);
        afterCommit(db, () => events.publish([caller.id], 'chat'));
        return undefined;
      }),
    recordActivity: async (_, { caller }) => {
      await recordActivity(caller.id);
      return undefined;
    },
    saveProfile: async ({ body }, { caller, language }) => {
      if (caller.id === 0) return notFound();
      await database.write(async (db) => {
        const { isProfileChanged, isSettingChanged } = await saveProfile(db, caller.id, body);
        afterCommit(db, () => {
          if (isProfileChanged || isSettingChanged) events.publish([caller.id], 'chat');
          // Other users see it in their lists, with a delay.
          if (isProfileChanged) events.publish('everybody', profilesTopic);
          // The account settings show this switch too.
          if (isSettingChanged) events.publish([caller.id], 'account');
        });
      });
      return findProfileUser(database.read, caller.id, { images, language });
    },
  });
}

export function chatTypingRoutes({ database, events }: Pick<ChatOptions, 'database' | 'events'>): Routes {
  return serve(chatTyping, {
    who: async (_, { caller }) => ({ contacts: await findTyping(database.read, caller.id) }),
    say: async ({ params: { contact }, body: { isTyping } }, { caller }) => {
      await database.write(async (db) => {
        if (await setTyping(db, caller.id, contact, isTyping)) afterCommit(db, () => events.publish([contact], 'chatTyping'));
      });
      return undefined;
    },
  });
}
