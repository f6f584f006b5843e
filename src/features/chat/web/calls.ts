import { api } from '#kit/web/request/api.ts';
import { chat, chatTyping } from '../contract.ts';

export const calls = api('chat', chat);
export const typingCalls = api('chatTyping', chatTyping);

/** Under which the stretch of a chat is held that is on screen. */
export function messagesKey(contact: number): readonly unknown[] {
  return [...calls.messages.key(), contact];
}
