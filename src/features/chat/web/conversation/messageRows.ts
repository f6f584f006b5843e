// Groups messages, and adds the lines of days and unseen messages.
import type { NumberedMessage } from '../../entities.ts';

/** Messages of the same sender within this time are grouped, in milliseconds. */
const groupGap = 5 * 60_000;

export type ShownMessage = Pick<NumberedMessage, 'message' | 'time' | 'senderId'> & { id?: number };

export type MessageRow<Shown extends ShownMessage> = {
  message: Shown;
  /** A day begins here, or the unseen messages. */
  startsDay: boolean;
  startsUnseen: boolean;
  /** First and last of a group. */
  isFirst: boolean;
  isLast: boolean;
};

/**
 * @param dayOf the day of an instant in the user's time zone
 * @param firstUnseen id of the message with the line of unseen messages above it; 0: none
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
