// The screen's address besides folder and label, which are part of its path. Apart from the screen, for the router to know its type.
import { Day, Default, Id, SearchText, Type } from '#kit/schema.ts';

export const emailSearch = Type.Object({
  q: SearchText(),
  since: Type.Optional(Day()),
  until: Type.Optional(Day()),
  /** Only those that are not read. */
  unread: Default(Type.Boolean(), false),
  /** The mail that is open. */
  mail: Type.Optional(Id()),
  /** What is being written: a draft's id, or `new`. */
  draft: Type.Optional(Type.String({ pattern: '^(new|[1-9][0-9]{0,15})$' })),
  /** Whom a new mail is to. */
  to: Default(Type.String({ maxLength: 254 }), ''),
});
