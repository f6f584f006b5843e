// Search parameters of the screen. In a file of their own because the router needs their type.
import { Id, SearchText, Type } from '#kit/schema.ts';

export const chatSearch = Type.Object({
  /** Searches chats and contacts. */
  q: SearchText(),
  /** The contact whose chat is open. */
  contact: Type.Optional(Id()),
  /** The message to show. */
  message: Type.Optional(Id()),
  /** Searches the messages of the open chat. */
  find: SearchText(),
});
