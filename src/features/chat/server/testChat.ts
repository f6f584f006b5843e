// The chat calls for tests; all chats are deleted before each test.
import { beforeAll, beforeEach } from 'vitest';
import { findId, testDemo } from '#kit/server/testing/testDemo.ts';
import type { ListedContact, NumberedMessage } from '../entities.ts';

export type Lists = { chatsContacts: ListedContact[]; contacts: ListedContact[]; profileUser: object };
type Read = {
  messages: NumberedMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
  seenUpto: number;
  firstUnseen: number;
};

export const inList = (list: ListedContact[], id: number) => list.find((contact) => contact.id === id);
export const key = () => crypto.randomUUID();
export const texts = (found: { messages: { message: string }[] }) => found.messages.map(({ message }) => message);

/** Starts a server for the test file. By default the admin writes and the client reads. */
export function testChat() {
  const demo = testDemo();
  const { server, admin, client } = demo;
  /** `adelia` has no password, like all other demo users; `eulalia` is no contact because her account is not active. */
  const ids = {} as Record<'admin' | 'client' | 'adelia' | 'eulalia' | 'iara', number>;
  beforeAll(async () => {
    const [adelia, eulalia, iara] = await Promise.all(['adelia.m', 'eulalia', 'iara'].map((name) => findId(server, name)));
    Object.assign(ids, { ...demo.ids, adelia, eulalia, iara });
  });
  beforeEach(() =>
    server.database.write(async (db) => {
      await db.deleteFrom('chats').execute();
      await db.deleteFrom('chat_profiles').execute();
      await db.deleteFrom('presence').execute();
    }),
  );

  const lists = async (call = admin): Promise<Lists> => (await call('GET /apps/chat/chats-and-contacts')).json();
  const sendMsg = (contact: unknown, message: unknown, call = admin) => call('POST /apps/chat/send-msg', { obj: { contact, message } });
  const getChat = async (id: number | string, call = admin) => (await call(`GET /apps/chat/get-chat?id=${id}`)).json();
  const unseen = async (call = client): Promise<number> => (await call('GET /api/chat/unseen')).json().unseen;
  const post = async (contact: number, message: string, call = admin): Promise<NumberedMessage> => {
    const answer = await call(`POST /api/chat/contacts/${contact}/messages`, { message, key: key() });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  };
  const messages = async (contact: number, call = client, query = ''): Promise<Read> =>
    (await call(`GET /api/chat/contacts/${contact}/messages${query}`)).json();
  return { server, admin, client, ids, lists, sendMsg, getChat, unseen, post, messages };
}
