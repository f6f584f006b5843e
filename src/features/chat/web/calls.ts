import { api } from '#kit/web/request/api.ts';
import { chat, chatTyping } from '../contract.ts';

export const calls = api('chat', chat);
export const typingCalls = api('chatTyping', chatTyping);

/** Query key of the messages of a chat. */
export function messagesKey(contact: number): readonly unknown[] {
  return [...calls.messages.key(), contact];
}
