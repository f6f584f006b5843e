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

/** What one server process knows about an account. */
export interface PresenceTable {
  user_id: number;
  server: string;
  /** When the account last had an event stream open in that process; null after the last one was closed. */
  seen_at: string | null;
  active_at: string | null;
}

/** A pair of accounts with a chat, smaller id first. The row stays when one of them is deleted. */
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
  /** Normalized words. */
  busca: string;
  /** Idempotency key of the sender's browser. */
  key: string;
  sent_at: string;
}

/** The state of a chat for one member. */
export interface ChatMembersTable {
  chat_id: number;
  user_id: number;
  contact_id: number;
  /** The contact's name at their last message, for when their account is deleted; and the same normalized by `buscaOf`. */
  contact_name: string;
  contact_busca: string;
  unseen: number;
  /** Message ids; 0: none. */
  seen_upto: number;
  cleared_upto: number;
  /** The newest message that is not cleared; 0: none, and the chat is not listed. */
  last_id: number;
  is_important: boolean;
  is_blocked: boolean;
  typing_until: string | null;
}
