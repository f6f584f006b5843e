import type { Generated } from 'kysely';
import type { Status } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    chat_profiles: { user_id: number; about: string; status: Status | null };
    presence: PresenceTable;
    chats: ChatsTable;
    chat_messages: ChatMessagesTable;
    chat_members: ChatMembersTable;
  }
}

/** What one server process knows of an account. */
export interface PresenceTable {
  user_id: number;
  server: string;
  /** When it last had a stream of events open there; null: the last one was closed. */
  seen_at: string | null;
  active_at: string | null;
}

/** Two accounts that know each other, the smaller id first. It stays when one of them goes. */
export interface ChatsTable {
  id: Generated<number>;
  first_id: number;
  second_id: number;
  created_at: string;
}

export interface ChatMessagesTable {
  id: Generated<number>;
  chat_id: number;
  sender_id: number;
  message: string;
  /** Its words, normalised. */
  busca: string;
  /** Named by the sender's browser. */
  key: string;
  sent_at: string;
}

/** How a chat stands for one of the two. */
export interface ChatMembersTable {
  chat_id: number;
  user_id: number;
  contact_id: number;
  /** What the contact was called when they last wrote, for the time when their account is gone; and the same as `buscaOf` makes it. */
  contact_name: string;
  contact_busca: string;
  unseen: number;
  /** Message ids; 0: none. */
  seen_upto: number;
  cleared_upto: number;
  /** The newest message that is not cleared away; 0: none, and there is no chat to be seen. */
  last_id: number;
  is_important: boolean;
  is_blocked: boolean;
  typing_until: string | null;
}
