// The server side of the chat.
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { whileTyping } from '#kit/whileTyping.ts';
import { presenceTopic } from '../contract.ts';
import type { ChatOptions } from './ports.ts';
import { trackPresence } from './presence/trackPresence.ts';
import { purgeAbandonedChats, purgeOldPresence, updateOldWords } from './retention.ts';
import { chatRoutes, chatTypingRoutes } from './routes.ts';
import { findMessages } from './search.ts';
import { moveChats, seedChats } from './seed.ts';

type Ports = Omit<ChatOptions, 'recordActivity' | 'events'> & { background: Database; events: Events; onError(error: unknown): void };

export function chatFeature({ background, onError, ...ports }: Ports): Feature {
  const { events } = ports;
  const presence = trackPresence({
    ...{ database: background, readers: events.connectedUsers, onError },
    publish: () => events.publish('everybody', presenceTopic),
    publishLocally: () => events.publishHere('everybody', presenceTopic),
  });
  return {
    routes: { chat: chatRoutes({ ...ports, recordActivity: presence.recordActivity }), chatTyping: chatTypingRoutes(ports) },
    retention: [...purgeAbandonedChats, purgeOldPresence, updateOldWords],
    workers: [presence],
    searchSources: {
      messages: async (asked, { caller }) =>
        (await findMessages(ports.database, caller.id, { ...asked, q: whileTyping(asked.q) })).map(
          ({ id, contact, fullName, words, time }) => ({
            ...{ title: fullName, words, at: time, link: `/apps/chat?contact=${contact}&message=${id}` },
          }),
        ),
    },
    seed: {
      isMissing: emptyTable('chats'),
      fill: (db, { today }) => seedChats(db, today),
      move: (db, { today }) => moveChats(db, today),
    },
  };
}
