// The loaded messages of a chat, limited in number, so that they render without delay however long the chat is.
import type { Reply } from '#kit/contract.ts';
import type { chat } from '../../contract.ts';
import type { NumberedMessage } from '../../entities.ts';

/** Consecutive messages, oldest first. */
export type MessageWindow = Reply<typeof chat.messages>;

/** Messages beyond it are dropped at the far end and fetched again when scrolled to. */
export const maxMessages = 300;

/** Merges the newest page into the loaded messages if both overlap. */
export function withNewest(held: MessageWindow | undefined, newest: MessageWindow): MessageWindow {
  const first = newest.messages[0];
  if (!held || !first) return newest;
  // The user reads older messages; the new ones are far below.
  if (held.hasNewer) return { ...held, seenUpto: newest.seenUpto, firstUnseen: newest.firstUnseen };
  const touches = (held.messages.at(-1)?.id ?? 0) >= first.id;
  if (!touches || !newest.hasOlder) return { ...newest, messages: [...newest.messages, ...after(held.messages, lastOf(newest.messages))] };
  const messages = [
    ...held.messages.filter(({ id }) => id < first.id),
    ...newest.messages,
    ...after(held.messages, lastOf(newest.messages)),
  ];
  const kept = messages.slice(-maxMessages);
  return { ...newest, messages: kept, hasOlder: held.hasOlder || kept.length < messages.length };
}

/** Prepends the previous page; drops the newest messages above the maximum. */
export function withOlder(held: MessageWindow, page: MessageWindow): MessageWindow {
  const messages = [...page.messages, ...after(held.messages, lastOf(page.messages))];
  const kept = messages.slice(0, maxMessages);
  return { ...held, messages: kept, hasOlder: page.hasOlder, hasNewer: held.hasNewer || kept.length < messages.length };
}

/** Appends the next page; drops the oldest messages above the maximum. */
export function withNewer(held: MessageWindow, page: MessageWindow): MessageWindow {
  const messages = [...held.messages, ...after(page.messages, lastOf(held.messages))];
  const kept = messages.slice(-maxMessages);
  return {
    ...{ seenUpto: page.seenUpto, firstUnseen: page.firstUnseen },
    ...{ messages: kept, hasOlder: held.hasOlder || kept.length < messages.length, hasNewer: page.hasNewer },
  };
}

/** Appends a sent message if the end of the chat is loaded. */
export function withSent(held: MessageWindow, message: NumberedMessage): MessageWindow {
  if (held.hasNewer || held.messages.some(({ id }) => id === message.id)) return held;
  return { ...held, messages: [...held.messages, message].toSorted((one, other) => one.id - other.id) };
}

function after(messages: readonly NumberedMessage[], last: number): NumberedMessage[] {
  return messages.filter(({ id }) => id > last);
}

function lastOf(messages: readonly NumberedMessage[]): number {
  return messages.at(-1)?.id ?? 0;
}
