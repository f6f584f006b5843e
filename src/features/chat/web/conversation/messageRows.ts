// What stands in a chat besides its messages, and which of them belong together.
import type { NumberedMessage } from '../../entities.ts';

/** What follows so soon, from the same sender, is one train of thought. */
const groupGap = 5 * 60_000;

export type ShownMessage = Pick<NumberedMessage, 'message' | 'time' | 'senderId'> & { id?: number };

export type MessageRow<Shown extends ShownMessage> = {
  message: Shown;
  /** The day begins here, or the messages that were not seen yet. */
  startsDay: boolean;
  startsUnseen: boolean;
  /** The first and the last of a group. */
  isFirst: boolean;
  isLast: boolean;
};

/**
 * @param dayOf the reader's day of a moment
 * @param firstUnseen the id before which the line of the unseen ones stands; 0: nowhere
 */
export function rowsOf<Shown extends ShownMessage>(
  messages: readonly Shown[],
  dayOf: (time: string) => string,
  firstUnseen: number,
): MessageRow<Shown>[] {
  const days = messages.map(({ time }) => dayOf(time));
  const rows = messages.map((message, place) => {
    const before = messages[place - 1];
    const startsDay = days[place] !== days[place - 1];
    const startsUnseen = firstUnseen > 0 && message.id === firstUnseen;
    const isFirst =
      !before ||
      startsDay ||
      startsUnseen ||
      before.senderId !== message.senderId ||
      Date.parse(message.time) - Date.parse(before.time) > groupGap;
    return { message, startsDay, startsUnseen, isFirst, isLast: true };
  });
  for (const [place, row] of rows.entries()) row.isLast = rows[place + 1]?.isFirst ?? true;
  return rows;
}
