// The screen's address. Apart from the screen, for the router to know its type.
import { Id, Optional, SearchText, Shape } from '#kit/schema.ts';

export const chatSearch = Shape({
  /** Among chats and contacts. */
  q: SearchText(),
  /** Whose chat is open. */
  contact: Optional(Id()),
  /** The message to show. */
  message: Optional(Id()),
  /** Among the messages of the chat that is open. */
  find: SearchText(),
});
