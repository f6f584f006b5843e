// The screen's address besides folder and label, which are part of its path. Apart from the screen, for the router to know its type.
import { Day, Default, Flag, Id, Optional, SearchText, Shape, Text } from '#kit/schema.ts';

export const emailSearch = Shape({
  q: SearchText(),
  since: Optional(Day()),
  until: Optional(Day()),
  /** Only those that are not read. */
  unread: Default(Flag(), false),
  /** The mail that is open. */
  mail: Optional(Id()),
  /** What is being written: a draft's id, or `new`. */
  draft: Optional(Text({ pattern: '^(new|[1-9][0-9]{0,15})$' })),
  /** Whom a new mail is to. */
  to: Default(Text({ maxLength: 254 }), ''),
});
