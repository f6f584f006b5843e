// The stretch of a chat that is on screen. However long the chat is, no more of it is held than can be drawn without delay.
import type { Reply } from '#kit/contract.ts';
import type { chat } from '../../contract.ts';
import type { NumberedMessage } from '../../entities.ts';

/** Messages that follow each other without a gap, the oldest first. */
export type MessageWindow = Reply<typeof chat.messages>;

/** What goes beyond it is let go at the far end, and asked for again when it is scrolled to. */
export const maxMessages = 300;

/** What is known once the newest page was asked anew: joined to what was there where they touch. */
export function withNewest(held: MessageWindow | undefined, newest: MessageWindow): MessageWindow {
  const first = newest.messages[0];
  if (!held || !first) return newest;
  // Older ones are being looked at; what is new stands far below.
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

/** With the page before it; when it grows too long its newest end is let go. */
export function withOlder(held: MessageWindow, page: MessageWindow): MessageWindow {
  const messages = [...page.messages, ...after(held.messages, lastOf(page.messages))];
  const kept = messages.slice(0, maxMessages);
  return { ...held, messages: kept, hasOlder: page.hasOlder, hasNewer: held.hasNewer || kept.length < messages.length };
}

/** With the page behind it; when it grows too long its oldest end is let go. */
export function withNewer(held: MessageWindow, page: MessageWindow): MessageWindow {
  const messages = [...held.messages, ...after(page.messages, lastOf(held.messages))];
  const kept = messages.slice(-maxMessages);
  return {
    ...{ seenUpto: page.seenUpto, firstUnseen: page.firstUnseen },
    ...{ messages: kept, hasOlder: held.hasOlder || kept.length < messages.length, hasNewer: page.hasNewer },
  };
}

/** With what was just sent, where the end is held. */
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
