// The screen's address. Apart from the screen, for the router to know its type.
import { Id, SearchText, Type } from '#kit/schema.ts';

export const chatSearch = Type.Object({
  /** Among chats and contacts. */
  q: SearchText(),
  /** Whose chat is open. */
  contact: Type.Optional(Id()),
  /** The message to show. */
  message: Type.Optional(Id()),
  /** Among the messages of the chat that is open. */
  find: SearchText(),
});
