import type { Generated } from 'kysely';
import type { Status } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    chat_profiles: { user_id: number; about: string; status: Status };
    chats: ChatsTable;
    chat_messages: ChatMessagesTable;
    chat_members: ChatMembersTable;
  }
}

/** Two accounts that have written to each other, the smaller id first. */
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
  unseen: number;
  /** Message ids; 0: none. */
  seen_upto: number;
  cleared_upto: number;
  last_id: number;
  is_important: boolean;
  is_blocked: boolean;
  typing_until: string | null;
}
